import { CircleAlert, CircleCheck, CircleDashed, CirclePause } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { Backend } from '@joinery/contract'
import { Spinner } from '../../components/ui/spinner.tsx'

const words = texts.backends
const { statuses } = texts.integrations.hostedBackend

type Stage = Pick<Backend, 'status' | 'message'>

/** Where the work on a backend stands. */
export function BackendStatus({ backend }: { backend: Stage }) {
  const { status, message } = backend
  return (
    <output
      aria-label={words.status}
      className="flex gap-2.5 rounded-control border border-neutral-6 bg-neutral-2 p-3 text-14"
    >
      <span className="mt-0.5 shrink-0">
        {isWaiting(backend) ? (
          <CirclePause aria-hidden className="size-4 text-warning" />
        ) : (
          <StatusIcon status={status} />
        )}
      </span>
      <span className="min-w-0 break-words">
        <span className="font-medium">{isWaiting(backend) ? words.waiting : statuses[status]}</span>
        {message !== null && <span className="block text-neutral-11">{message}</span>}
      </span>
    </output>
  )
}

/** What went well says nothing more, unless something waits for its owner. */
export const isWaiting = ({ status, message }: Stage) => status === 'success' && message !== null

function StatusIcon({ status }: Pick<Backend, 'status'>) {
  if (status === 'success') return <CircleCheck aria-hidden className="size-4 text-success" />
  if (status === 'error') return <CircleAlert aria-hidden className="size-4 text-danger" />
  if (status === 'idle') return <CircleDashed aria-hidden className="size-4 text-neutral-10" />
  return <Spinner />
}
