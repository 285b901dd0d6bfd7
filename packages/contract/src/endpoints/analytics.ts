import { z } from 'zod'
import { analyticsReport, analyticsScope } from '../analytics.ts'
import { defineEndpoint } from '../endpoint.ts'

export const analyticsEndpoints = {
  /** Days are UTC, both ends are part of the range. Without a range: the last thirty days. */
  read: defineEndpoint({
    method: 'GET',
    path: '/api/analytics',
    input: z.strictObject({
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      scope: analyticsScope.default('own'),
    }),
    output: analyticsReport,
  }),
} as const
