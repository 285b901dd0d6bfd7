import type { BillingOverview, PaidPlan } from '@joinery/contract'

/** Subscriptions that are over: nothing of them can be changed or canceled any more. */
const ended = new Set(['canceled', 'incomplete_expired'])

/** What the account itself subscribes to. Null where that has ended, and for somebody who uses another's seat. */
export function livePlan({
  subscribedPlan,
  status,
  seats,
}: Pick<BillingOverview, 'subscribedPlan' | 'status' | 'seats'>): PaidPlan | null {
  return ended.has(status) || !seats.isOwner ? null : subscribedPlan
}
