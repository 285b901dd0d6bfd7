import { Infinity as InfinityIcon, TriangleAlert } from 'lucide-react'
import { fillText, plans, texts } from '@joinery/contract'
import type { UsageReport } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { classNames } from '../../lib/class-names.ts'
import { exactTime } from '../../lib/exact-time.ts'
import { listUsageBars } from './describe-usage.ts'
import type { UsageBar } from './describe-usage.ts'

interface UsageCardProps {
  report: UsageReport
  /** The figures stand in for real ones that could not be loaded. */
  isAssumed?: boolean
  onUpgrade: () => void
}

/** How much of the plan's prompts is used, and the way to more. */
export function UsageCard({ report, isAssumed = false, onUpgrade }: UsageCardProps) {
  const bars = listUsageBars(report)
  if (bars.length === 0) return <UnlimitedCard report={report} />
  const { limitReached, upgrade, unknown } = texts.usage
  return (
    <Card className="grid gap-4 p-4">
      <h2 className="sr-only">{texts.usage.label}</h2>
      {bars.map((bar) => (
        <Bar key={bar.label} {...bar} />
      ))}
      {isAssumed && <p className="text-12 text-neutral-10">{unknown}</p>}
      {report.limitReached ? (
        <div className="grid gap-3">
          <div className="flex gap-2.5 text-13">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-cedar" />
            <div>
              <p className="font-semibold">{limitReached.heading}</p>
              <p className="text-neutral-10">{limitReached.sentence}</p>
            </div>
          </div>
          <Button variant="primary" onClick={onUpgrade}>
            {limitReached.upgrade}
          </Button>
        </div>
      ) : (
        <Button onClick={onUpgrade}>{upgrade}</Button>
      )}
    </Card>
  )
}

function Bar({ label, used, limit, percent, isFull, fullSentence, resetsAt }: UsageBar) {
  const figures = new Intl.NumberFormat('en-US')
  const sentence = fillText(texts.usage.prompts, { n: figures.format(used), limit: figures.format(limit) })
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-2 text-13">
        <span className="font-medium">{label}</span>
        <span className="text-12 text-neutral-10">{sentence}</span>
      </div>
      <progress
        aria-label={label}
        aria-valuetext={sentence}
        max={100}
        value={percent}
        className={classNames(
          'h-1.5 w-full appearance-none overflow-hidden rounded-dialog border-0 bg-neutral-4 [&::-webkit-progress-bar]:bg-neutral-4',
          isFull
            ? '[&::-moz-progress-bar]:bg-cedar [&::-webkit-progress-value]:bg-cedar'
            : '[&::-moz-progress-bar]:bg-accent-solid [&::-webkit-progress-value]:bg-accent-solid',
        )}
      />
      {isFull && (
        <p className="text-12 text-cedar">
          {fullSentence}. {fillText(texts.usage.resets, { when: exactTime(new Date(resetsAt)) })}
        </p>
      )}
    </div>
  )
}

function UnlimitedCard({ report: { subscription } }: { report: UsageReport }) {
  const { unlimited } = texts.usage
  return (
    <Card className="flex items-start gap-3 p-4">
      <InfinityIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      <div className="grid gap-0.5">
        <h2 className="text-14 font-semibold">
          {fillText(unlimited.heading, { plan: plans[subscription.plan].name })}
        </h2>
        <p className="text-13 text-neutral-10">{unlimited.sentence}</p>
      </div>
    </Card>
  )
}
