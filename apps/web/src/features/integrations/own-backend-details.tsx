import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { countText, texts } from '@joinery/contract'
import type { Backend, Project } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { BackendStatus, isWaiting } from './backend-status.tsx'
import { CopyValue } from './copy-value.tsx'
import type { BackendCreation } from './create-backend.ts'
import { backendTablesQuery, isUnderWay } from './own-backend-query.ts'
import { RemoveBackendDialog } from './remove-backend-dialog.tsx'
import { WaitingMigrations } from './waiting-migrations.tsx'

const words = texts.backends

interface OwnBackendDetailsProps {
  project: Project
  backend: Backend
  creation: BackendCreation
}

/**
 * What a project's backend is, and where the work on it stands. The buttons stand above what comes later: one that moves
 * while it is pressed is not pressed.
 */
export function OwnBackendDetails({ project, backend, creation }: OwnBackendDetailsProps) {
  const [isRemoving, setIsRemoving] = useState(false)
  const isBusy = isUnderWay(backend)
  const isDone = backend.status === 'success'
  const button = isDone || isBusy ? words.migrate : words.retry
  const isForOthers = isWaiting(backend) && !project.canDelete
  return (
    <>
      <BackendStatus backend={backend} />
      <div className="flex flex-wrap gap-2">
        {!isForOthers && (
          <Button isLoading={creation.isPending || isBusy} onClick={() => creation.mutate()}>
            {button}
          </Button>
        )}
        {project.canDelete && !isBusy && (
          <Button variant="ghost" onClick={() => setIsRemoving(true)}>
            {words.remove}
          </Button>
        )}
      </div>
      <WaitingMigrations migrations={backend.waiting} button={isForOthers ? null : button} />
      {isDone && <Access project={project} backend={backend} />}
      <RemoveBackendDialog project={project} isOpen={isRemoving} onClose={() => setIsRemoving(false)} />
    </>
  )
}

function Access({ project, backend }: { project: Project; backend: Backend }) {
  const { data, isPending } = useQuery(backendTablesQuery(project.id, backend))
  const tables = data?.tables.map(({ name }) => name) ?? []
  const count = backend.migrations.length
  return (
    <>
      <dl className="grid gap-3">
        <CopyValue name={words.url} value={backend.url} />
        <CopyValue name={words.anonKey} value={backend.anonKey} help={words.anonKeyHelp} />
      </dl>
      <p className="text-14 text-neutral-10">{words.environment}</p>
      <div className="text-14 text-neutral-10">
        {count === 0 ? words.noMigrations : countText(count, words.migrations)}
        {isPending && count > 0 && <Skeleton className="my-0.5 h-4 w-2/3" />}
        {tables.length > 0 && (
          <span className="block break-words">
            {words.tables}: <span className="font-mono text-13">{tables.join(', ')}</span>
          </span>
        )}
      </div>
    </>
  )
}
