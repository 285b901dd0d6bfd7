import { z } from 'zod'
import { isLive } from '../billing/is-live.ts'
import { newPaymentMethod } from '../billing/new-payment-method.ts'
import { updateSubscription } from '../billing/settle-subscription.ts'
import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import { changePlan } from '../resources/change-plan.ts'
import { findObject } from '../resources/find-object.ts'
import { detachMethod } from '../resources/payment-methods.ts'
import { findRecurringPrice } from '../resources/prices.ts'
import type { Customer, PaymentMethod, Subscription } from '../store.ts'
import { invalidRequest, missingResource } from '../wire/stripe-error.ts'
import { cardFields, readCard } from './card-form.ts'

export const portalAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('cancel'), subscription: z.string() }),
  z.object({ action: z.literal('resume'), subscription: z.string() }),
  z.object({ action: z.literal('change-plan'), subscription: z.string(), price: z.string() }),
  z.object({ action: z.literal('make-default'), method: z.string() }),
  z.object({ action: z.literal('remove-card'), method: z.string() }),
  z.object({ action: z.literal('add-card'), ...cardFields.shape }),
])

/** Carries out what a visitor of the portal asked for; a text in return says why it was not done. */
export async function runPortalAction(
  desk: Desk,
  customer: Customer,
  action: z.output<typeof portalAction>,
): Promise<string | undefined> {
  switch (action.action) {
    case 'cancel': {
      const subscription = await ownSubscription(desk, customer, action.subscription)
      const end = subscription.items.data[0]?.current_period_end ?? desk.now
      await updateSubscription(desk, subscription, { ...subscription, cancel_at: end, canceled_at: desk.now })
      return undefined
    }
    case 'resume': {
      const subscription = await ownSubscription(desk, customer, action.subscription)
      const open = { cancel_at: null, cancel_at_period_end: false, canceled_at: null }
      await updateSubscription(desk, subscription, { ...subscription, ...open })
      return undefined
    }
    case 'change-plan':
      return moveTo(desk, await ownSubscription(desk, customer, action.subscription), action.price)
    case 'make-default':
      return makeDefault(desk, customer, await ownMethod(desk, customer, action.method))
    case 'remove-card':
      return removeCard(desk, customer, await ownMethod(desk, customer, action.method))
    case 'add-card': {
      const reading = readCard(action, new Date(desk.now * 1000))
      if (!reading.isValid) return reading.message
      if (reading.card.declines) return reading.card.declines.message
      const { email } = customer
      const details = { ...reading, customer: customer.id, created: desk.now, name: action.name, email }
      const method = newPaymentMethod(details)
      await desk.tx.put('payment_method', method)
      await emitEvent(desk, 'payment_method.attached', { object: method })
      return makeDefault(desk, customer, method)
    }
  }
}

async function ownSubscription(desk: Desk, customer: Customer, id: string): Promise<Subscription> {
  const subscription = await findObject(desk.tx, 'subscription', { id })
  if (subscription.customer !== customer.id) throw missingResource('subscription', id)
  if (!isLive(subscription)) throw invalidRequest('This subscription has ended.')
  return subscription
}

async function ownMethod(desk: Desk, customer: Customer, id: string): Promise<PaymentMethod> {
  const method = await findObject(desk.tx, 'payment_method', { id })
  if (method.customer !== customer.id) throw missingResource('PaymentMethod', id)
  return method
}

async function moveTo(desk: Desk, subscription: Subscription, price: string) {
  await findRecurringPrice(desk, price, 'price')
  const item = subscription.items.data[0]
  if (!item || item.price.id === price) return 'This is your plan already.'
  const moved = await changePlan(desk, subscription, {
    items: [{ id: item.id, price }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  })
  return moved.pending_update ? 'The payment did not go through. Your plan stays as it was.' : undefined
}

// The card of a subscription wins over the customer's, so it is cleared for the new default to count.
async function makeDefault(desk: Desk, before: Customer, method: PaymentMethod) {
  const settings = { ...before.invoice_settings, default_payment_method: method.id }
  const customer: Customer = { ...before, invoice_settings: settings }
  await desk.tx.put('customer', customer)
  await emitEvent(desk, 'customer.updated', { object: customer, before })
  for (const subscription of await desk.tx.list('subscription', { customer: customer.id })) {
    if (!isLive(subscription)) continue
    await updateSubscription(desk, subscription, { ...subscription, default_payment_method: null })
  }
  return undefined
}

async function removeCard(desk: Desk, customer: Customer, method: PaymentMethod) {
  const subscriptions = (await desk.tx.list('subscription', { customer: customer.id })).filter(isLive)
  const isCharged = subscriptions.some(
    ({ default_payment_method: own }) =>
      (own ?? customer.invoice_settings.default_payment_method) === method.id,
  )
  if (isCharged) return 'Your subscription is paid with this card. Choose another one first.'
  await detachMethod(desk, method, customer.id)
  return undefined
}
