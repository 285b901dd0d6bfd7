import type { QueryClient } from '@tanstack/react-query'
import type { ProjectList } from '../../lib/project-list.ts'
import { projectsQuery } from '../../lib/projects-query.ts'

/**
 * Shows a change of the list before the server has agreed, and returns what takes it back. An answer that is still
 * on its way would bring the old list back, so it is dropped.
 */
export async function changeListAtOnce(queryClient: QueryClient, change: (list: ProjectList) => ProjectList) {
  const { queryKey } = projectsQuery
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData(queryKey)
  queryClient.setQueryData(queryKey, (list) => list && change(list))
  return () => queryClient.setQueryData(queryKey, before)
}
