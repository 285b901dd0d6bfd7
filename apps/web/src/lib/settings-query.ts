import { queryOptions } from '@tanstack/react-query'
import { settingsEndpoints } from '@joinery/contract'
import { call } from './api.ts'

/** What the user has set, wherever they sign in. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(settingsEndpoints.read, {}, { signal }),
})
