import { useMutation, useQueryClient } from '@tanstack/react-query'
import { projectEndpoints, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.ts'
import { changeListAtOnce } from './change-list-at-once.ts'
import { withoutProject } from '../../lib/project-list.ts'
import { projectsQuery } from '../../lib/projects-query.ts'

interface Deletion {
  projectId: ProjectId
  /** The title, as it was typed. */
  confirmation: string
}

/** Takes the project off the list at once, and puts it back where the server refuses. */
export function useDeleteProject() {
  const queryClient = useQueryClient()
  const { succeeded, failed } = texts.projects.delete
  return useMutation({
    mutationFn: (deletion: Deletion) => call(projectEndpoints.delete, deletion),
    onMutate: ({ projectId }) => changeListAtOnce(queryClient, (list) => withoutProject(list, projectId)),
    onSuccess: () => void notify.success(succeeded),
    onError: (error, _, undo) => {
      undo?.()
      void notify.error(failed, error.message)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey }),
  })
}
