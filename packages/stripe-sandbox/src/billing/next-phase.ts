import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { Price, Subscription, SubscriptionSchedule } from '../store.ts'

/** The price that a schedule sets from this renewal on. A schedule whose last phase begins has done its work. */
export async function beginNextPhase(desk: Desk, subscription: Subscription): Promise<Price | undefined> {
  if (!subscription.schedule) return undefined
  const schedule = await desk.tx.get('subscription_schedule', subscription.schedule)
  const phase = schedule?.phases.find(({ start_date }) => start_date === desk.now)
  const price = phase?.items[0]?.price
  if (!schedule || price === undefined) return undefined
  await releaseSchedule(desk, schedule)
  return desk.tx.get('price', price)
}

/** Lets the subscription go on by itself. The caller takes the schedule off the subscription. */
export async function releaseSchedule(desk: Desk, schedule: SubscriptionSchedule) {
  const released: SubscriptionSchedule = {
    ...schedule,
    status: 'released',
    current_phase: null,
    released_at: desk.now,
    released_subscription: schedule.subscription,
    subscription: null,
  }
  await desk.tx.put('subscription_schedule', released)
  await emitEvent(desk, 'subscription_schedule.released', { object: released })
  return released
}
