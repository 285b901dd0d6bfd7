import { queryOptions } from '@tanstack/react-query'
import { mailEndpoints } from '@joinery/contract'
import { call } from './api.ts'

/** Whether the outbox is there for the viewer. Nobody becomes the operator, or ceases to be, while a page is open. */
export const mailAccessQuery = queryOptions({
  queryKey: ['mail', 'access'],
  queryFn: ({ signal }) => call(mailEndpoints.access, {}, { signal }),
  staleTime: Infinity,
})
