import { useMutation, useQueryClient } from '@tanstack/react-query'
import { projectEndpoints } from '@joinery/contract'
import type { InputOf } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { withProject } from './project-list.ts'
import { projectsQuery } from './projects-query.ts'

export type ProjectDraft = InputOf<typeof projectEndpoints.create>

export function useCreateProject() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (draft: ProjectDraft) => call(projectEndpoints.create, draft),
    onSuccess: (created) => {
      queryClient.setQueryData(projectsQuery.queryKey, (list) => list && withProject(list, created))
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey }),
  })
}
