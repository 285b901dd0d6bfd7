import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { usageReport } from '../usage.ts'

export const usageEndpoints = {
  /**
   * Carries an ETag: asking again with it costs next to nothing. At the same path with `/stream` behind it is a stream
   * of server-sent events named `usage`, each with a whole report, one at once and one after every change.
   */
  read: defineEndpoint({
    method: 'GET',
    path: '/api/usage',
    input: z.strictObject({}),
    output: usageReport,
  }),
} as const
