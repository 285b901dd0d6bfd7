import type { RunDiagnostic, RunEventBody } from '@joinery/contract'
import { repairFailure, repairProject } from '../repair/repair-project.ts'
import type { RunState, ToolOutcome } from '../run-state.ts'
import type { FailedStage } from './create-checks.ts'

/** Mends what can be mended without a model, then checks. */
export async function* runCheck(run: RunState): AsyncGenerator<RunEventBody, FailedStage | null> {
  yield* repairProject(run)
  let failure = await run.checks.findFirstFailure()
  for (let round = 0; failure !== null && round < maxRepairRounds; round++) {
    if (!(yield* repairFailure(run, failure))) break
    failure = await run.checks.findFirstFailure()
  }
  for (const stage of run.checks.stages) {
    if (stage === failure?.stage) break
    yield { type: 'check', stage, isOk: true, diagnostics: [] }
  }
  if (failure !== null) {
    yield {
      type: 'check',
      stage: failure.stage,
      isOk: false,
      diagnostics: failure.diagnostics.slice(0, maxTold),
    }
  }
  return failure
}

const maxRepairRounds = 5

export async function* check(run: RunState): AsyncGenerator<RunEventBody, ToolOutcome> {
  const failure = yield* runCheck(run)
  if (failure === null) return { isOk: true, text: 'No errors.' }
  return { isOk: false, text: describeFailure(failure) }
}

/** For the model: what it has to mend, and nothing that was there before it began. */
export function describeFailure({ stage, diagnostics }: FailedStage): string {
  const rest = diagnostics.length > maxTold ? [`and ${diagnostics.length - maxTold} more`] : []
  return [`The stage "${stage}" found errors:`, ...diagnostics.slice(0, maxTold).map(describe), ...rest].join(
    '\n\n',
  )
}

const maxTold = 20

export function describe({ message, path, line, column, frame }: RunDiagnostic): string {
  const place =
    path === null ? '' : `${path}${line === null ? '' : `:${line}${column === null ? '' : `:${column}`}`}: `
  return `${place}${message}${frame === null ? '' : `\n${frame}`}`
}
