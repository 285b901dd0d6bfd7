import { queryOptions } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import { authMessage } from '../../lib/auth-message.ts'
import { authClient } from '../../lib/auth.ts'

export const accountKey = ['account']

/** The account as the service holds it: address, factors, identities. */
export const accountQuery = (userId: string) =>
  queryOptions({
    queryKey: [...accountKey, userId],
    queryFn: async () => {
      const client = await authClient()
      const { data, error } = await client.getUser()
      if (error) throw new Error(authMessage(error, texts.account.loadFailed.sentence), { cause: error })
      return data.user
    },
    // It may have been asked for a moment before the screen is there.
    staleTime: 5_000,
  })
