import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { billingEndpoints } from '@joinery/contract'
import { call } from '../../lib/api.ts'

const billingKey = ['billing']

/** How the account stands. Asked again every 30 seconds, because the provider may have changed it. */
export const billingQuery = queryOptions({
  queryKey: [...billingKey, 'overview'],
  queryFn: ({ signal }) => call(billingEndpoints.overview, {}, { signal }),
  refetchInterval: 30_000,
})

const fromTheStart = (): string | undefined => undefined

export const paymentsQuery = infiniteQueryOptions({
  queryKey: [...billingKey, 'payments'],
  queryFn: ({ pageParam, signal }) => call(billingEndpoints.payments, { after: pageParam }, { signal }),
  initialPageParam: fromTheStart(),
  getNextPageParam: ({ next }) => next ?? undefined,
})
