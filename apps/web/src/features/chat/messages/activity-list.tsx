import { Check, LoaderCircle, X } from 'lucide-react'
import { countText, texts } from '@joinery/contract'
import type { RunActivity } from '../session/run-state.ts'

/** What the run did beside writing files. The newest stands outside; all of it is one click away. */
export function ActivityList({ activities }: { activities: readonly RunActivity[] }) {
  const newest = activities.at(-1)
  if (!newest) return null
  return (
    <details className="group/activities min-w-0 text-13 text-neutral-10">
      <summary className="flex w-fit max-w-full list-none items-center gap-2 rounded-control pointer-coarse:py-2 [&::-webkit-details-marker]:hidden">
        <ActivityMark state={newest.state} />
        <span className="min-w-0 truncate">{newest.title}</span>
        <span className="shrink-0 underline underline-offset-4">
          {countText(activities.length, texts.chat.activities.counted)}
        </span>
      </summary>
      <ol
        aria-label={texts.chat.activities.label}
        className="mt-2 grid gap-1.5 border-l-2 border-neutral-5 pl-3"
      >
        {activities.map((activity) => (
          <li key={activity.id} className="flex items-start gap-2">
            <ActivityMark state={activity.state} />
            <span className="grid min-w-0">
              <span className="wrap-anywhere text-neutral-11">{activity.title}</span>
              {activity.detail !== null && (
                <span className="font-mono text-12 wrap-anywhere">{activity.detail}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}

function ActivityMark({ state }: { state: RunActivity['state'] }) {
  const place = 'mt-0.5 size-3.5 shrink-0'
  if (state === 'started') return <LoaderCircle aria-hidden className={`${place} animate-spin text-accent`} />
  if (state === 'failed') return <X aria-hidden className={`${place} text-danger`} />
  return <Check aria-hidden className={`${place} text-success`} />
}
