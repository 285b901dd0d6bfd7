import { fillText, plans, texts } from '@joinery/contract'
import type { PlanChange } from '@joinery/contract'
import { classNames } from '../../lib/class-names.ts'
import { formatMoney } from './format-money.ts'
import { longDate } from './long-date.ts'

interface ChangePriceProps {
  change: PlanChange
  /** The name of the plan in force. */
  current: string
}

/** What a change of plan costs now and later, and how that comes about. */
export function ChangePrice({ change, current }: ChangePriceProps) {
  const words = texts.subscription.change
  const { kind, plan, lines, dueNow, nextCharge, effectiveAt } = change
  return (
    <div className="grid gap-4 text-14">
      <p className="text-neutral-11">
        {kind === 'upgrade'
          ? words.atOnce
          : fillText(words.atPeriodEnd, { current, plan: plans[plan].name, date: longDate(effectiveAt) })}
      </p>
      <dl className="grid gap-2 rounded-control border border-neutral-5 bg-neutral-2 p-4">
        {lines.map((line) => (
          <Row
            key={`${line.description} ${line.amount}`}
            label={line.description}
            value={formatMoney(line)}
          />
        ))}
        <Row label={words.dueNow} value={formatMoney(dueNow)} isTotal />
        {nextCharge && (
          <Row
            label={fillText(words.later, { date: longDate(nextCharge.at) })}
            value={formatMoney(nextCharge)}
          />
        )}
      </dl>
    </div>
  )
}

function Row({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div
      className={classNames(
        'flex justify-between gap-4',
        isTotal && 'border-neutral-5 font-semibold not-first:border-t not-first:pt-2',
      )}
    >
      <dt className={isTotal ? '' : 'min-w-0 text-neutral-10'}>{label}</dt>
      <dd className="shrink-0 font-mono text-13">{value}</dd>
    </div>
  )
}
