import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { Subscription } from '../store.ts'

/** Ends a subscription at once. What was paid stays paid; open invoices are no longer collected. */
export async function cancelNow(
  desk: Desk,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed' = 'cancellation_requested',
) {
  const canceled: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? desk.now,
    ended_at: desk.now,
    pending_update: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  }
  await desk.tx.put('subscription', canceled)
  for (const invoice of await desk.tx.list('invoice', { customer: subscription.customer })) {
    if (invoice.parent?.subscription_details?.subscription !== subscription.id) continue
    if (invoice.status !== 'open' && invoice.status !== 'draft') continue
    await desk.tx.put('invoice', { ...invoice, next_payment_attempt: null, automatically_finalizes_at: null })
  }
  await emitEvent(desk, 'customer.subscription.deleted', { object: canceled })
  return canceled
}
