import { queryOptions } from '@tanstack/react-query'
import { runEndpoints } from '@joinery/contract'
import { call } from '../../lib/api.ts'

/** The models of this installation. They change with its settings, so rarely. */
export const modelsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: ({ signal }) => call(runEndpoints.models, {}, { signal }),
  staleTime: 300_000,
})
