import { texts } from '@joinery/contract'
import type { BuildNotification, RunEventBody } from '@joinery/contract'
import { describe } from './check/run-check.ts'
import { createBudget } from './limits/create-budget.ts'
import type { Budget } from './limits/create-budget.ts'
import { openRun } from './open-run.ts'
import { defaultLimits } from './ports.ts'
import type { GenerationOptions } from './ports.ts'
import { createRecorder } from './record/create-recorder.ts'
import type { Recorder } from './record/create-recorder.ts'
import type { RunRecord } from './record/run-record.ts'
import { work } from './work.ts'
import type { Ending } from './work.ts'

/**
 * Carries out one prompt. The last event is always `finished`, whatever the model or the user does; only what is broken
 * on our own side, such as files that cannot be stored, is thrown.
 */
export async function* runGeneration(options: GenerationOptions): AsyncGenerator<RunEventBody, void> {
  const { modelInfo, now, signal } = options
  const limits = { ...defaultLimits, ...options.limits }
  const budget = createBudget({ limits, modelInfo, now })
  const recorder = createRecorder(options.model, now)
  const { run, scope } = await openRun(options)
  let ending: Ending
  try {
    ending = yield* work({ ...options, limits, run, budget, recorder })
  } catch (error) {
    // Whatever was under way when the user stopped the run may have thrown because of it.
    if (!signal.aborted) throw error
    ending = { status: 'stopped', reason: null, failedStage: null }
  }
  await options.onRecord?.(toRecord({ options, budget, recorder }))
  const changedFiles = run.workspace.changedFiles()
  yield {
    type: 'finished',
    status: ending.status,
    reason: ending.reason,
    changedFiles,
    unplannedFiles: scope.unplanned(changedFiles, run.plan),
    notification: notify(ending, changedFiles, run.checks.canCheck),
    isCharged: ending.status !== 'failed',
  }
}

interface RecordSource {
  readonly options: GenerationOptions
  readonly budget: Budget
  readonly recorder: Recorder
}

function toRecord({ options, budget, recorder }: RecordSource): RunRecord {
  return {
    model: options.modelInfo.id,
    startedAt: new Date(budget.startedAt).toISOString(),
    durationMs: options.now().getTime() - budget.startedAt,
    use: budget.total(),
    calls: recorder.calls(),
    toolCalls: recorder.toolCalls(),
  }
}

/** An answer in words alone is no build, and a stopped run is neither good nor bad. */
function notify(
  { status, reason, failedStage }: Ending,
  changedFiles: string[],
  wasChecked: boolean,
): BuildNotification | null {
  const { notifications, failures } = texts.engine
  if (status === 'stopped') return null
  if (failedStage !== null) {
    return { success: false, message: notifications.broken, details: failedStage.diagnostics.map(describe) }
  }
  if (status === 'failed') return { success: false, message: reason ?? failures.unknown, details: [] }
  if (changedFiles.length === 0) return null
  return {
    success: true,
    message: wasChecked ? notifications.built : notifications.written,
    details: changedFiles,
  }
}
