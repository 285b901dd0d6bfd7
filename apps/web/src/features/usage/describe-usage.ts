import { plans, texts } from '@joinery/contract'
import type { UsageReport } from '@joinery/contract'

export interface UsageBar {
  readonly label: string
  readonly used: number
  readonly limit: number
  /** Never above 100, however much was used. */
  readonly percent: number
  /** Said below a bar that is full. */
  readonly fullSentence: string
  readonly isFull: boolean
  readonly resetsAt: string
}

/** The bars of a plan that has limits; none for a plan without. */
export function listUsageBars({ usage }: Pick<UsageReport, 'usage'>): UsageBar[] {
  const words = texts.usage
  const { daily, dailyLimit, dailyResetsAt, monthly, monthlyLimit, monthlyResetsAt } = usage
  if (dailyLimit === null || monthlyLimit === null) return []
  return [
    {
      label: words.daily,
      fullSentence: words.dailyLimitReached,
      resetsAt: dailyResetsAt,
      ...measure(daily, dailyLimit),
    },
    {
      label: words.monthly,
      fullSentence: words.monthlyLimitReached,
      resetsAt: monthlyResetsAt,
      ...measure(monthly, monthlyLimit),
    },
  ]
}

function measure(used: number, limit: number) {
  const percent = limit === 0 ? 100 : Math.min(100, Math.round((used / limit) * 100))
  return { used, limit, percent, isFull: used >= limit }
}

/** What is shown where the real report did not come: the free plan, active, with nothing used. */
export function assumeFreePlan(now: Date): UsageReport {
  const { dailyPrompts, monthlyPrompts } = plans.free
  return {
    subscription: { plan: 'free', status: 'active', currentPeriodStart: null, currentPeriodEnd: null },
    isPro: false,
    usage: {
      daily: 0,
      monthly: 0,
      dailyLimit: dailyPrompts,
      monthlyLimit: monthlyPrompts,
      dailyRemaining: dailyPrompts,
      monthlyRemaining: monthlyPrompts,
      dailyResetsAt: new Date(
        Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1),
      ).toISOString(),
      monthlyResetsAt: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString(),
    },
    canUse: true,
    limitReached: false,
  }
}
