import { queryOptions, skipToken } from '@tanstack/react-query'
import { projectEndpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { call } from './api.ts'

export const projectQuery = (projectId: ProjectId | undefined) =>
  queryOptions({
    queryKey: ['projects', projectId, 'project'],
    queryFn: projectId ? ({ signal }) => call(projectEndpoints.read, { projectId }, { signal }) : skipToken,
  })
