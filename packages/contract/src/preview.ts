import { z } from 'zod'
import { sourcePosition } from './preview-messages.ts'

/** What went wrong while the app ran in its frame. */
export const previewError = z.strictObject({
  kind: z.enum(['error', 'unhandled-rejection']),
  message: z.string(),
  /** The first place in the project's own files. Null where none is known. */
  position: sourcePosition.nullable(),
  at: z.iso.datetime(),
})

export type PreviewError = z.infer<typeof previewError>

/** What became of a package that was to be added. */
export const addedPackage = z.strictObject({
  name: z.string(),
  /** Null where it could not be added. */
  version: z.string().nullable(),
  /** Why not, in a sentence. */
  reason: z.string().nullable(),
})

export type AddedPackage = z.infer<typeof addedPackage>
