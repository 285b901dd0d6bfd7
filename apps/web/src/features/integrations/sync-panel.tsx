import type { SubmitEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import { integrationEndpoints, texts } from '@joinery/contract'
import type { ProjectId, Repository } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { enteredText } from './connect-form.tsx'
import { ConflictChoice } from './conflict-choice.tsx'
import { conflictsOf } from './conflicts-of.ts'
import { RepositoryAddress } from './repository-address.tsx'
import { repositoryQuery } from './repository-query.ts'
import { RepositoryStatusLine } from './repository-status-line.tsx'
import { meant, useChangeRepository, usePull, usePush } from './work-with-repository.ts'

interface SyncPanelProps {
  projectId: ProjectId
  repository: Repository
  onPulled: () => void
}

const { panel } = texts.integrations.codeHosting

/** A linked repository: where it is, how it stands, and the two directions. */
export function SyncPanel({ projectId, repository: given, onPulled }: SyncPanelProps) {
  const push = usePush(projectId)
  const pull = usePull({ projectId, onPulled })
  const isUnderWay = push.isPending || pull.isPending
  const { data } = useQuery(repositoryQuery(projectId, isUnderWay))
  const repository = data?.repository ?? given

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const message = enteredText(new FormData(event.currentTarget), 'message')
    push.mutate(message === '' ? {} : { message })
  }

  return (
    <div className="grid gap-5">
      <RepositoryAddress repository={repository} />
      <RepositoryStatusLine repository={repository} />
      {!pull.isPending && <ConflictChoice paths={conflictsOf(pull.error)} onChoose={pull.mutate} />}
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={panel.message}
          name="message"
          maxLength={2_000}
          autoComplete="off"
          placeholder={texts.versions.commitMessage}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" isLoading={push.isPending} disabled={pull.isPending}>
            <ArrowUpFromLine aria-hidden className="size-4" />
            {panel.pushNow}
          </Button>
          <Button isLoading={pull.isPending} disabled={push.isPending} onClick={() => pull.mutate('refuse')}>
            <ArrowDownToLine aria-hidden className="size-4" />
            {panel.pull}
          </Button>
          <Unlink projectId={projectId} repository={repository} isDisabled={isUnderWay} />
        </div>
      </form>
    </div>
  )
}

interface UnlinkProps {
  projectId: ProjectId
  repository: Repository
  isDisabled: boolean
}

/** Takes the link away. What was pushed stays where it is. */
function Unlink({ projectId, repository, isDisabled }: UnlinkProps) {
  const { mutate, isPending } = useChangeRepository(projectId, {
    endpoint: integrationEndpoints.unlinkRepository,
    done: panel.unlinked,
    failed: panel.unlinkFailed,
  })
  return (
    <Button
      variant="ghost"
      className="ml-auto"
      isLoading={isPending}
      disabled={isDisabled}
      onClick={() => mutate({ projectId, ...meant(repository) })}
    >
      {panel.unlink}
    </Button>
  )
}
