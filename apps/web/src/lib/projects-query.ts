import { queryOptions } from '@tanstack/react-query'
import { projectEndpoints } from '@joinery/contract'
import { call } from './api.ts'

export const projectsQuery = queryOptions({
  queryKey: ['projects', 'list'],
  queryFn: ({ signal }) => call(projectEndpoints.list, {}, { signal }),
})
