import { queryOptions } from '@tanstack/react-query'
import { billingAccount } from '../../lib/browser-billing-account.ts'

/** Asked again every 30 seconds; a browser that has the answer is told so in a few bytes. */
export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => billingAccount.readUsage({ signal }),
  refetchInterval: 30_000,
})
