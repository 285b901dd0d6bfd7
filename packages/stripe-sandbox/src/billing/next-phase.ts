import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { Subscription, SubscriptionSchedule } from '../store.ts'
import { applyPhase } from './apply-phase.ts'

/** The subscription as it goes on from this renewal. A schedule whose last phase begins has done its work. */
export async function beginNextPhase(desk: Desk, subscription: Subscription): Promise<Subscription> {
  if (!subscription.schedule) return subscription
  const schedule = await desk.tx.get('subscription_schedule', subscription.schedule)
  const phase = schedule && phaseFrom(schedule, desk.now)
  if (!schedule || !phase) return subscription
  await releaseSchedule(desk, schedule)
  return { ...(await applyPhase(desk, subscription, phase)), schedule: null }
}

/** The phase that begins at this moment. */
export const phaseFrom = ({ phases }: SubscriptionSchedule, moment: number) =>
  phases.find(({ start_date }) => start_date === moment)

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
