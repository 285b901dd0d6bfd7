import { queryOptions, skipToken } from '@tanstack/react-query'
import { settingsEndpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { call } from './api.ts'

/** What one project is set to. */
export const projectSettingsQuery = (projectId: ProjectId | undefined) =>
  queryOptions({
    queryKey: ['projects', projectId, 'settings'],
    queryFn: projectId
      ? ({ signal }) => call(settingsEndpoints.readProject, { projectId }, { signal })
      : skipToken,
  })
