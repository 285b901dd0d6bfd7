import type { RunEventBody } from '@joinery/contract'
import { repeatsBeforeEnd } from '../limits/create-loop-detector.ts'
import type { LoopDetector } from '../limits/create-loop-detector.ts'
import type { Recorder } from '../record/create-recorder.ts'
import type { RunState, ToolOutcome } from '../run-state.ts'
import type { ToolCall } from '../stream/take-answer.ts'
import { carryOut } from './carry-out.ts'

interface WatchedOptions {
  readonly run: RunState
  readonly loops: LoopDetector
  readonly recorder: Recorder
  readonly now: () => Date
}

/** Carries calls out unless the model is going round in circles, and writes them down. */
export function watchTools({ run, loops, recorder, now }: WatchedOptions) {
  let unreviewed: { call: ToolCall; outcome: ToolOutcome; durationMs: number }[] = []

  async function* watched(call: ToolCall): AsyncGenerator<RunEventBody, ToolOutcome> {
    const startedAt = now().getTime()
    const outcome = yield* carryOutOnce(call)
    unreviewed.push({ call, outcome, durationMs: now().getTime() - startedAt })
    return outcome
  }

  async function* carryOutOnce(call: ToolCall): AsyncGenerator<RunEventBody, ToolOutcome> {
    if (run.isLooping) return { isOk: false, text: 'This run is ending. Nothing more is carried out.' }
    const times = loops.callSeen({ name: call.name, input: call.input, state: run.workspace.state() })
    if (times >= repeatsBeforeEnd) {
      run.isLooping = true
      return { isOk: false, text: `You have made this very call ${times} times and nothing has changed.` }
    }
    const outcome = yield* carryOut(run, call)
    if (times < 2) return outcome
    return Object.assign(outcome, { text: `${outcome.text}\n\n${repeated}` })
  }

  /** To be called when every outcome of an answer is settled. */
  function review(): void {
    for (const { call, outcome, durationMs } of unreviewed) {
      recorder.toolCarriedOut({ id: call.id, name: call.name, isOk: outcome.isOk, durationMs })
      // A step that is ticked in vain costs nothing.
      if (outcome.isOk || call.name === 'tick_step') continue
      const seen = { name: call.name, input: call.input, state: run.workspace.state() }
      if (loops.errorSeen(seen, outcome.text) >= repeatsBeforeEnd) run.isLooping = true
    }
    unreviewed = []
  }

  return { carryOut: watched, review }
}

const repeated = 'You have made this very call before and nothing has changed since. Do something else.'
