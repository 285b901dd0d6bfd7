import { z } from 'zod'
import { defineOperation } from '../wire/operation.ts'

/** Whose sandbox this is. */
export const accountOperations = [
  defineOperation({
    method: 'get',
    path: '/v1/account',
    params: z.strictObject({}),
    run: async () => ({
      id: 'acct_sandbox',
      object: 'account',
      charges_enabled: true,
      country: 'US',
      default_currency: 'usd',
      details_submitted: true,
      email: null,
      payouts_enabled: false,
      type: 'none',
    }),
  }),
]
