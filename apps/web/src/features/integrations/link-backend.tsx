import { useMutation, useQuery } from '@tanstack/react-query'
import { integrationEndpoints, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.ts'
import { repositoryQuery } from './repository-query.ts'

const words = texts.integrations.hostedBackend

/** Tells builds at the code host where the hosted backend is, once the project has a repository there. */
export function LinkBackend({ projectId }: { projectId: ProjectId }) {
  const { data } = useQuery(repositoryQuery(projectId))
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(integrationEndpoints.linkBackend, { projectId }),
    onSuccess: () => void notify.success(words.linked),
    onError: (error) => void notify.error(words.linkFailed, error.message),
  })
  if (!data?.repository?.url) return null
  return (
    <>
      <p className="text-14 text-neutral-10">{words.linkHelp}</p>
      <div>
        <Button isLoading={isPending} onClick={() => mutate()}>
          {words.link}
        </Button>
      </div>
    </>
  )
}
