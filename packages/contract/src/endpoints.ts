import { z } from 'zod'
import { accountExport, device } from './account.ts'
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
  account: {
    devices: defineEndpoint({
      method: 'GET',
      path: '/api/account/devices',
      input: z.strictObject({}),
      output: z.strictObject({ devices: z.array(device) }),
    }),
    signOutDevice: defineEndpoint({
      method: 'DELETE',
      path: '/api/account/devices/:deviceId',
      input: z.strictObject({ deviceId: z.uuid() }),
      output: z.strictObject({ isSignedOut: z.literal(true) }),
    }),
    export: defineEndpoint({
      method: 'GET',
      path: '/api/account/export',
      input: z.strictObject({}),
      output: accountExport,
    }),
    /** For good. The address, or the word of an account without one, is typed to confirm. */
    delete: defineEndpoint({
      method: 'POST',
      path: '/api/account/delete',
      input: z.strictObject({ confirmation: z.string().max(320) }),
      output: z.strictObject({ isDeleted: z.literal(true) }),
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
