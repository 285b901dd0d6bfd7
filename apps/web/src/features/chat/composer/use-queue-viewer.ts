import { useQuery } from '@tanstack/react-query'
import type { ProjectId } from '@joinery/contract'
import { projectQuery } from '../../../lib/project-query.ts'
import { useAuthState } from '../../../lib/use-auth-state.ts'

/** Who looks at what waits. Whoever may delete the project is an admin of its workspace. */
export function useQueueViewer(projectId: ProjectId, isAsked: boolean) {
  const auth = useAuthState()
  const { data: project } = useQuery({ ...projectQuery(projectId), enabled: isAsked })
  return {
    userId: auth.kind === 'signed-in' ? auth.user.id : undefined,
    isAdmin: project?.canDelete ?? false,
  }
}
