import { z } from 'zod'
import { cancelNow } from '../billing/cancel-now.ts'
import { changeItems } from '../billing/change-items.ts'
import { collectInvoice, finalizeInvoice, findChargedMethod } from '../billing/collect-invoice.ts'
import { isLive } from '../billing/is-live.ts'
import { newInvoice } from '../billing/new-invoice.ts'
import { resumeSubscription } from '../billing/resume-subscription.ts'
import { settleSubscription, updateSubscription } from '../billing/settle-subscription.ts'
import { startSubscription } from '../billing/start-subscription.ts'
import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { Subscription } from '../store.ts'
import { listPage } from '../wire/list-page.ts'
import { defineOperation } from '../wire/operation.ts'
import { clearable, flag, integer, listParams, mergeMetadata, metadata } from '../wire/params.ts'
import { invalidRequest } from '../wire/stripe-error.ts'
import { findCustomer, timeOf } from './customers.ts'
import { findObject } from './find-object.ts'
import { itemParams, prorationBehavior, readItemChanges } from './item-changes.ts'
import { findRecurringPrice } from './prices.ts'

const updateParams = z.strictObject({
  items: itemParams.optional(),
  proration_behavior: prorationBehavior.optional(),
  proration_date: integer.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'pending_if_incomplete', 'error_if_incomplete']).optional(),
  cancel_at_period_end: flag.optional(),
  cancel_at: z.union([z.literal('').transform(() => null), integer]).optional(),
  default_payment_method: clearable.optional(),
  metadata: metadata.optional(),
})

const createParams = z.strictObject({
  customer: z.string(),
  items: z
    .array(
      z.strictObject({ price: z.string(), quantity: integer.pipe(z.number().min(1)).default(1) }),
      'The sandbox keeps one item per subscription.',
    )
    .length(1),
  default_payment_method: z.string().optional(),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional(),
  trial_period_days: integer.pipe(z.number().min(1).max(730)).optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']) }),
    })
    .optional(),
  off_session: flag.optional(),
  metadata: metadata.optional(),
})

