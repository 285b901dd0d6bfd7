import type { PlanId } from '@joinery/contract'
import type { SubscriptionRow } from './accounts/store.ts'

/** What each status of a subscription gives. Providers add words: one that is not here gives nothing. */
const accessOf: Record<string, 'full' | 'grace' | 'none'> = {
  active: 'full',
  trialing: 'full',
  past_due: 'grace',
  unpaid: 'none',
  paused: 'none',
  canceled: 'none',
  incomplete: 'none',
  incomplete_expired: 'none',
}

export const isKnownStatus = (status: string): boolean => Object.hasOwn(accessOf, status)

/** Those that go on, or could: whoever has one changes it rather than buying another. */
const liveStatuses = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused'])

export const isLive = ({ status }: { status: string }): boolean => liveStatuses.has(status)

interface Where {
  scope: string | undefined
  now: Date
}

/** The plan somebody may use now, by what is written down about them. */
export function planToUse(
  row: Pick<SubscriptionRow, 'plan' | 'status' | 'scope' | 'graceUntil'> | undefined,
  { scope, now }: Where,
): PlanId {
  if (!row || (row.scope !== null && row.scope !== scope)) return 'free'
  const access = Object.hasOwn(accessOf, row.status) ? accessOf[row.status] : 'none'
  if (access === 'grace') return row.graceUntil !== null && row.graceUntil > now ? row.plan : 'free'
  return access === 'full' ? row.plan : 'free'
}
