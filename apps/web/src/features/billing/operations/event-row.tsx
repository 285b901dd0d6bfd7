import { useMutation, useQueryClient } from '@tanstack/react-query'
import { billingEndpoints, countText, fillText, texts } from '@joinery/contract'
import type { BillingEvent } from '@joinery/contract'
import { Badge } from '../../../components/ui/badge.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { call } from '../../../lib/api.ts'
import { exactTime } from '../../../lib/exact-time.ts'
import { notify } from '../../../lib/notify.ts'
import { eventsQuery } from './operations-query.ts'

const words = texts.billingOperations.events

export function EventRow({ event }: { event: BillingEvent }) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(billingEndpoints.resendEvent, { eventId: event.id }),
    onSuccess: () => void notify.success(words.resent),
    onError: (error) => void notify.error(fillText(words.resendFailed, { reason: error.message })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: eventsQuery.queryKey }),
  })
  const { label, tone } = describeState(event)
  return (
    <li className="grid items-center gap-x-4 gap-y-2 py-3 text-14 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-mono text-13 break-words">{event.type}</p>
        <p className="text-12 break-words text-neutral-10">
          {event.id}, {exactTime(new Date(event.receivedAt))}, {countText(event.attempts, words.attempts)}
        </p>
        {event.problem !== null && <p className="text-13 break-words text-danger">{event.problem}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:justify-between sm:justify-end">
        <Badge tone={tone}>{label}</Badge>
        <Button
          aria-label={fillText(words.resendOf, { id: event.id })}
          isLoading={isPending}
          onClick={() => mutate()}
        >
          {words.resend}
        </Button>
      </div>
    </li>
  )
}

function describeState({ handledAt, problem }: BillingEvent) {
  if (handledAt !== null) return { label: words.handled, tone: 'success' } as const
  return problem === null
    ? ({ label: words.isWaiting, tone: 'cedar' } as const)
    : ({ label: words.hasFailed, tone: 'danger' } as const)
}
