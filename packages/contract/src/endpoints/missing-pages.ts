import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

export const missingPageEndpoints = {
  /** The 404 page tells which address led nowhere, so that the operator finds broken links in the log. */
  record: defineEndpoint({
    method: 'POST',
    path: '/api/missing-pages',
    input: z.strictObject({ path: z.string().min(1).max(2048).startsWith('/') }),
    output: z.strictObject({ recorded: z.literal(true) }),
  }),
} as const
