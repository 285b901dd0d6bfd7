import { queryOptions } from '@tanstack/react-query'
import { backendEndpoints } from '@joinery/contract'
import type { Backend, ProjectId } from '@joinery/contract'
import { call } from '../../lib/api.ts'

/**
 * While work is under way the status is asked for again and again: it changes as the work does. It is looked at now and then
 * at other times too, since a file that is saved elsewhere sets work off.
 */
export const ownBackendQuery = (projectId: ProjectId) =>
  queryOptions({
    queryKey: ['projects', projectId, 'backend'],
    queryFn: ({ signal }) => call(backendEndpoints.find, { projectId }, { signal }),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.backend) ? 400 : 5_000),
  })

export const backendTablesQuery = (projectId: ProjectId, backend: Backend) =>
  queryOptions({
    // What was carried out decides which tables there are.
    queryKey: ['projects', projectId, 'backend', 'schema', backend.status, backend.migrations.length],
    queryFn: ({ signal }) => call(backendEndpoints.schema, { projectId }, { signal }),
  })

export const isUnderWay = (backend: Backend | null | undefined): boolean =>
  backend !== null &&
  backend !== undefined &&
  ['provisioning', 'configuring', 'migrating'].includes(backend.status)
