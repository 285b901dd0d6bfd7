import type { Desk } from '../desk.ts'
import type { Subscription, SubscriptionSchedule } from '../store.ts'
import { mergeMetadata } from '../wire/params.ts'
import { planOf } from './new-subscription.ts'

/** A subscription as a phase of its schedule wants it: what the phase does not say is not kept. */
export async function applyPhase(
  desk: Desk,
  subscription: Subscription,
  phase: SubscriptionSchedule['phases'][number],
): Promise<Subscription> {
  const [wanted] = phase.items
  const price = wanted && (await desk.tx.get('price', wanted.price))
  const data = subscription.items.data.map((item) =>
    price ? { ...item, price, plan: planOf(price), quantity: wanted.quantity ?? 1 } : item,
  )
  return {
    ...subscription,
    items: { ...subscription.items, data },
    default_payment_method: phase.default_payment_method,
    automatic_tax: { ...subscription.automatic_tax, enabled: phase.automatic_tax?.enabled ?? false },
    metadata: mergeMetadata(subscription.metadata, phase.metadata ?? undefined),
  }
}
