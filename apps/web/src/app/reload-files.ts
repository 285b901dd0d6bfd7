import type { ProjectId } from '@joinery/contract'
import { queryClient } from '../lib/query-client.ts'

/** The files were changed by something that is none of their own screens. */
export function reloadFiles(projectId: ProjectId): void {
  void queryClient.invalidateQueries({ queryKey: ['projects', projectId, 'files'] })
}
