import { queryOptions } from '@tanstack/react-query'
import { integrationEndpoints } from '@joinery/contract'
import { call } from '../../lib/api.ts'

export const organizationsQuery = queryOptions({
  queryKey: ['integrations', 'organizations'],
  queryFn: ({ signal }) => call(integrationEndpoints.organizations, {}, { signal }),
})
