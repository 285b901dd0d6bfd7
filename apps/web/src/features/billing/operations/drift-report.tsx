import { billingEndpoints, countText, fillText, texts } from '@joinery/contract'
import type { Reconciliation } from '@joinery/contract'
import { Badge } from '../../../components/ui/badge.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { call } from '../../../lib/api.ts'
import { exactTime } from '../../../lib/exact-time.ts'
import { OperationsSection } from './operations-section.tsx'
import { useOperation } from './use-operation.ts'

const words = texts.billingOperations.drift

/** Whether what we keep and what the provider has are still the same. */
export function DriftReport({ reconciliations }: { reconciliations: Reconciliation[] }) {
  const { mutate, isPending } = useOperation({
    run: () => call(billingEndpoints.reconcile, {}),
    done: () => words.done,
    failed: words.failed,
  })
  return (
    <OperationsSection
      heading={words.heading}
      sentence={words.sentence}
      action={
        <Button isLoading={isPending} onClick={() => mutate()}>
          {words.run}
        </Button>
      }
    >
      {reconciliations.length === 0 ? (
        <p className="text-14 text-neutral-10">{words.never}</p>
      ) : (
        <ul className="grid gap-3">
          {reconciliations.map((each) => (
            <ReportRow key={each.startedAt} report={each} />
          ))}
        </ul>
      )}
    </OperationsSection>
  )
}

function ReportRow({ report }: { report: Reconciliation }) {
  const { finishedAt, accountsChecked, eventsMissed, drift } = report
  const isClean = drift.length === 0
  return (
    <li className="grid gap-2 border-t border-neutral-5 pt-3 text-14">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>{exactTime(new Date(finishedAt))}</p>
        <Badge tone={isClean ? 'success' : 'danger'}>
          {isClean ? words.none : countText(drift.length, words.differences)}
        </Badge>
      </div>
      <p className="text-13 text-neutral-10">
        {countText(accountsChecked, words.accounts)}, {countText(eventsMissed, words.missed)}.
      </p>
      {drift.map(({ customerId, field, had, has }) => (
        <p key={`${customerId} ${field}`} className="text-13 break-words">
          {fillText(words.difference, { customer: customerId, field, had, has })}
        </p>
      ))}
    </li>
  )
}
