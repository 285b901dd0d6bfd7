import { plans } from '@joinery/contract'
import type { PlanId, UsageReport } from '@joinery/contract'
import type { UsageCount } from './counts/store.ts'
import { resetsOf } from './windows.ts'

/** Whose limits apply, as far as the counter has to know. */
export interface Subscription {
  plan: PlanId
  status: string
  currentPeriodStart: Date | null
  currentPeriodEnd: Date | null
}

export function presentUsage(count: UsageCount, subscription: Subscription): UsageReport {
  const { dailyPrompts, monthlyPrompts } = plans[subscription.plan]
  const resets = resetsOf(count)
  const dailyRemaining = restOf(dailyPrompts, count.daily)
  const monthlyRemaining = restOf(monthlyPrompts, count.monthly)
  const limitReached = dailyRemaining === 0 || monthlyRemaining === 0
  return {
    subscription: {
      plan: subscription.plan,
      status: subscription.status,
      currentPeriodStart: subscription.currentPeriodStart?.toISOString() ?? null,
      currentPeriodEnd: subscription.currentPeriodEnd?.toISOString() ?? null,
    },
    isPro: dailyPrompts === null && monthlyPrompts === null,
    usage: {
      daily: count.daily,
      monthly: count.monthly,
      dailyLimit: dailyPrompts,
      monthlyLimit: monthlyPrompts,
      dailyRemaining,
      monthlyRemaining,
      dailyResetsAt: resets.daily.toISOString(),
      monthlyResetsAt: resets.monthly.toISOString(),
    },
    canUse: !limitReached,
    limitReached,
  }
}

/** What the report depends on: the count, the plan, and the day, so that midnight makes it old. */
export function tagUsage({ version, day }: UsageCount, subscription: Subscription): string {
  const { plan, status, currentPeriodStart, currentPeriodEnd } = subscription
  const period = `${currentPeriodStart?.getTime() ?? 0}.${currentPeriodEnd?.getTime() ?? 0}`
  return `"u${version}-${plan}.${encodeURIComponent(status)}.${period}-${day.replaceAll('-', '')}"`
}

const restOf = (limit: number | null, used: number): number | null =>
  limit === null ? null : Math.max(0, limit - used)
