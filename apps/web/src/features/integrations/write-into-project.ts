import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnyEndpoint, InputOf, OutputOf, ProjectId } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.ts'

interface Options<E extends AnyEndpoint> {
  projectId: ProjectId
  endpoint: E
  tell: (result: OutputOf<E>) => string
  failed: string
  onWritten: () => void
}

/** Has a service write files into the project, and says how it went. */
export function useWriteIntoProject<E extends AnyEndpoint>(options: Options<E>) {
  const { projectId, endpoint, tell, failed, onWritten } = options
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSuccess: (result) => {
      void notify.success(tell(result))
      onWritten()
      void queryClient.invalidateQueries({ queryKey: ['projects', projectId] })
    },
    onError: (error) => void notify.error(failed, error.message),
  })
}
