import { z } from 'zod'
import { defineOperation } from '../wire/operation.ts'

/** Whose sandbox this is: nobody asks for more than the id. */
export const accountOperations = [
  defineOperation({
    method: 'get',
    path: '/v1/account',
    params: z.strictObject({}),
    run: async () => ({ id: 'acct_sandbox', object: 'account', country: 'US', default_currency: 'usd' }),
  }),
]
