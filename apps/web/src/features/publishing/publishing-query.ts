import { queryOptions } from '@tanstack/react-query'
import { publishingEndpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { call } from '../../lib/api.ts'

/** While a build goes on its state is asked for again and again: nothing else tells when it stands. */
export const publishingQuery = (projectId: ProjectId) =>
  queryOptions({
    queryKey: ['projects', projectId, 'publishing'],
    queryFn: ({ signal }) => call(publishingEndpoints.read, { projectId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.publications[0]?.status === 'building' ? 500 : false),
  })

export const openTablesQuery = (projectId: ProjectId) =>
  queryOptions({
    queryKey: ['projects', projectId, 'open-tables'],
    queryFn: ({ signal }) => call(publishingEndpoints.checkTables, { projectId }, { signal }),
  })
