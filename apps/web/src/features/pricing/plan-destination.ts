import { routes } from '@joinery/contract'
import type { PlanId } from '@joinery/contract'

/** Where a plan's button leads. The free plan never starts a checkout. */
export function planDestination(plan: PlanId, { isSignedIn }: { isSignedIn: boolean }): string {
  if (!isSignedIn) return routes.register.path
  return plan === 'free' ? routes.dashboard.path : `${routes.dashboardBilling.path}?plan=${plan}`
}
