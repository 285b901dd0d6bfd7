import { z } from 'zod'
import { newPaymentIntent } from '../billing/new-payment.ts'
import { findTestCardByLast4 } from '../billing/test-cards.ts'
import { tryCard } from '../billing/try-card.ts'
import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { PaymentIntent } from '../store.ts'
import { listPage } from '../wire/list-page.ts'
import { defineOperation } from '../wire/operation.ts'
import { flag, integer, listParams, mergeMetadata, metadata } from '../wire/params.ts'
import { cardError, invalidRequest } from '../wire/stripe-error.ts'
import { findCustomer } from './customers.ts'
import { findObject } from './find-object.ts'
import { findMethodToUse } from './payment-methods.ts'

const confirmParams = z.strictObject({
  payment_method: z.string().optional(),
  off_session: flag.optional(),
  return_url: z.url().optional(),
})

/** Single payments. Those of subscriptions come about elsewhere and are shown here. */
export const paymentIntentOperations = [
  defineOperation({
    method: 'post',
    path: '/v1/payment_intents',
    params: z.strictObject({
      ...confirmParams.shape,
      amount: integer.pipe(z.number().min(1)),
      currency: z.string().length(3),
      customer: z.string().optional(),
      confirm: flag.optional(),
      description: z.string().optional(),
      metadata: metadata.optional(),
      receipt_email: z.email().optional(),
      automatic_payment_methods: z
        .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).default('always') })
        .optional(),
    }),
    run: async ({ desk, params }) => {
      const { amount, currency } = params
      const customer = params.customer === undefined ? null : (await findCustomer(desk, params.customer)).id
      const method =
        params.payment_method === undefined
          ? undefined
          : await findMethodToUse(desk, params.payment_method, customer)
      const intent: PaymentIntent = {
        ...newPaymentIntent(desk, { amount, currency: currency.toLowerCase(), customer }),
        automatic_payment_methods: params.automatic_payment_methods ?? null,
        description: params.description ?? null,
        metadata: mergeMetadata({}, params.metadata),
        receipt_email: params.receipt_email ?? null,
        ...(method && { payment_method: method.id, status: 'requires_confirmation' }),
      }
      await desk.tx.put('payment_intent', intent)
      await emitEvent(desk, 'payment_intent.created', { object: intent })
      if (params.confirm !== true) return intent
      return confirm(desk, intent, params)
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/payment_intents/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => findObject(desk.tx, 'payment_intent', { id }),
  }),
  defineOperation({
    method: 'get',
    path: '/v1/payment_intents',
    params: z.strictObject({ ...listParams, customer: z.string().optional() }),
    run: async ({ desk, params }) => {
      const match = params.customer === undefined ? {} : { customer: params.customer }
      return listPage('/v1/payment_intents', await desk.tx.list('payment_intent', match), params)
    },
  }),
  defineOperation({
    method: 'post',
    path: '/v1/payment_intents/:id/confirm',
    params: confirmParams,
    run: async ({ desk, id, params }) =>
      confirm(desk, await findObject(desk.tx, 'payment_intent', { id }), params),
  }),
  defineOperation({
    method: 'post',
    path: '/v1/payment_intents/:id/cancel',
    params: z.strictObject({
      cancellation_reason: z
        .enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])
        .optional(),
    }),
    run: async ({ desk, id, params }) => {
      const before = await findObject(desk.tx, 'payment_intent', { id })
      if (before.status === 'succeeded' || before.status === 'canceled') {
        throw invalidRequest(`This PaymentIntent has a status of ${before.status} and cannot be canceled.`, {
          code: 'payment_intent_unexpected_state',
        })
      }
      const canceled: PaymentIntent = {
        ...before,
        status: 'canceled',
        canceled_at: desk.now,
        cancellation_reason: params.cancellation_reason ?? null,
        next_action: null,
      }
      await desk.tx.put('payment_intent', canceled)
      await emitEvent(desk, 'payment_intent.canceled', { object: canceled })
      return canceled
    },
  }),
]

async function confirm(desk: Desk, before: PaymentIntent, params: z.output<typeof confirmParams>) {
  if (before.status === 'succeeded' || before.status === 'canceled') {
    throw invalidRequest(`This PaymentIntent has a status of ${before.status} and cannot be confirmed.`, {
      code: 'payment_intent_unexpected_state',
    })
  }
  const methodId = params.payment_method ?? before.payment_method
  if (methodId === null) {
    throw invalidRequest('You cannot confirm this PaymentIntent because it has no payment method.')
  }
  const method = await findMethodToUse(desk, methodId, before.customer)
  const card = findTestCardByLast4(method.card?.last4 ?? '')
  if (card?.authentication && params.off_session !== true) {
    const waiting: PaymentIntent = {
      ...before,
      payment_method: method.id,
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
    }
    await desk.tx.put('payment_intent', waiting)
    await emitEvent(desk, 'payment_intent.requires_action', { object: waiting })
    return waiting
  }
  const { intent, declined } = await tryCard(desk, before, { method, isAuthenticated: false })
  return declined ? cardError(declined, intent) : intent
}
