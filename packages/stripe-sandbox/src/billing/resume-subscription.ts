import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import { findObject } from '../resources/find-object.ts'
import type { Subscription } from '../store.ts'
import { periodEnd } from './add-intervals.ts'
import { collectInvoice, finalizeInvoice, findChargedMethod } from './collect-invoice.ts'
import { newInvoice } from './new-invoice.ts'
import { periodLines } from './period-lines.ts'
import { updateSubscription } from './settle-subscription.ts'

/** Lets a paused subscription go on from today, once its first period is paid. */
export async function resumeSubscription(desk: Desk, before: Subscription) {
  const customer = await findObject(desk.tx, 'customer', { id: before.customer })
  const data = before.items.data.map((item) => ({
    ...item,
    current_period_start: desk.now,
    current_period_end: item.price.recurring
      ? periodEnd(desk.now, desk.now, item.price.recurring)
      : item.current_period_end,
  }))
  const active: Subscription = {
    ...before,
    status: 'active',
    billing_cycle_anchor: desk.now,
    items: { ...before.items, data },
  }
  const lines = await periodLines(desk, active)
  const draft = newInvoice(desk, { customer, subscription: active, lines, reason: 'subscription_cycle' })
  await emitEvent(desk, 'invoice.created', { object: draft })
  const invoice = await finalizeInvoice(desk, draft)
  const method = await findChargedMethod(desk, customer, before)
  const collection = await collectInvoice(desk, invoice, { method, isAuthenticated: false })
  if (!collection.isPaid) throw collection.error
  const resumed = await updateSubscription(desk, before, { ...active, latest_invoice: invoice.id })
  await emitEvent(desk, 'customer.subscription.resumed', { object: resumed })
  return resumed
}
