import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { Repository } from '@joinery/contract'
import { Spinner } from '../../components/ui/spinner.tsx'

const words = texts.integrations.codeHosting

/** Where the work with a repository is, or how it ended. */
export function RepositoryStatusLine({ repository }: { repository: Repository }) {
  const { status, message } = repository
  return (
    <output
      aria-label={words.panel.status}
      className="flex gap-2.5 rounded-control border border-neutral-6 bg-neutral-2 p-3 text-14"
    >
      <span className="mt-0.5 shrink-0">
        <StatusIcon status={status} />
      </span>
      <span className="min-w-0 break-words">
        <span className="font-medium">{words.statuses[status]}</span>
        {message !== null && <span className="block text-neutral-11">{message}</span>}
      </span>
    </output>
  )
}

function StatusIcon({ status }: Pick<Repository, 'status'>) {
  if (status === 'success') return <CircleCheck aria-hidden className="size-4 text-success" />
  if (status === 'error') return <CircleAlert aria-hidden className="size-4 text-danger" />
  if (status === 'idle') return <CircleDashed aria-hidden className="size-4 text-neutral-10" />
  return <Spinner />
}
