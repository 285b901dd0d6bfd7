import type { Desk } from '../desk.ts'
import type { Subscription } from '../store.ts'
import { invalidRequest } from '../wire/stripe-error.ts'

interface Wanted {
  cancel_at_period_end?: boolean | undefined
  cancel_at?: number | null | undefined
}

/** A scheduled end has two styles: the flag, which also sets the date, and the date alone, as the portal sets it. */
export function scheduleEnd(desk: Desk, before: Subscription, wanted: Wanted): Partial<Subscription> {
  const cleared = { cancel_at_period_end: false, cancel_at: null, canceled_at: null }
  if (wanted.cancel_at_period_end === true) {
    const end = before.items.data[0]?.current_period_end ?? desk.now
    return { cancel_at_period_end: true, cancel_at: end, canceled_at: desk.now }
  }
  if (wanted.cancel_at === null) return cleared
  if (wanted.cancel_at_period_end === false && before.cancel_at_period_end) return cleared
  if (wanted.cancel_at === undefined) return {}
  if (wanted.cancel_at <= desk.now) throw invalidRequest('`cancel_at` must be in the future.')
  return { cancel_at_period_end: false, cancel_at: wanted.cancel_at, canceled_at: desk.now }
}
