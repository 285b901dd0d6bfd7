import { queryOptions } from '@tanstack/react-query'
import { integrationEndpoints } from '@joinery/contract'
import type { ProjectId, Repository } from '@joinery/contract'
import { call } from '../../lib/api.ts'

/** While work is under way the status is asked for again and again: it changes as the work does. */
export const repositoryQuery = (projectId: ProjectId, isUnderWay = false) =>
  queryOptions({
    queryKey: ['projects', projectId, 'repository'],
    queryFn: ({ signal }) => call(integrationEndpoints.repository, { projectId }, { signal }),
    refetchInterval: ({ state }) => (isUnderWay || isBusy(state.data?.repository) ? 400 : false),
  })

const isBusy = (repository: Repository | null | undefined) =>
  repository !== null &&
  repository !== undefined &&
  ['authenticating', 'creating', 'pushing'].includes(repository.status)
