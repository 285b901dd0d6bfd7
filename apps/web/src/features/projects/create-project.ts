import { useMutation, useQueryClient } from '@tanstack/react-query'
import { projectEndpoints, settingsEndpoints } from '@joinery/contract'
import type { InputOf, ProjectSetup } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.ts'
import { keepSetup } from './keep-setup.ts'
import { withProject } from '../../lib/project-list.ts'
import { projectsQuery } from '../../lib/projects-query.ts'

export interface ProjectDraft extends InputOf<typeof projectEndpoints.create> {
  /** What it is to be written in, where that was chosen. */
  setup: ProjectSetup | null
}

export function useCreateProject() {
  const queryClient = useQueryClient()
  return useMutation({
    async mutationFn({ setup, ...draft }: ProjectDraft) {
      const created = await call(projectEndpoints.create, draft)
      if (setup) {
        await keepSetup({
          save: () => call(settingsEndpoints.saveProject, { projectId: created.id, setup }),
          tell: notify.error,
          log: reportError,
        })
      }
      return created
    },
    onSuccess: (created) => {
      queryClient.setQueryData(projectsQuery.queryKey, (list) => list && withProject(list, created))
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey }),
  })
}
