import { queryOptions } from '@tanstack/react-query'
import { aiProviderEndpoints } from '@joinery/contract'
import { call } from '../../lib/api.ts'

/** The providers of models, each with whether one's own key is connected. */
export const providersQuery = queryOptions({
  queryKey: ['ai-providers'],
  queryFn: ({ signal }) => call(aiProviderEndpoints.list, {}, { signal }),
})
