import { queryOptions } from '@tanstack/react-query'
import { endpoints } from '@joinery/contract'
import { call } from './api.ts'

/** Who is using the page. Asked once and again after a while, not at every change of screen. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call(endpoints.session.current, {}, { signal }),
  staleTime: 60_000,
})
