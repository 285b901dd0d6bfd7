import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { session } from '../session.ts'

export const sessionEndpoints = {
  current: defineEndpoint({
    method: 'GET',
    path: '/api/session',
    input: z.strictObject({}),
    output: session,
  }),
} as const
