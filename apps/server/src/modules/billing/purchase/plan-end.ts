import type { Stripe } from 'stripe'
import { idOf } from '../id-of.ts'

/** The plan goes on to the end of what is paid. */
export async function cancelAtEnd(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  await releaseSchedule(stripe, subscription)
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
}

/** Takes back an end or a smaller plan, in whichever way it was set. Says whether there was any. */
export async function clearEnd(stripe: Stripe, subscription: Stripe.Subscription): Promise<boolean> {
  const isScheduled = await releaseSchedule(stripe, subscription)
  if (subscription.cancel_at_period_end) {
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
    return true
  }
  if (subscription.cancel_at === null) return isScheduled
  await stripe.subscriptions.update(subscription.id, { cancel_at: '' })
  return true
}

async function releaseSchedule(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<boolean> {
  if (schedule === null) return false
  await stripe.subscriptionSchedules.release(idOf(schedule))
  return true
}
