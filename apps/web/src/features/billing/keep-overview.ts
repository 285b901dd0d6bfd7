import type { QueryClient } from '@tanstack/react-query'
import type { BillingOverview } from '@joinery/contract'
import { billingQuery, paymentsQuery } from './billing-query.ts'

/** Shows at once what the server answered, and lets everything be read again that a plan decides. */
export function keepOverview(queryClient: QueryClient, overview: BillingOverview): void {
  queryClient.setQueryData(billingQuery.queryKey, overview)
  for (const queryKey of [paymentsQuery.queryKey, ['usage'], ['session'], ['projects']])
    void queryClient.invalidateQueries({ queryKey })
}
