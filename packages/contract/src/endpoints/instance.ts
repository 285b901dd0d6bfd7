import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { instance } from '../instance.ts'

export const instanceEndpoints = {
  describe: defineEndpoint({
    method: 'GET',
    path: '/api/instance',
    input: z.strictObject({}),
    output: instance,
  }),
} as const
