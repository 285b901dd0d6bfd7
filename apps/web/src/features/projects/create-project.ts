import { useMutation, useQueryClient } from '@tanstack/react-query'
import { projectEndpoints, settingsEndpoints } from '@joinery/contract'
import type { InputOf, ProjectId, ProjectSetup } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.ts'
import { withProject } from './project-list.ts'
import { projectsQuery } from './projects-query.ts'

export interface ProjectDraft extends InputOf<typeof projectEndpoints.create> {
  /** What it is to be written in, where that was chosen. */
  setup: ProjectSetup | null
}

export function useCreateProject() {
  const queryClient = useQueryClient()
  return useMutation({
    async mutationFn({ setup, ...draft }: ProjectDraft) {
      const created = await call(projectEndpoints.create, draft)
      // The project is there: that its setup is not kept is no reason to have it created twice.
      if (setup) await saveSetup(created.id, setup).catch((error: Error) => notify.error(error.message))
      return created
    },
    onSuccess: (created) => {
      queryClient.setQueryData(projectsQuery.queryKey, (list) => list && withProject(list, created))
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey }),
  })
}

const saveSetup = (projectId: ProjectId, setup: ProjectSetup) =>
  call(settingsEndpoints.saveProject, { projectId, setup })
