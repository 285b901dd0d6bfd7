import { queryOptions } from '@tanstack/react-query'
import { billingEndpoints } from '@joinery/contract'
import type { PlanId } from '@joinery/contract'
import { call } from '../../lib/api.ts'

/** What a change would cost now. It is never taken from memory: every second makes it a little less. */
export const changeQuery = (plan: PlanId) =>
  queryOptions({
    queryKey: ['billing-change', plan],
    queryFn: ({ signal }) => call(billingEndpoints.previewChange, { planId: plan }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
