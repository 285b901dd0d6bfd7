import type { RunPlan } from '@joinery/contract'
import type { PlanEdit } from '../session/chat-session.ts'

/** A plan as it stands in the fields of its editor: steps and files with a line each. */
export interface PlanText {
  name: string
  steps: string
  files: string
}

export const writePlanText = ({ app, steps, files }: RunPlan): PlanText => ({
  name: app.name,
  steps: steps.map(({ title }) => title).join('\n'),
  files: files.join('\n'),
})

/** What the fields say. A step whose words stayed the same is the same step. */
export function readPlanEdit(plan: RunPlan, { name, steps, files }: PlanText): PlanEdit {
  const known = new Map(plan.steps.map(({ id, title }) => [title, id]))
  const used = new Set(plan.steps.map(({ id }) => id))
  return {
    name: name.trim(),
    steps: linesOf(steps).map((title) => ({ id: known.get(title) ?? inventId(used), title })),
    files: linesOf(files),
  }
}

const linesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

function inventId(used: Set<string>): string {
  let number = used.size + 1
  while (used.has(`step-${number}`)) number += 1
  const id = `step-${number}`
  used.add(id)
  return id
}
