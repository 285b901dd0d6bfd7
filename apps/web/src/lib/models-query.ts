import { queryOptions } from '@tanstack/react-query'
import { runEndpoints } from '@joinery/contract'
import { call } from './api.ts'

/** The models that this instance gives access to. They change with its settings, not while one looks. */
export const modelsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: ({ signal }) => call(runEndpoints.models, {}, { signal }),
  staleTime: Infinity,
})
