import { useMutation, useQueryClient } from '@tanstack/react-query'
import { backendEndpoints, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.ts'
import { isUnderWay, ownBackendQuery } from './own-backend-query.ts'

export type BackendCreation = ReturnType<typeof useCreateBackend>

/** Makes the backend of a project, or carries out what its migrations lack. */
export function useCreateBackend(projectId: ProjectId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(backendEndpoints.create, { projectId }),
    onSuccess: (answer) => {
      const { queryKey } = ownBackendQuery(projectId)
      queryClient.setQueryData(queryKey, answer)
      if (!isUnderWay(answer.backend)) void queryClient.invalidateQueries({ queryKey })
    },
    onError: (error) => void notify.error(texts.backends.failed, error.message),
  })
}
