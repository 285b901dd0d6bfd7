import { queryOptions } from '@tanstack/react-query'
import { accountEndpoints } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { accountKey } from './account-query.ts'

export const devicesQuery = queryOptions({
  queryKey: [...accountKey, 'devices'],
  queryFn: ({ signal }) => call(accountEndpoints.devices, {}, { signal }),
})
