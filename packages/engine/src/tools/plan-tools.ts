import { detectAppPlan } from '@joinery/contract'
import type { RunEventBody, RunPlan } from '@joinery/contract'
import type { RunState, ToolOutcome } from '../run-state.ts'
import type { ToolInput } from './tool-inputs.ts'

type ToolRun = Generator<RunEventBody, ToolOutcome>

export function* setPlan(run: RunState, input: ToolInput<'set_plan'>): ToolRun {
  if (run.hasApprovedPlan)
    return { isOk: true, text: 'The plan that the user approved stands. Carry it out.' }
  run.plan = toPlan(run.prompt, input)
  yield* announcePlan(run, run.plan)
  return {
    isOk: true,
    text:
      run.mode === 'plan'
        ? 'The user sees the plan now, and can approve or change it. Say in a few sentences what it means, and stop.'
        : 'The plan is set.',
  }
}

/** A plan is shown whole, and its first step is what is being worked on. */
export function* announcePlan(run: RunState, plan: RunPlan): Generator<RunEventBody> {
  yield { type: 'plan', plan }
  yield* run.progress.planReady(plan.files)
  if (run.mode === 'plan') return
  const first = plan.steps.find(({ id }) => !run.doneSteps.has(id))
  if (first !== undefined) yield { type: 'step', id: first.id, state: 'active' }
}

function toPlan(prompt: string, input: ToolInput<'set_plan'>): RunPlan {
  const { name, description, features, steps, files, understood, notUnderstood } = input
  return {
    app: { ...detectAppPlan(prompt), name, description, features },
    steps,
    files: [...new Set(files.map((path) => path.normalize('NFC')))],
    understood,
    notUnderstood,
  }
}

export function* tickStep(run: RunState, { id }: ToolInput<'tick_step'>): ToolRun {
  const steps = run.plan?.steps ?? []
  if (!steps.some((step) => step.id === id)) {
    const known = steps.map((step) => step.id).join(', ')
    return {
      isOk: false,
      text: steps.length === 0 ? 'There is no plan.' : `There is no step ${id}, only ${known}.`,
    }
  }
  if (!run.doneSteps.has(id)) {
    run.doneSteps.add(id)
    yield { type: 'step', id, state: 'done' }
    const next = steps.find((step) => !run.doneSteps.has(step.id))
    if (next !== undefined) yield { type: 'step', id: next.id, state: 'active' }
  }
  return { isOk: true, text: 'Ticked.' }
}

export function* ask(run: RunState, { questions }: ToolInput<'ask'>): ToolRun {
  run.isWaiting = true
  yield { type: 'questions', questions }
  return { isOk: true, text: 'The user sees the questions. The answers come with the next message.' }
}
