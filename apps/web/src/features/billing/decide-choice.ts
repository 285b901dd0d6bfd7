import type { BillingOverview, PaidPlan, PlanId } from '@joinery/contract'
import { livePlan } from './live-plan.ts'

/** What choosing a plan leads to. The free plan never starts a checkout. */
export type Choice =
  | { kind: 'already-free' }
  | { kind: 'cancel' }
  | { kind: 'checkout'; plan: PaidPlan }
  | { kind: 'change'; plan: PaidPlan }
  | { kind: 'nothing' }

type Facts = Pick<BillingOverview, 'subscribedPlan' | 'status' | 'cancelAt' | 'scheduledChange'>

export function decideChoice(plan: PlanId, overview: Facts): Choice {
  const { cancelAt, scheduledChange } = overview
  const current = livePlan(overview)
  if (plan === 'free') {
    if (current === null) return { kind: 'already-free' }
    return { kind: cancelAt === null ? 'cancel' : 'nothing' }
  }
  if (current === null) return { kind: 'checkout', plan }
  if (plan === current || plan === scheduledChange?.plan) return { kind: 'nothing' }
  return { kind: 'change', plan }
}

/**
 * The same for somebody whom the checkout has sent here to change what they have. It is never a checkout again: the two
 * would send them back and forth.
 */
export function decideChange(plan: PlanId, overview: Facts): Choice {
  const choice = decideChoice(plan, overview)
  return choice.kind === 'checkout' ? { kind: 'change', plan: choice.plan } : choice
}
