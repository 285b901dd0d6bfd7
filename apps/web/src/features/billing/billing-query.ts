import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { billingAccount } from '../../lib/browser-billing-account.ts'

const billingKey = ['billing']

/** How the account stands. Asked again every 30 seconds, because the provider may have changed it. */
export const billingQuery = queryOptions({
  queryKey: [...billingKey, 'overview'],
  queryFn: ({ signal }) => billingAccount.readSubscription({ signal }),
  refetchInterval: 30_000,
})

const fromTheStart = (): string | undefined => undefined

export const paymentsQuery = infiniteQueryOptions({
  queryKey: [...billingKey, 'payments'],
  queryFn: ({ pageParam, signal }) => billingAccount.readPayments(pageParam, { signal }),
  initialPageParam: fromTheStart(),
  getNextPageParam: ({ next }) => next ?? undefined,
})
