import { queryOptions } from '@tanstack/react-query'
import { usageEndpoints } from '@joinery/contract'
import { call } from '../../lib/api.ts'

/** Asked again every 30 seconds; a browser that has the answer is told so in a few bytes. */
export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => call(usageEndpoints.read, {}, { signal }),
  refetchInterval: 30_000,
})
