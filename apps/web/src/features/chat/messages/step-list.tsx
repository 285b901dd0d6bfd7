import { Check, Circle, LoaderCircle } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import { classNames } from '../../../lib/class-names.ts'
import type { RunState, RunStep } from '../session/run-state.ts'
import { percentOf } from './percent-of.ts'
import { ProgressLine } from './progress-line.tsx'

interface StepListProps {
  steps: readonly RunStep[]
}

/** The steps of the plan, each with the share of the way that is done once it is. */
export function StepList({ steps }: StepListProps) {
  const { progress } = texts.chat
  return (
    <ol aria-label={progress.steps} className="grid">
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={classNames(
            'flex items-start gap-2.5 py-1 text-13 transition-colors',
            step.state === 'waiting' ? 'text-neutral-10' : 'text-neutral-12',
          )}
        >
          <StepMark state={step.state} />
          <span className="min-w-0 flex-1 break-words">{step.title}</span>
          <span className="sr-only">{progress.states[step.state]}</span>
          <span
            className={classNames(
              'font-mono text-12 leading-5 tabular-nums',
              step.state === 'done' ? 'text-success' : 'text-neutral-10',
            )}
          >
            {fillText(progress.percent, { n: percentOf(index + 1, steps.length) })}
          </span>
        </li>
      ))}
    </ol>
  )
}

function StepMark({ state }: { state: RunStep['state'] }) {
  const place = 'mt-0.5 size-4 shrink-0'
  if (state === 'done') return <Check aria-hidden className={`${place} text-success`} />
  if (state === 'active') return <LoaderCircle aria-hidden className={`${place} animate-spin text-accent`} />
  return <Circle aria-hidden className={`${place} text-neutral-8`} />
}

/** How far a run is. It moves because work moved. */
export function ProgressBar({ percent, label }: NonNullable<RunState['progress']>) {
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-13">
        <span className="min-w-0 truncate text-neutral-11">{label}</span>
        <span className="font-mono text-12 text-neutral-11 tabular-nums">
          {fillText(texts.chat.progress.percent, { n: percent })}
        </span>
      </div>
      <ProgressLine label={texts.chat.progress.label} percent={percent} detail={label} />
    </div>
  )
}
