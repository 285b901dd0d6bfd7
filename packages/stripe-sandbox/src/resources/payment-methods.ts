import { z } from 'zod'
import { newPaymentMethod } from '../billing/new-payment-method.ts'
import { findTestCardByLast4 } from '../billing/test-cards.ts'
import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { PaymentMethod } from '../store.ts'
import { listPage } from '../wire/list-page.ts'
import { defineOperation } from '../wire/operation.ts'
import { clearable, integer, listParams, mergeMetadata, metadata } from '../wire/params.ts'
import { cardError, invalidRequest, missingResource } from '../wire/stripe-error.ts'
import { findCustomer } from './customers.ts'
import { findObject } from './find-object.ts'

/** Stripe's names for its test cards, which stand for a card that has just been typed in. */
const aliases: Record<string, string> = {
  pm_card_visa: '4242',
  pm_card_mastercard: '4444',
  pm_card_chargeCustomerFail: '0341',
  pm_card_authenticationRequiredOnSetup: '3155',
  pm_card_authenticationRequired: '3184',
  pm_card_visa_chargeDeclined: '0002',
  pm_card_chargeDeclinedInsufficientFunds: '9995',
}

export const paymentMethodOperations = [
  defineOperation({
    method: 'get',
    path: '/v1/payment_methods',
    params: z.strictObject({ ...listParams, customer: z.string(), type: z.literal('card').optional() }),
    run: async ({ desk, params }) => {
      const methods = await desk.tx.list('payment_method', { customer: params.customer })
      return listPage('/v1/payment_methods', methods, params)
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/customers/:id/payment_methods',
    params: z.strictObject({ ...listParams, type: z.literal('card').optional() }),
    run: async ({ desk, id, params }) => {
      const { id: customer } = await findCustomer(desk, id)
      const methods = await desk.tx.list('payment_method', { customer })
      return listPage(`/v1/customers/${id}/payment_methods`, methods, params)
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/payment_methods/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => findObject(desk.tx, 'payment_method', { id }),
  }),
  defineOperation({
    method: 'post',
    path: '/v1/payment_methods/:id/attach',
    params: z.strictObject({ customer: z.string() }),
    run: async ({ desk, id, params }) => {
      const customer = await findCustomer(desk, params.customer)
      const method = fromAlias(desk, id) ?? (await findObject(desk.tx, 'payment_method', { id }))
      if (method.customer !== null) throw invalidRequest('This card is attached already.')
      return attachMethod(desk, method, customer.id)
    },
  }),
  defineOperation({
    method: 'post',
    path: '/v1/payment_methods/:id',
    params: z.strictObject({
      billing_details: z
        .strictObject({
          email: clearable.optional(),
          name: clearable.optional(),
          phone: clearable.optional(),
        })
        .optional(),
      card: z
        .strictObject({
          exp_month: integer.pipe(z.number().min(1).max(12)).optional(),
          exp_year: integer.optional(),
        })
        .optional(),
      metadata: metadata.optional(),
    }),
    run: async ({ desk, id, params }) => {
      const before = await findObject(desk.tx, 'payment_method', { id })
      const { email, name, phone } = params.billing_details ?? {}
      const { exp_month, exp_year } = params.card ?? {}
      const after: PaymentMethod = {
        ...before,
        billing_details: {
          ...before.billing_details,
          ...(email !== undefined && { email }),
          ...(name !== undefined && { name }),
          ...(phone !== undefined && { phone }),
        },
        ...(before.card && {
          card: {
            ...before.card,
            ...(exp_month !== undefined && { exp_month }),
            ...(exp_year !== undefined && { exp_year }),
          },
        }),
        metadata: mergeMetadata(before.metadata, params.metadata),
      }
      await desk.tx.put('payment_method', after)
      await emitEvent(desk, 'payment_method.updated', { object: after, before })
      return after
    },
  }),
  defineOperation({
    method: 'post',
    path: '/v1/payment_methods/:id/detach',
    params: z.strictObject({}),
    run: async ({ desk, id }) => {
      const before = await findObject(desk.tx, 'payment_method', { id })
      if (before.customer === null) throw invalidRequest('This card is not attached to a customer.')
      return detachMethod(desk, before, before.customer)
    },
  }),
]

export async function attachMethod(desk: Desk, method: PaymentMethod, customer: string) {
  const attached: PaymentMethod = { ...method, customer }
  await desk.tx.put('payment_method', attached)
  await emitEvent(desk, 'payment_method.attached', { object: attached })
  return attached
}

/** A card to charge or to save: the customer's own, one of nobody, or one that has just been typed in. */
export async function findMethodToUse(desk: Desk, id: string, customer: string | null) {
  const typed = fromAlias(desk, id)
  if (typed) {
    await desk.tx.put('payment_method', typed)
    return typed
  }
  const method = await findObject(desk.tx, 'payment_method', { id, param: 'payment_method' })
  if (method.customer !== null && method.customer !== customer) {
    throw invalidRequest('The card belongs to another customer.', { param: 'payment_method' })
  }
  return method
}

/** Takes a card away from its customer, and from everything that would have charged it. */
export async function detachMethod(desk: Desk, before: PaymentMethod, owner: string) {
  const detached: PaymentMethod = { ...before, customer: null }
  await desk.tx.put('payment_method', detached)
  const customer = await findObject(desk.tx, 'customer', { id: owner })
  if (customer.invoice_settings.default_payment_method === before.id) {
    const settings = { ...customer.invoice_settings, default_payment_method: null }
    await desk.tx.put('customer', { ...customer, invoice_settings: settings })
  }
  for (const subscription of await desk.tx.list('subscription', { customer: owner })) {
    if (subscription.default_payment_method !== before.id) continue
    await desk.tx.put('subscription', { ...subscription, default_payment_method: null })
  }
  await emitEvent(desk, 'payment_method.detached', { object: detached, before })
  return detached
}

function fromAlias(desk: Desk, alias: string): PaymentMethod | undefined {
  if (!alias.startsWith('pm_card_')) return undefined
  const card = findTestCardByLast4(aliases[alias] ?? 'none')
  if (!card) throw missingResource('PaymentMethod', alias)
  if (card.declines) {
    throw cardError(card.declines)
  }
  const expYear = new Date(desk.now * 1000).getUTCFullYear() + 3
  return newPaymentMethod({
    card,
    customer: null,
    expMonth: 12,
    expYear,
    created: desk.now,
    name: null,
    email: null,
  })
}
