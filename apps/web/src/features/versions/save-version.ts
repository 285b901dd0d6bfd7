import { useMutation, useQueryClient } from '@tanstack/react-query'
import { texts, versionEndpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.ts'
import { versionsQuery } from './versions-query.ts'

/** Keeps the files as they are under a number of their own. */
export function useSaveVersion(projectId: ProjectId) {
  const queryClient = useQueryClient()
  const { saved, saveFailed } = texts.versions.notices
  return useMutation({
    mutationFn: (description: string) => call(versionEndpoints.save, { projectId, description }),
    onSuccess: async () => {
      void notify.success(saved)
      await queryClient.invalidateQueries(versionsQuery(projectId))
    },
    onError: (error) => void notify.error(saveFailed, error.message),
  })
}
