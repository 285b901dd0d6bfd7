import { z } from 'zod'
import { cancelNow } from '../billing/cancel-now.ts'
import { isLive } from '../billing/is-live.ts'
import { resumeSubscription } from '../billing/resume-subscription.ts'
import { updateSubscription } from '../billing/settle-subscription.ts'
import { startSubscription } from '../billing/start-subscription.ts'
import type { Subscription } from '../store.ts'
import { listPage } from '../wire/list-page.ts'
import { defineOperation } from '../wire/operation.ts'
import { flag, integer, listParams, mergeMetadata, metadata } from '../wire/params.ts'
import { invalidRequest } from '../wire/stripe-error.ts'
import { changePlan } from './change-plan.ts'
import { findCustomer, timeOf } from './customers.ts'
import { findObject } from './find-object.ts'
import { prorationBehavior } from './item-changes.ts'
import { findRecurringPrice } from './prices.ts'
import {
  admitUpdate,
  applyPlainFields,
  dropIfConflicting,
  findOwnMethod,
  updateParams,
} from './subscription-update.ts'

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
      const found = await findObject(desk.tx, 'subscription', { id })
      if (!isLive(found)) throw invalidRequest('A canceled subscription can only update its metadata.')
      admitUpdate(found, params)
      const local = { ...desk, now: await timeOf(desk, await findCustomer(desk, found.customer)) }
      const before = await dropIfConflicting(local, found, params)
      if (params.items) return changePlan(local, before, params)
      return updateSubscription(local, before, await applyPlainFields(local, before, params))
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

function hasStatus(subscription: Subscription, wanted: string | undefined) {
  if (wanted === 'all') return true
  if (wanted === undefined) return subscription.status !== 'canceled'
  if (wanted === 'ended') return !isLive(subscription)
  return subscription.status === wanted
}
