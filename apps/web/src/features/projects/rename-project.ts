import { useMutation, useQueryClient } from '@tanstack/react-query'
import { projectEndpoints, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.ts'
import { changeListAtOnce } from './change-list-at-once.ts'
import { withTitle } from '../../lib/project-list.ts'
import { projectQuery } from '../../lib/project-query.ts'
import { projectsQuery } from '../../lib/projects-query.ts'

interface Renaming {
  projectId: ProjectId
  title: string
}

/** Renames at once, and takes it back where the server refuses. */
export function useRenameProject() {
  const queryClient = useQueryClient()
  const { succeeded, failed } = texts.projects.rename
  return useMutation({
    mutationFn: (renaming: Renaming) => call(projectEndpoints.update, renaming),
    onMutate: ({ projectId, title }) =>
      changeListAtOnce(queryClient, (list) => withTitle(list, projectId, title)),
    onSuccess(project) {
      queryClient.setQueryData(projectQuery(project.id).queryKey, project)
      void notify.success(succeeded)
    },
    onError: (error, _, undo) => {
      undo?.()
      void notify.error(failed, error.message)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey }),
  })
}
