import { planIds } from '@joinery/contract'
import type { PlanId } from '@joinery/contract'

export interface Wish {
  plan: PlanId
  /** The checkout sends whoever has a subscription back with the plan they wanted. */
  isChange: boolean
}

/** The plan that an address asks for. */
export function readWish(params: URLSearchParams): Wish | undefined {
  const change = params.get('change')
  const wanted = change ?? params.get('plan')
  const plan = planIds.find((id) => id === wanted)
  return plan && { plan, isChange: change !== null }
}
