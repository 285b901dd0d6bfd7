import type { Plan } from '@joinery/contract'

const dayMs = 86_400_000

/** Whether a version is older than the plan's history goes back. It is kept all the same: an upgrade opens it again. */
export function isBeyondHistory(
  { historyDays }: Pick<Plan, 'historyDays'>,
  createdAt: Date,
  now: Date,
): boolean {
  return historyDays !== null && now.getTime() - createdAt.getTime() > historyDays * dayMs
}
