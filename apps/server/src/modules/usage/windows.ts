import type { UsageLimit } from '@joinery/contract'
import type { UsageCount } from './counts/store.ts'
import type { Limits } from './store.ts'

interface Resets {
  readonly daily: string
  readonly monthly: string
}

/** When the UTC day and month of a count end. Nearly everybody asks on the same day. */
export function resetsOf({ day, month }: Pick<UsageCount, 'day' | 'month'>): Resets {
  if (last?.day !== day || last.month !== month) last = { day, month, resets: computeResets(day, month) }
  return last.resets
}

let last: { day: string; month: string; resets: Resets } | undefined

function computeResets(day: string, month: string): Resets {
  const daily = new Date(`${day}T00:00:00Z`)
  daily.setUTCDate(daily.getUTCDate() + 1)
  const monthly = new Date(`${month}T00:00:00Z`)
  monthly.setUTCMonth(monthly.getUTCMonth() + 1)
  return { daily: daily.toISOString(), monthly: monthly.toISOString() }
}

export const upgradeUrl = '/dashboard/billing'

/** Which limit is used up, the day before the month where both are. */
export function findReachedLimit(count: UsageCount, limits: Limits): UsageLimit | undefined {
  const resets = resetsOf(count)
  if (limits.daily !== null && count.daily >= limits.daily) {
    const resetsAt = resets.daily
    return { window: 'day', limit: limits.daily, used: count.daily, resetsAt, upgradeUrl }
  }
  if (limits.monthly !== null && count.monthly >= limits.monthly) {
    const resetsAt = resets.monthly
    return { window: 'month', limit: limits.monthly, used: count.monthly, resetsAt, upgradeUrl }
  }
  return undefined
}
