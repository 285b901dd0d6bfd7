import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { billingEndpoints } from '@joinery/contract'
import { call } from '../../../lib/api.ts'

const operationsKey = ['billing-operations']

export const operationsQuery = queryOptions({
  queryKey: [...operationsKey, 'state'],
  queryFn: ({ signal }) => call(billingEndpoints.operations, {}, { signal }),
  refetchInterval: 30_000,
})

const fromTheStart = (): string | undefined => undefined

export const eventsQuery = infiniteQueryOptions({
  queryKey: [...operationsKey, 'events'],
  queryFn: ({ pageParam, signal }) => call(billingEndpoints.events, { after: pageParam }, { signal }),
  initialPageParam: fromTheStart(),
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchInterval: 30_000,
})
