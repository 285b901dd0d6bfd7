import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import { timeOf } from '../resources/customers.ts'
import { findObject } from '../resources/find-object.ts'
import type { CheckoutSession, Customer, PaymentMethod, SetupIntent } from '../store.ts'
import { newCustomer } from './new-customer.ts'
import { newPaymentIntent } from './new-payment.ts'
import { newPaymentMethod } from './new-payment-method.ts'
import { newSetupIntent } from './new-setup-intent.ts'
import { startSubscription } from './start-subscription.ts'
import type { TestCard } from './test-cards.ts'
import { tryCard } from './try-card.ts'

export interface EnteredCard {
  card: TestCard
  expMonth: number
  expYear: number
  name: string
  email: string
}

interface Buyer {
  customer: Customer
  method: PaymentMethod
}

/** Turns an open session and a good card into what the session is for, all in one transaction. */
export async function completeCheckout(desk: Desk, session: CheckoutSession, entered: EnteredCard) {
  const customer = await ensureCustomer(desk, session, entered)
  const local = { ...desk, now: await timeOf(desk, customer) }
  const method = newPaymentMethod({ ...entered, customer: customer.id, created: local.now })
  await desk.tx.put('payment_method', method)
  await emitEvent(local, 'payment_method.attached', { object: method })

  const completed: CheckoutSession = {
    ...session,
    ...(await fulfil(local, session, { customer, method })),
    status: 'complete',
    url: null,
    customer: customer.id,
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

function fulfil(desk: Desk, session: CheckoutSession, buyer: Buyer): Promise<Partial<CheckoutSession>> {
  if (session.mode === 'setup') return saveCard(desk, buyer)
  if (session.mode === 'payment') return payOnce(desk, session, buyer)
  return subscribe(desk, session, buyer)
}

async function saveCard(desk: Desk, { customer, method }: Buyer): Promise<Partial<CheckoutSession>> {
  const draft = newSetupIntent(desk.now, customer.id)
  const intent: SetupIntent = { ...draft, payment_method: method.id, status: 'succeeded' }
  await desk.tx.put('setup_intent', intent)
  await emitEvent(desk, 'setup_intent.created', { object: draft })
  await emitEvent(desk, 'setup_intent.succeeded', { object: intent })
  return { setup_intent: intent.id, payment_status: 'no_payment_required' }
}

async function payOnce(
  desk: Desk,
  session: CheckoutSession,
  { customer, method }: Buyer,
): Promise<Partial<CheckoutSession>> {
  const due = { amount: session.amount_total ?? 0, currency: session.currency ?? '', customer: customer.id }
  const draft = { ...newPaymentIntent(desk, due), receipt_email: customer.email }
  await emitEvent(desk, 'payment_intent.created', { object: draft })
  const { intent } = await tryCard(desk, draft, { method, isAuthenticated: true })
  return { payment_intent: intent.id, payment_status: 'paid' }
}

async function subscribe(
  desk: Desk,
  session: CheckoutSession,
  { customer, method }: Buyer,
): Promise<Partial<CheckoutSession>> {
  const order = await desk.tx.get('checkout_order', session.id)
  const items = await Array.fromAsync(order?.items ?? [], async ({ price, quantity }) => ({
    price: await findObject(desk.tx, 'price', { id: price }),
    quantity,
  }))
  const { subscription } = await startSubscription(desk, {
    customer,
    items,
    metadata: order?.subscriptionMetadata ?? {},
    defaultPaymentMethod: method.id,
    trialEnd: order?.trialDays === undefined ? undefined : desk.now + order.trialDays * 86_400,
    isAuthenticated: true,
  })
  return {
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    payment_status: subscription.status === 'trialing' ? 'no_payment_required' : 'paid',
  }
}
