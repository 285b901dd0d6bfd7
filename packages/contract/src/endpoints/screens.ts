import { z } from 'zod'
import { analyticsScope } from '../analytics.ts'
import { defineEndpoint } from '../endpoint.ts'
import { databaseId, projectId, workspaceId } from '../ids.ts'
import { screenNames } from '../screens.ts'

export const screenEndpoints = {
  /**
   * All that a screen shows first, in one answer: the answers of the endpoints that it needs, each under the address at
   * which it can be asked for alone. What could not be read is left out: whoever asks for it alone hears why.
   */
  read: defineEndpoint({
    method: 'GET',
    path: '/api/screens/:screen',
    input: z.strictObject({
      screen: z.enum(screenNames),
      /** Whether what the dashboard shows around every screen is wanted too. */
      withShell: z.enum(['true', 'false']).default('true'),
      /** What the screen is about, where there are several. Without it: what the screen shows by itself. */
      projectId: projectId.optional(),
      workspaceId: workspaceId.optional(),
      databaseId: databaseId.optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      scope: analyticsScope.optional(),
    }),
    output: z.strictObject({ answers: z.record(z.string(), z.unknown()) }),
  }),
} as const
