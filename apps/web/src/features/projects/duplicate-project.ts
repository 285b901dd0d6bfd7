import { useMutation, useQueryClient } from '@tanstack/react-query'
import { projectEndpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { withProject } from '../../lib/project-list.ts'
import { projectsQuery } from '../../lib/projects-query.ts'

export function useDuplicateProject() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (projectId: ProjectId) => call(projectEndpoints.duplicate, { projectId }),
    onSuccess: (copy) => {
      queryClient.setQueryData(projectsQuery.queryKey, (list) => list && withProject(list, copy))
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey }),
  })
}
