import { plans } from '@joinery/contract'
import type { BillingOverview, Plan, PlanId } from '@joinery/contract'
import { priceText } from './format-money.ts'

/** A plan as it can be bought: the payment provider has the last word on what it costs, and under which id. */
export interface PlanEntry extends Plan {
  /** Empty for the free plan, which nobody buys, and while the prices are not known. */
  readonly priceId: string
}

export function planEntry(plan: PlanId, overview: Pick<BillingOverview, 'prices'> | undefined): PlanEntry {
  const price = overview?.prices.find((each) => each.plan === plan)
  if (!price) return { ...plans[plan], priceId: '' }
  return { ...plans[plan], priceText: priceText(price), priceId: price.priceId }
}
