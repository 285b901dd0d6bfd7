import type { Stripe } from 'stripe'
import { idOf } from '../id-of.ts'

/** Names, on a subscription, the end or the schedule that an upgrade of it takes back. */
const mark = 'takesBack'

/**
 * What an upgrade sends along so that it goes on from now on. The provider keeps all of it until the upgrade is paid, and
 * drops it with an upgrade that never is. A date and a schedule cannot be sent: they are named, and taken back by whoever
 * looks at the subscription once the name stands there.
 */
export function goOn(subscription: Stripe.Subscription): Stripe.SubscriptionUpdateParams {
  const end = endOf(subscription)
  if (end !== undefined) return { metadata: { [mark]: end } }
  return subscription.cancel_at_period_end ? { cancel_at_period_end: false } : {}
}

/** Whether an upgrade that is paid has named what is still to come. */
export const isTakenBack = (subscription: Stripe.Subscription): boolean =>
  subscription.metadata[mark] !== undefined && subscription.metadata[mark] === endOf(subscription)

export async function takeBackEnd(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const { schedule } = subscription
  if (schedule !== null) await stripe.subscriptionSchedules.release(idOf(schedule))
  await stripe.subscriptions.update(subscription.id, {
    ...(schedule === null && { cancel_at: '' }),
    // Whoever sets the same end once more means it.
    metadata: { [mark]: '' },
  })
}

function endOf({ schedule, cancel_at, cancel_at_period_end }: Stripe.Subscription): string | undefined {
  if (schedule !== null) return idOf(schedule)
  return cancel_at === null || cancel_at_period_end ? undefined : String(cancel_at)
}
