import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import { findObject } from '../resources/find-object.ts'
import type { Customer, Price, Subscription } from '../store.ts'
import { type Collection, collectInvoice, finalizeInvoice, findChargedMethod } from './collect-invoice.ts'
import { newInvoice } from './new-invoice.ts'
import { newSubscription } from './new-subscription.ts'
import { periodLines } from './period-lines.ts'
import { settleSubscription } from './settle-subscription.ts'

interface Start {
  customer: Customer
  items: readonly { price: Price; quantity: number }[]
  metadata: Record<string, string>
  defaultPaymentMethod: string | null
  trialEnd?: number | undefined
  /** Whether the card holder has confirmed the payment already. */
  isAuthenticated: boolean
  /** False leaves the first invoice open, for somebody to pay it by hand. */
  isCollected?: boolean
  settings?: Partial<Pick<Subscription, 'trial_settings' | 'cancel_at_period_end'>>
}

/** Begins a subscription and collects its first invoice. What is not paid is incomplete. */
export async function startSubscription(desk: Desk, start: Start) {
  const { customer, items, metadata, defaultPaymentMethod, trialEnd, settings } = start
  const draft: Subscription = {
    ...newSubscription({ customer, items, metadata, defaultPaymentMethod, trialEnd, now: desk.now }),
    ...settings,
  }
  const lines = await periodLines(desk, draft)
  const invoice = newInvoice(desk, { customer, subscription: draft, lines, reason: 'subscription_create' })
  const begun: Subscription = {
    ...draft,
    latest_invoice: invoice.id,
    // Whoever has paid on the hosted page never sees it incomplete.
    status: draft.status === 'trialing' || start.isAuthenticated ? draft.status : 'incomplete',
  }
  await desk.tx.put('subscription', begun)
  await desk.tx.put('invoice', invoice)
  await emitEvent(desk, 'customer.subscription.created', { object: begun })
  await emitEvent(desk, 'invoice.created', { object: invoice })
  const open = await finalizeInvoice(desk, invoice)
  const collection = await collect(desk, { ...start, subscription: begun, invoice: open })
  const subscription = await findObject(desk.tx, 'subscription', { id: begun.id })
  return { subscription, collection }
}

async function collect(
  desk: Desk,
  {
    customer,
    subscription,
    invoice,
    isAuthenticated,
    isCollected = true,
  }: Start & {
    subscription: Subscription
    invoice: Collection['invoice']
  },
): Promise<Collection | undefined> {
  if (!isCollected && invoice.amount_due > 0) return undefined
  const method = await findChargedMethod(desk, customer, subscription)
  const collection = await collectInvoice(desk, invoice, { method, isAuthenticated })
  await settleSubscription(desk, collection)
  return collection
}
