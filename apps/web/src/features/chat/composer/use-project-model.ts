import { useQuery } from '@tanstack/react-query'
import { settingsEndpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { call } from '../../../lib/api.ts'
import { notify } from '../../../lib/notify.ts'
import { projectSettingsQuery } from '../../../lib/project-settings-query.ts'
import { queryClient } from '../../../lib/query-client.ts'

/** The model that was chosen for a project, empty for none, and how to choose another one. */
export function useProjectModel(projectId: ProjectId | undefined) {
  const { data } = useQuery(projectSettingsQuery(projectId))
  return {
    model: data?.model ?? '',
    choose: (model: string) => projectId && void saveProjectModel(projectId, model),
  }
}

/** Shown at once, and taken back with a word where the server does not keep it. */
export async function saveProjectModel(projectId: ProjectId, model: string): Promise<void> {
  const { queryKey } = projectSettingsQuery(projectId)
  const chosen = model === '' ? null : model
  queryClient.setQueryData(queryKey, (before) => before && { ...before, model: chosen })
  try {
    queryClient.setQueryData(
      queryKey,
      await call(settingsEndpoints.saveProject, { projectId, model: chosen }),
    )
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey })
    void notify.error(error instanceof Error ? error.message : String(error))
  }
}
