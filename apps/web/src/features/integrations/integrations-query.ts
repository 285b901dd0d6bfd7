import { queryOptions } from '@tanstack/react-query'
import { integrationEndpoints } from '@joinery/contract'
import { call } from '../../lib/api.ts'

export const integrationsQuery = queryOptions({
  queryKey: ['integrations'],
  queryFn: ({ signal }) => call(integrationEndpoints.list, {}, { signal }),
})
