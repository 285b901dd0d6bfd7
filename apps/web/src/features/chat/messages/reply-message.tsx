import { memo } from 'react'
import { texts } from '@joinery/contract'
import { Mark } from '../../../components/layout/mark.tsx'
import { isActive } from '../session/run-state.ts'
import type { RunState } from '../session/run-state.ts'
import { ActivityList } from './activity-list.tsx'
import type { ChatVoice } from './describe-failure.ts'
import { FileList } from './file-list.tsx'
import type { MessageActs } from './message-acts.ts'
import { PlanCard } from './plan-card.tsx'
import { QuestionCard } from './question-card.tsx'
import { ReplyFooter } from './reply-footer.tsx'
import { ReplyOutcome } from './reply-outcome.tsx'
import { ReplyText, ShowMore } from './reply-text.tsx'
import { ServiceProgress } from './service-progress.tsx'
import { ProgressBar, StepList } from './step-list.tsx'
import { isLong, truncateText } from './truncate-text.ts'

interface ReplyMessageProps {
  run: RunState
  /** Whether there is a run behind it that can be compared with and restored. */
  hasRun: boolean
  /** Nothing was said since, so its questions are still open. */
  isLatest: boolean
  voice: ChatVoice
  acts: MessageActs
  itemKey: string
  isExpanded: boolean
  onToggle: (key: string) => void
}

/** A run as a story: what was understood, the steps, the files, the checks, and how it ended. */
export const ReplyMessage = memo(function ReplyMessage(props: ReplyMessageProps) {
  const { run, hasRun, isLatest, voice, acts, itemKey, isExpanded, onToggle } = props
  const isGoingOn = isActive(run)
  const text = isGoingOn || isExpanded ? run.text : truncateText(run.text)
  const leadLength = run.leadLength ?? 0
  const isProposal = run.mode === 'plan' && run.plan !== null
  return (
    <article
      aria-label={texts.chat.conversation.assistant}
      aria-busy={isGoingOn}
      className="group flex min-w-0 gap-3"
    >
      <Mark className="mt-1 size-5 shrink-0 max-sm:hidden" />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-3">
        {isGoingOn && isSilent(run) && <Thinking run={run} />}
        <Thoughts text={run.reasoning} />
        <ReplyText>{text.slice(0, leadLength)}</ReplyText>
        {run.plan && (
          <PlanCard
            plan={run.plan}
            decision={
              isProposal && isLatest && run.status === 'succeeded'
                ? {
                    onApprove: () => acts.approvePlan(run),
                    onChange: acts.changePlan,
                    onEdit: (edit) => acts.editPlan(run.id, edit),
                  }
                : undefined
            }
          />
        )}
        {!isProposal && run.steps.length > 0 && <StepList steps={run.steps} />}
        {isGoingOn && run.progress && <ProgressBar {...run.progress} />}
        <FileList files={run.files} onViewCode={acts.viewCode} />
        <ActivityList activities={run.activities} />
        <ReplyText>{text.slice(leadLength)}</ReplyText>
        {!isGoingOn && isLong(run.text) && (
          <ShowMore isExpanded={isExpanded} onToggle={() => onToggle(itemKey)} />
        )}
        {run.questions.length > 0 && (
          <QuestionCard
            questions={run.questions}
            onAnswer={isLatest && !isGoingOn ? acts.answer : undefined}
          />
        )}
        <ReplyOutcome run={run} voice={voice} acts={acts} isLatest={isLatest} />
        {isLatest && run.projectStatus && <ServiceProgress status={run.projectStatus} />}
        {!isGoingOn && <ReplyFooter run={run} hasRun={hasRun} acts={acts} />}
      </div>
    </article>
  )
})

const isSilent = ({ text, plan, files, progress }: RunState) =>
  text === '' && !plan && files.length === 0 && (progress?.percent ?? 0) <= 10

/** Stands where the reply will be. */
function Thinking({ run }: { run: RunState }) {
  const { thinking, waiting } = texts.chat.messages
  return (
    <p className="flex h-7 items-center gap-2.5 text-14 text-neutral-10">
      <span aria-hidden className="flex gap-1">
        <span className="size-1.5 animate-breathe rounded-control bg-accent" />
        <span className="size-1.5 animate-breathe rounded-control bg-accent [animation-delay:200ms]" />
        <span className="size-1.5 animate-breathe rounded-control bg-accent [animation-delay:400ms]" />
      </span>
      {run.status === 'queued' && run.position > 0 ? waiting : thinking}
    </p>
  )
}

function Thoughts({ text }: { text: string }) {
  if (text === '') return null
  return (
    <details className="text-13 text-neutral-10">
      <summary className="w-fit rounded-control">{texts.chat.messages.reasoning}</summary>
      <p className="mt-1 max-h-60 overflow-y-auto border-l-2 border-neutral-5 pl-3 break-words whitespace-pre-wrap">
        {text}
      </p>
    </details>
  )
}
