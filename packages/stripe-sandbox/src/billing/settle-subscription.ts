import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { Invoice, Subscription } from '../store.ts'
import { mergeMetadata } from '../wire/params.ts'
import { cancelNow } from './cancel-now.ts'
import type { Collection } from './collect-invoice.ts'
import { isLive } from './is-live.ts'
import { scheduleEnd } from './schedule-end.ts'

const daySeconds = 86_400
/** How long after each failed try the next one follows; after the last, the subscription ends. */
const retryDays = [3, 5, 7]

/** Lets a subscription follow what came of collecting one of its invoices. */
export async function settleSubscription(desk: Desk, { isPaid, invoice }: Collection) {
  const subscription = await findSubscriptionOf(desk, invoice)
  if (!subscription || !isLive(subscription)) return
  if (isPaid) return becomeActive(desk, subscription, invoice)
  if (subscription.pending_update || subscription.status === 'incomplete') return undefined
  return becomeOverdue(desk, subscription, invoice)
}

export async function findSubscriptionOf(desk: Desk, invoice: Invoice) {
  const id = invoice.parent?.subscription_details?.subscription
  return id === undefined ? undefined : desk.tx.get('subscription', id)
}

/** Stores a changed subscription and tells of it, if anything did change. */
export async function updateSubscription(desk: Desk, before: Subscription, after: Subscription) {
  await desk.tx.put('subscription', after)
  if (JSON.stringify(before) === JSON.stringify(after)) return after
  await emitEvent(desk, 'customer.subscription.updated', { object: after, before })
  return after
}

async function becomeActive(desk: Desk, before: Subscription, invoice: Invoice) {
  const pending = before.latest_invoice === invoice.id ? before.pending_update : null
  const items = pending?.subscription_items
  const after: Subscription = {
    ...before,
    // A trial goes on; what it costs afterwards is another invoice.
    status: before.status === 'trialing' ? 'trialing' : 'active',
    ...(pending && { pending_update: null }),
    ...(items && { items: { ...before.items, data: items } }),
    ...(pending?.billing_cycle_anchor && { billing_cycle_anchor: pending.billing_cycle_anchor }),
    ...scheduleEnd(desk, before, { cancel_at_period_end: pending?.cancel_at_period_end ?? undefined }),
    metadata: mergeMetadata(before.metadata, pending?.metadata ?? undefined),
  }
  await updateSubscription(desk, before, after)
  if (pending) await emitEvent(desk, 'customer.subscription.pending_update_applied', { object: after })
}

async function becomeOverdue(desk: Desk, before: Subscription, invoice: Invoice) {
  const days = retryDays[invoice.attempt_count - 1]
  if (days === undefined) {
    await cancelNow(desk, before, 'payment_failed')
    return
  }
  await desk.tx.put('invoice', { ...invoice, next_payment_attempt: desk.now + days * daySeconds })
  await updateSubscription(desk, before, { ...before, status: 'past_due' })
}
