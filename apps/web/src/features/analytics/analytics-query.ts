import { queryOptions } from '@tanstack/react-query'
import { analyticsEndpoints } from '@joinery/contract'
import type { AnalyticsScope } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { lastDays } from './last-days.ts'

interface Wanted {
  days: number
  scope: AnalyticsScope
}

/** The last days up to today, in one round trip. */
export const analyticsQuery = ({ days, scope }: Wanted) =>
  queryOptions({
    queryKey: ['analytics', scope, days],
    queryFn: ({ signal }) =>
      call(analyticsEndpoints.read, { ...lastDays(days, new Date()), scope }, { signal }),
    // The figures of the range before stay in sight while the next ones come.
    placeholderData: (before) => before,
  })
