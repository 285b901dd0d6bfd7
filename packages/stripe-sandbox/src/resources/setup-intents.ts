import { z } from 'zod'
import { newSetupIntent } from '../billing/new-setup-intent.ts'
import { findTestCardByLast4 } from '../billing/test-cards.ts'
import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { SetupIntent } from '../store.ts'
import { listPage } from '../wire/list-page.ts'
import { defineOperation } from '../wire/operation.ts'
import { flag, listParams, mergeMetadata, metadata } from '../wire/params.ts'
import { cardError, invalidRequest } from '../wire/stripe-error.ts'
import { findCustomer } from './customers.ts'
import { findObject } from './find-object.ts'
import { attachMethod, findMethodToUse } from './payment-methods.ts'

const confirmParams = z.strictObject({
  payment_method: z.string().optional(),
  return_url: z.url().optional(),
})

/** Cards that are saved without being charged. */
export const setupIntentOperations = [
  defineOperation({
    method: 'post',
    path: '/v1/setup_intents',
    params: z.strictObject({
      ...confirmParams.shape,
      confirm: flag.optional(),
      customer: z.string().optional(),
      description: z.string().optional(),
      metadata: metadata.optional(),
      usage: z.enum(['off_session', 'on_session']).optional(),
      automatic_payment_methods: z
        .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).default('always') })
        .optional(),
    }),
    run: async ({ desk, params }) => {
      const customer = params.customer === undefined ? null : (await findCustomer(desk, params.customer)).id
      const method =
        params.payment_method === undefined
          ? undefined
          : await findMethodToUse(desk, params.payment_method, customer)
      const intent: SetupIntent = {
        ...newSetupIntent(desk.now, customer),
        automatic_payment_methods: params.automatic_payment_methods ?? null,
        description: params.description ?? null,
        metadata: mergeMetadata({}, params.metadata),
        usage: params.usage ?? 'off_session',
        ...(method && { payment_method: method.id, status: 'requires_confirmation' }),
      }
      await desk.tx.put('setup_intent', intent)
      await emitEvent(desk, 'setup_intent.created', { object: intent })
      return params.confirm === true ? confirm(desk, intent, params.payment_method) : intent
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/setup_intents',
    params: z.strictObject({ ...listParams, customer: z.string().optional() }),
    run: async ({ desk, params }) => {
      const match = params.customer === undefined ? {} : { customer: params.customer }
      return listPage('/v1/setup_intents', await desk.tx.list('setup_intent', match), params)
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/setup_intents/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => findObject(desk.tx, 'setup_intent', { id }),
  }),
  defineOperation({
    method: 'post',
    path: '/v1/setup_intents/:id/confirm',
    params: confirmParams,
    run: async ({ desk, id, params }) =>
      confirm(desk, await findObject(desk.tx, 'setup_intent', { id }), params.payment_method),
  }),
  defineOperation({
    method: 'post',
    path: '/v1/setup_intents/:id/cancel',
    params: z.strictObject({
      cancellation_reason: z.enum(['abandoned', 'duplicate', 'requested_by_customer']).optional(),
    }),
    run: async ({ desk, id, params }) => {
      const before = await findUnfinished(desk, id)
      const canceled: SetupIntent = {
        ...before,
        status: 'canceled',
        cancellation_reason: params.cancellation_reason ?? null,
        next_action: null,
      }
      await desk.tx.put('setup_intent', canceled)
      await emitEvent(desk, 'setup_intent.canceled', { object: canceled })
      return canceled
    },
  }),
]

async function findUnfinished(desk: Desk, id: string) {
  const intent = await findObject(desk.tx, 'setup_intent', { id })
  if (intent.status !== 'succeeded' && intent.status !== 'canceled') return intent
  throw invalidRequest(`This SetupIntent has a status of ${intent.status} already.`, {
    code: 'setup_intent_unexpected_state',
  })
}

async function confirm(desk: Desk, { id }: SetupIntent, sent: string | undefined) {
  const before = await findUnfinished(desk, id)
  const methodId = sent ?? before.payment_method
  if (methodId === null) {
    throw invalidRequest('You cannot confirm this SetupIntent because it has no payment method.')
  }
  const method = await findMethodToUse(desk, methodId, before.customer)
  const card = findTestCardByLast4(method.card?.last4 ?? '')
  if (card?.declines) {
    await emitEvent(desk, 'setup_intent.setup_failed', { object: before })
    return cardError(card.declines)
  }
  const asksHolder = card?.authentication !== undefined
  if (!asksHolder && before.customer !== null && method.customer === null) {
    await attachMethod(desk, method, before.customer)
  }
  const after: SetupIntent = {
    ...before,
    payment_method: method.id,
    status: asksHolder ? 'requires_action' : 'succeeded',
    next_action: asksHolder ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null,
  }
  await desk.tx.put('setup_intent', after)
  await emitEvent(desk, asksHolder ? 'setup_intent.requires_action' : 'setup_intent.succeeded', {
    object: after,
  })
  return after
}