export const subscriptionOperations = [
  defineOperation({
    method: 'post',
    path: '/v1/subscriptions',
    params: createParams,
    run: async ({ desk, params }) => {
      const customer = await findCustomer(desk, params.customer)
      const local = { ...desk, now: await timeOf(desk, customer) }
      const { default_payment_method: methodId, trial_period_days: trialDays, trial_settings: trial } = params
      if (methodId !== undefined) await findOwnMethod(desk, methodId, customer.id)
      const items = await Array.fromAsync(params.items, async ({ price, quantity }, index) => ({
        price: await findRecurringPrice(desk, price, `items[${index}][price]`),
        quantity,
      }))
      const { subscription, collection } = await startSubscription(local, {
        customer,
        items,
        metadata: mergeMetadata({}, params.metadata),
        defaultPaymentMethod: methodId ?? null,
        trialEnd: trialDays === undefined ? undefined : local.now + trialDays * 86_400,
        isAuthenticated: false,
        isCollected: params.payment_behavior !== 'default_incomplete',
        ...(trial && {
          settings: {
            trial_settings: { end_behavior: { billing_cycle_anchor: null, ...trial.end_behavior } },
          },
        }),
      })
      if (params.payment_behavior === 'error_if_incomplete' && collection && !collection.isPaid) {
        throw collection.error
      }
      return subscription
    },
  }),
  defineOperation({
    method: 'post',
    path: '/v1/subscriptions/:id/resume',
    params: z.strictObject({
      billing_cycle_anchor: z.strictObject({ type: z.literal('now') }).optional(),
      proration_behavior: prorationBehavior.optional(),
    }),
    run: async ({ desk, id }) => {
      const before = await findObject(desk.tx, 'subscription', { id })
      if (before.status !== 'paused') throw invalidRequest('Only a paused subscription can be resumed.')
      const customer = await findCustomer(desk, before.customer)
      return resumeSubscription({ ...desk, now: await timeOf(desk, customer) }, before)
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/subscriptions',
    params: z.strictObject({
      ...listParams,
      customer: z.string().optional(),
      price: z.string().optional(),
      status: z.string().optional(),
      test_clock: z.string().optional(),
    }),
    run: async ({ desk, params }) => {
      const { customer, test_clock, price, status } = params
      const match = {
        ...(customer !== undefined && { customer }),
        ...(test_clock !== undefined && { test_clock }),
      }
      const all = await desk.tx.list('subscription', match)
      const shown = all.filter(
        (subscription) =>
          hasStatus(subscription, status) &&
          (price === undefined || subscription.items.data.some((item) => item.price.id === price)),
      )
      return listPage('/v1/subscriptions', shown, params)
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/subscriptions/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => findObject(desk.tx, 'subscription', { id }),
  }),
  defineOperation({
    method: 'post',
    path: '/v1/subscriptions/:id',
    params: updateParams,
    run: async ({ desk, id, params }) => {
      const before = await findObject(desk.tx, 'subscription', { id })
      if (!isLive(before)) throw invalidRequest('A canceled subscription can only update its metadata.')
      const local = { ...desk, now: await timeOf(desk, await findCustomer(desk, before.customer)) }
      const plain = await updateSubscription(local, before, await applyPlainFields(local, before, params))
      if (!params.items) return plain
      return changePlan(local, plain, params)
    },
  }),
  defineOperation({
    method: 'delete',
    path: '/v1/subscriptions/:id',
    params: z.strictObject({
      prorate: z.literal('false').optional(),
      invoice_now: z.literal('false').optional(),
    }),
    run: async ({ desk, id }) => {
      const subscription = await findObject(desk.tx, 'subscription', { id })
      if (!isLive(subscription)) throw invalidRequest('This subscription has been canceled already.')
      const customer = await findObject(desk.tx, 'customer', { id: subscription.customer })
      return cancelNow({ ...desk, now: await timeOf(desk, customer) }, subscription)
    },
  }),
]

type Update = z.output<typeof updateParams>

async function applyPlainFields(desk: Desk, before: Subscription, params: Update): Promise<Subscription> {
  const method = params.default_payment_method
  if (typeof method === 'string') await findOwnMethod(desk, method, before.customer)
  return {
    ...before,
    ...(method !== undefined && { default_payment_method: method }),
    ...scheduleEnd(desk, before, params),
    metadata: mergeMetadata(before.metadata, params.metadata),
  }
}

async function findOwnMethod(desk: Desk, id: string, customer: string) {
  const found = await findObject(desk.tx, 'payment_method', { id, param: 'default_payment_method' })
  if (found.customer !== customer) throw invalidRequest('The card belongs to another customer.')
}

// A scheduled end has two styles: the flag, which also sets the date, and the date alone, as the portal sets it.
function scheduleEnd(desk: Desk, before: Subscription, params: Update): Partial<Subscription> {
  const cleared = { cancel_at_period_end: false, cancel_at: null, canceled_at: null }
  if (params.cancel_at_period_end === true) {
    const end = before.items.data[0]?.current_period_end ?? desk.now
    return { cancel_at_period_end: true, cancel_at: end, canceled_at: desk.now }
  }
  if (params.cancel_at === null) return cleared
  if (params.cancel_at_period_end === false && before.cancel_at_period_end) return cleared
  if (params.cancel_at === undefined) return {}
  if (params.cancel_at <= desk.now) throw invalidRequest('`cancel_at` must be in the future.')
  return { cancel_at_period_end: false, cancel_at: params.cancel_at, canceled_at: desk.now }
}

/** Moves a subscription to another price, and collects the difference at once. */
export async function changePlan(desk: Desk, before: Subscription, params: Update) {
  if (params.proration_behavior === undefined) {
    throw invalidRequest('The sandbox needs proration_behavior: always_invoice or none.', {
      param: 'proration_behavior',
    })
  }
  const changes = await readItemChanges(desk, params.items ?? [])
  const { subscription: changed, lines } = await changeItems(desk, before, {
    changes,
    date: params.proration_date ?? desk.now,
  })
  if (params.proration_behavior === 'none') return updateSubscription(desk, before, changed)

  const customer = await findCustomer(desk, before.customer)
  const draft = newInvoice(desk, { customer, subscription: changed, lines, reason: 'subscription_update' })
  await desk.tx.put('invoice', draft)
  await emitEvent(desk, 'invoice.created', { object: draft })
  const invoice = await finalizeInvoice(desk, draft)
  const method = await findChargedMethod(desk, customer, before)
  const collection = await collectInvoice(desk, invoice, { method, isAuthenticated: false })
  if (!collection.isPaid && params.payment_behavior === 'error_if_incomplete') throw collection.error
  if (!collection.isPaid && params.payment_behavior === 'pending_if_incomplete') {
    return updateSubscription(desk, before, {
      ...before,
      latest_invoice: invoice.id,
      pending_update: {
        billing_cycle_anchor: changed.billing_cycle_anchor,
        cancel_at_period_end: null,
        discount: null,
        discounts: null,
        metadata: null,
        expires_at: desk.now + 23 * 3600,
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

function hasStatus(subscription: Subscription, wanted: string | undefined) {
  if (wanted === 'all') return true
  if (wanted === undefined) return subscription.status !== 'canceled'
  if (wanted === 'ended') return !isLive(subscription)
  return subscription.status === wanted
}
