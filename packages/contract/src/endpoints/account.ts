import { z } from 'zod'
import { accountExport, device } from '../account.ts'
import { defineEndpoint } from '../endpoint.ts'

export const accountEndpoints = {
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
} as const
