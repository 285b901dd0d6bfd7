import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import { findObject } from '../resources/find-object.ts'
import type { Subscription } from '../store.ts'
import { periodEnd } from './add-intervals.ts'
import { collectInvoice, finalizeInvoice, findChargedMethod } from './collect-invoice.ts'
import { newInvoice } from './new-invoice.ts'
import { periodLines } from './period-lines.ts'
import { settleSubscription, updateSubscription } from './settle-subscription.ts'

/** Ends a trial at once: a period begins today, and is charged for. */
export async function endTrial(desk: Desk, before: Subscription) {
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
    trial_end: desk.now,
    billing_cycle_anchor: desk.now,
    items: { ...before.items, data },
  }
  const lines = await periodLines(desk, active)
  const draft = newInvoice(desk, { customer, subscription: active, lines, reason: 'subscription_update' })
  await emitEvent(desk, 'invoice.created', { object: draft })
  const invoice = await finalizeInvoice(desk, draft)
  await updateSubscription(desk, before, { ...active, latest_invoice: invoice.id })
  const method = await findChargedMethod(desk, customer, active)
  await settleSubscription(desk, await collectInvoice(desk, invoice, { method, isAuthenticated: false }))
}
