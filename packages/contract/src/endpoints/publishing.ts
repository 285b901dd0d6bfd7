import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { projectId, publicationId } from '../ids.ts'
import { openTable, publishing, tableCheck } from '../publishing.ts'

export const publishingEndpoints = {
  read: defineEndpoint({
    method: 'GET',
    path: '/api/projects/:projectId/publishing',
    input: z.strictObject({ projectId }),
    output: publishing,
  }),
  /** Begins to build the project as it is now. What is published stays until the new build stands. */
  publish: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/publishing',
    input: z.strictObject({ projectId }),
    output: publishing,
  }),
  /** Shows an earlier publication again. */
  goBack: defineEndpoint({
    method: 'PUT',
    path: '/api/projects/:projectId/publishing/live',
    input: z.strictObject({ projectId, publicationId }),
    output: publishing,
  }),
  /** Nobody sees the app from then on. Its address is kept for the next time. */
  unpublish: defineEndpoint({
    method: 'DELETE',
    path: '/api/projects/:projectId/publishing',
    input: z.strictObject({ projectId }),
    output: publishing,
  }),
  /** Which tables of the project's database are open to strangers. */
  checkTables: defineEndpoint({
    method: 'GET',
    path: '/api/projects/:projectId/publishing/tables',
    input: z.strictObject({ projectId }),
    output: tableCheck,
  }),
  /** Says that these tables are to be as open as they are. */
  allowTables: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/publishing/tables',
    input: z.strictObject({ projectId, tables: z.array(openTable).min(1).max(500) }),
    output: tableCheck,
  }),
} as const
