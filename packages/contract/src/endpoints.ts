import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { instance } from './instance.ts'
import { session } from './session.ts'

/** Every operation of the API, by area. */
export const endpoints = {
  instance: {
    describe: defineEndpoint({
      method: 'GET',
      path: '/api/instance',
      input: z.strictObject({}),
      output: instance,
    }),
  },
  session: {
    current: defineEndpoint({
      method: 'GET',
      path: '/api/session',
      input: z.strictObject({}),
      output: session,
    }),
  },
  missingPages: {
    /** The 404 page tells which address led nowhere, so that the operator finds broken links in the log. */
    record: defineEndpoint({
      method: 'POST',
      path: '/api/missing-pages',
      input: z.strictObject({ path: z.string().min(1).max(2048).startsWith('/') }),
      output: z.strictObject({ recorded: z.literal(true) }),
    }),
  },
} as const
