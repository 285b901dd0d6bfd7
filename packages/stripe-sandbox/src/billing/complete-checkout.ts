import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import { timeOf } from '../resources/customers.ts'
import { findObject } from '../resources/find-object.ts'
import type { CheckoutSession, Customer } from '../store.ts'
import { collectInvoice, finalizeInvoice } from './collect-invoice.ts'
import { newCustomer } from './new-customer.ts'
import { newInvoice } from './new-invoice.ts'
import { newPaymentMethod } from './new-payment-method.ts'
import { newSubscription } from './new-subscription.ts'
import { periodLines } from './period-lines.ts'
import type { TestCard } from './test-cards.ts'

export interface EnteredCard {
  card: TestCard
  expMonth: number
  expYear: number
  name: string
  email: string
}

/** Turns an open session and a good card into a paid subscription, all in one transaction. */
export async function completeCheckout(desk: Desk, session: CheckoutSession, entered: EnteredCard) {
  const customer = await ensureCustomer(desk, session, entered)
  const local = { ...desk, now: await timeOf(desk, customer) }
  const method = newPaymentMethod({ ...entered, customer: customer.id, created: local.now })
  await desk.tx.put('payment_method', method)
  await emitEvent(local, 'payment_method.attached', { object: method })

  const order = await desk.tx.get('checkout_order', session.id)
  const items = await Promise.all(
    (order?.items ?? []).map(async ({ price, quantity }) => ({
      price: await findObject(desk.tx, 'price', { id: price }),
      quantity,
    })),
  )
  const draft = newSubscription({
    customer,
    items,
    metadata: order?.subscriptionMetadata ?? {},
    defaultPaymentMethod: method.id,
    now: local.now,
  })
  const lines = await periodLines(local, draft)
  const invoice = newInvoice(local, { customer, subscription: draft, lines, reason: 'subscription_create' })
  const subscription = { ...draft, latest_invoice: invoice.id }
  await desk.tx.put('subscription', subscription)
  await desk.tx.put('invoice', invoice)
  await emitEvent(local, 'customer.subscription.created', { object: subscription })
  await emitEvent(local, 'invoice.created', { object: invoice })
  const open = await finalizeInvoice(local, invoice)
  await collectInvoice(local, open, { method, isAuthenticated: true })

  const completed: CheckoutSession = {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer: customer.id,
    subscription: subscription.id,
    invoice: invoice.id,
    customer_details: {
      address: customer.address ?? null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: entered.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  }
  await desk.tx.put('checkout_session', completed)
  await emitEvent(desk, 'checkout.session.completed', { object: completed })
  return completed
}

async function ensureCustomer(desk: Desk, session: CheckoutSession, entered: EnteredCard): Promise<Customer> {
  if (session.customer) return findObject(desk.tx, 'customer', { id: session.customer })
  const customer = { ...newCustomer(desk.now, null), email: entered.email, name: entered.name }
  await desk.tx.put('customer', customer)
  await emitEvent(desk, 'customer.created', { object: customer })
  return customer
}
