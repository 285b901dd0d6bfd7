import type { BillingOverview, PaidPlan } from '@joinery/contract'

/** Subscriptions that are over: nothing of them can be changed or canceled any more. */
const ended = new Set(['canceled', 'incomplete_expired'])

/** What the account itself subscribes to, whoever gave it a seat besides. Null where that has ended. */
export function livePlan({
  subscribedPlan,
  status,
}: Pick<BillingOverview, 'subscribedPlan' | 'status'>): PaidPlan | null {
  return ended.has(status) ? null : subscribedPlan
}
