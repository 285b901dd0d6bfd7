import { asksForApp, texts } from '@joinery/contract'
import type { RunEventBody } from '@joinery/contract'
import { prepareToAsk } from './ask-model.ts'
import type { AskOptions, CarriedOutAnswer } from './ask-model.ts'
import type { FailedStage } from './check/create-checks.ts'
import { describeFailure, runCheck } from './check/run-check.ts'
import { notices } from './notices.ts'
import type { RunState } from './run-state.ts'
import { delayBefore, modelFailures } from './stream/model-failure.ts'
import type { ModelFailure } from './stream/model-failure.ts'
import type { Answer } from './stream/take-answer.ts'
import { announcePlan } from './tools/plan-tools.ts'

/** How the work ended, before it is put into words for the user. */
export interface Ending {
  readonly status: 'succeeded' | 'failed' | 'stopped'
  readonly reason: string | null
  readonly failedStage: FailedStage | null
}

/** Asks the model, carries out what it calls for, and asks again, until it is done or may not go on. */
export async function* work(options: AskOptions): AsyncGenerator<RunEventBody, Ending> {
  const { request, limits, run, budget, signal } = options
  const { askModel, conversation } = await prepareToAsk(options)
  let attempts = 0
  let fixRounds = 0
  let lastErrors = ''

  if (request.approvedPlan !== null) yield* announcePlan(run, request.approvedPlan)
  for (;;) {
    if (signal.aborted) return stopped
    const overspent = budget.exhausted()
    if (overspent !== undefined) return yield* endEarly(run, overspent)
    const lastReason = run.isLooping ? texts.engine.failures.loop : budget.nearlyExhausted()
    if (lastReason !== undefined) conversation.notice(notices.sumUp(lastReason))

    const answer = yield* askModel({ mayCallTools: lastReason === undefined })
    const { draft, failure } = answer
    conversation.add(draft.messages({ isWhole: failure === null }))
    if (signal.aborted) return stopped
    if (lastReason !== undefined) return yield* endEarly(run, lastReason)
    if (failure === null || !draft.isEmpty()) budget.beginStep()

    const hasNothingToAdd = failure === modelFailures.empty && attempts > 0 && hasChanged(run)
    if (failure !== null && !hasNothingToAdd) {
      if (failure === modelFailures.timeLimit) return yield* endEarly(run, failure.reason)
      if (failure === modelFailures.tooMuchContext && conversation.compact()) continue
      if (draft.callCount() > 0) attempts = 0
      if (failure.retry === undefined || attempts >= limits.maxRetries) return failedBy(failure)
      attempts++
      yield { type: 'retrying', reason: failure.retry, attempt: attempts }
      await options.wait(delayBefore(attempts, failure), signal)
      const notice = noticeAfter(failure, answer)
      if (notice !== undefined) conversation.notice(notice)
      continue
    }
    attempts = 0
    if (run.isWaiting) return succeeded
    if (draft.callCount() > 0) continue

    const undone = findUndone(run, answer)
    if (undone !== undefined && fixRounds < limits.maxFixRounds) {
      fixRounds++
      conversation.notice(undone)
      continue
    }
    const failedStage = yield* verify(run)
    if (failedStage === null) return succeeded
    const errors = describeFailure(failedStage)
    // What was tried and came back unchanged is not tried a second time.
    if (fixRounds >= limits.maxFixRounds || errors === lastErrors) return brokenAt(failedStage)
    fixRounds++
    lastErrors = errors
    conversation.notice(notices.errors(errors))
  }
}

const stopped: Ending = { status: 'stopped', reason: null, failedStage: null }
const succeeded: Ending = { status: 'succeeded', reason: null, failedStage: null }
const failedBy = ({ reason }: ModelFailure): Ending => ({ status: 'failed', reason, failedStage: null })
const brokenAt = (failedStage: FailedStage): Ending => ({
  status: 'failed',
  reason: texts.engine.failures.check,
  failedStage,
})

const hasChanged = (run: RunState) => run.workspace.changedFiles().length > 0

/** A run that may not go on has still succeeded if what it wrote works; its reason then says that there is more to do. */
async function* endEarly(run: RunState, reason: string): AsyncGenerator<RunEventBody, Ending> {
  if (!hasChanged(run)) return { status: 'failed', reason, failedStage: null }
  const failedStage = yield* verify(run)
  if (failedStage !== null) return { status: 'failed', reason, failedStage }
  yield { type: 'text', delta: `${run.hasSpoken ? '\n\n' : ''}${reason}` }
  return { ...succeeded, reason }
}

async function* verify(run: RunState): AsyncGenerator<RunEventBody, FailedStage | null> {
  if (!hasChanged(run)) return null
  yield* run.progress.allWritten()
  yield* run.progress.finalCode()
  return yield* runCheck(run)
}

/** A model that says it is done although it is not: what it has to be told, if so. */
function findUndone(run: RunState, { draft, refusedFiles }: CarriedOutAnswer): string | undefined {
  if (refusedFiles.length > 0) return notices.refusedFiles(refusedFiles)
  if (run.mode === 'plan' || hasChanged(run) || !asksForApp(run.prompt)) return undefined
  // Weak models put the code into the conversation, or stop after the plan.
  if (/^[^\S\n]*(?:```|~~~)/m.test(draft.text())) return notices.codeInText
  return run.plan === null ? undefined : notices.nothingWritten
}

/** A call that broke before anything came is simply made again. */
function noticeAfter(failure: ModelFailure, { draft }: Answer): string | undefined {
  if (failure === modelFailures.empty) return notices.empty
  if (draft.length() === 0) return undefined
  return notices.cutOff([...draft.typing.values()])
}
