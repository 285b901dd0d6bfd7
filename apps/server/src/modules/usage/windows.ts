import type { UsageLimit } from '@joinery/contract'
import type { UsageCount } from './counts/store.ts'
import type { Limits } from './store.ts'

/** When the UTC day and month of a count end. */
export function resetsOf({ day, month }: Pick<UsageCount, 'day' | 'month'>): { daily: Date; monthly: Date } {
  const daily = new Date(`${day}T00:00:00Z`)
  daily.setUTCDate(daily.getUTCDate() + 1)
  const monthly = new Date(`${month}T00:00:00Z`)
  monthly.setUTCMonth(monthly.getUTCMonth() + 1)
  return { daily, monthly }
}

export const upgradeUrl = '/dashboard/billing'

/** Which limit is used up, the day before the month where both are. */
export function findReachedLimit(count: UsageCount, limits: Limits): UsageLimit | undefined {
  const resets = resetsOf(count)
  if (limits.daily !== null && count.daily >= limits.daily) {
    const resetsAt = resets.daily.toISOString()
    return { window: 'day', limit: limits.daily, used: count.daily, resetsAt, upgradeUrl }
  }
  if (limits.monthly !== null && count.monthly >= limits.monthly) {
    const resetsAt = resets.monthly.toISOString()
    return { window: 'month', limit: limits.monthly, used: count.monthly, resetsAt, upgradeUrl }
  }
  return undefined
}
