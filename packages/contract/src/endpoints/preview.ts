import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { projectId } from '../ids.ts'
import { modulePosition, sourcePosition } from '../preview-messages.ts'
import { addedPackage, previewError } from '../preview.ts'
import { webAddress } from '../web-address.ts'

export const previewEndpoints = {
  /**
   * The way to a project's preview. The address holds for a minute and for whoever asked; a frame that loads it stays
   * signed in by a cookie of its own, so a reload inside the frame needs no new address.
   */
  open: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/preview',
    changesNothing: true,
    input: z.strictObject({
      projectId,
      /** Where in the app to begin, such as `/shop/1`. */
      path: z
        .string()
        .regex(/^\/(?![/\\])/)
        .max(2_000)
        .default('/'),
      /** For browsers that find no names below localhost: the preview stands at a port of the address that is open. */
      byPort: z.boolean().default(false),
    }),
    output: z.strictObject({
      url: webAddress,
      /** Messages from the frame come from here, and messages to it go here. */
      origin: webAddress,
      /** False while there is nothing to show. The address works all the same: its frame waits for the first files. */
      hasPreview: z.boolean(),
    }),
  }),
  /** Places in modules, as a frame's errors name them, in the project's own files. Null for code that nobody wrote. */
  locate: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/preview/locate',
    changesNothing: true,
    input: z.strictObject({ projectId, positions: z.array(modulePosition).max(30) }),
    output: z.strictObject({ positions: z.array(sourcePosition.nullable()) }),
  }),
  /**
   * Adds packages that the project imports and the preview lacks: the version that its package.json names, or the latest.
   * None of their code runs on the server.
   */
  addPackages: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/preview/packages',
    input: z.strictObject({ projectId, names: z.array(z.string().min(1).max(214)).min(1).max(10) }),
    output: z.strictObject({ packages: z.array(addedPackage) }),
  }),
  /** What went wrong in the project's frames lately, oldest first. */
  errors: defineEndpoint({
    method: 'GET',
    path: '/api/projects/:projectId/preview/errors',
    input: z.strictObject({ projectId, since: z.iso.datetime().optional() }),
    output: z.strictObject({ errors: z.array(previewError) }),
  }),
} as const
