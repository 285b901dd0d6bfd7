import { changeItems } from '../billing/change-items.ts'
import { collectInvoice, finalizeInvoice, findChargedMethod } from '../billing/collect-invoice.ts'
import { newInvoice } from '../billing/new-invoice.ts'
import { settleSubscription, updateSubscription } from '../billing/settle-subscription.ts'
import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { Subscription } from '../store.ts'
import { invalidRequest } from '../wire/stripe-error.ts'
import { findCustomer } from './customers.ts'
import { findObject } from './find-object.ts'
import { readItemChanges } from './item-changes.ts'
import { applyPlainFields } from './subscription-update.ts'
import type { SubscriptionUpdate } from './subscription-update.ts'

const pendingSeconds = 23 * 3600

/** Moves a subscription to another price, and collects the difference at once. What else was sent goes with it. */
export async function changePlan(desk: Desk, before: Subscription, params: SubscriptionUpdate) {
  if (params.proration_behavior === undefined) {
    throw invalidRequest('The sandbox needs proration_behavior: always_invoice or none.', {
      param: 'proration_behavior',
    })
  }
  const changes = await readItemChanges(desk, params.items ?? [])
  const wanted = await applyPlainFields(desk, before, params)
  const { subscription: changed, lines } = await changeItems(desk, wanted, {
    changes,
    date: params.proration_date ?? desk.now,
  })
  if (params.proration_behavior === 'none') return updateSubscription(desk, before, changed)

  const customer = await findCustomer(desk, before.customer)
  const draft = newInvoice(desk, { customer, subscription: changed, lines, reason: 'subscription_update' })
  await desk.tx.put('invoice', draft)
  await emitEvent(desk, 'invoice.created', { object: draft })
  const invoice = await finalizeInvoice(desk, draft)
  const method = await findChargedMethod(desk, customer, wanted)
  const collection = await collectInvoice(desk, invoice, { method, isAuthenticated: false })
  if (!collection.isPaid && params.payment_behavior === 'error_if_incomplete') throw collection.error
  if (!collection.isPaid && params.payment_behavior === 'pending_if_incomplete') {
    return updateSubscription(desk, before, {
      ...before,
      latest_invoice: invoice.id,
      pending_update: {
        billing_cycle_anchor: changed.billing_cycle_anchor,
        cancel_at_period_end: params.cancel_at_period_end ?? null,
        discount: null,
        discounts: null,
        metadata: params.metadata ?? null,
        expires_at: desk.now + pendingSeconds,
        subscription_items: changed.items.data,
        trial_end: null,
        trial_from_plan: null,
      },
    })
  }
  await updateSubscription(desk, before, { ...changed, latest_invoice: invoice.id })
  await settleSubscription(desk, collection)
  return findObject(desk.tx, 'subscription', { id: before.id })
}
