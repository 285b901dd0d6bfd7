import { useQuery } from '@tanstack/react-query'
import { ArrowUpFromLine } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import type { Version } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { notify } from '../../lib/notify.ts'
import { repositoryQuery } from './repository-query.ts'
import { usePush } from './work-with-repository.ts'

const { panel, repository } = texts.integrations.codeHosting

/** Pushes one version of the history as a commit. */
export function PushVersionButton({ version }: { version: Version }) {
  const { data } = useQuery(repositoryQuery(version.projectId))
  const { mutate, isPending } = usePush(version.projectId)
  const push = () => {
    if (data && !data.repository?.remoteUrl) return void notify.error(repository.noUrl)
    return mutate({ versionId: version.id })
  }
  return (
    <Button
      aria-label={fillText(panel.pushVersion, { n: version.versionNumber })}
      isLoading={isPending}
      onClick={push}
    >
      {!isPending && <ArrowUpFromLine aria-hidden className="size-4 max-sm:hidden" />}
      {panel.push}
    </Button>
  )
}
