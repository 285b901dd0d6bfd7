import { z } from 'zod'
import { addIntervals } from '../billing/add-intervals.ts'
import { cancelNow } from '../billing/cancel-now.ts'
import { isLive } from '../billing/is-live.ts'
import { releaseSchedule } from '../billing/next-phase.ts'
import { updateSubscription } from '../billing/settle-subscription.ts'
import { createId } from '../create-id.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { Price, SandboxTables, Subscription, SubscriptionSchedule } from '../store.ts'
import { defineOperation } from '../wire/operation.ts'
import { integer } from '../wire/params.ts'
import { invalidRequest } from '../wire/stripe-error.ts'
import { findCustomer, timeOf } from './customers.ts'
import { findObject } from './find-object.ts'
import { findRecurringPrice } from './prices.ts'

type Phase = SubscriptionSchedule['phases'][number]

const phaseParams = z.strictObject({
  items: z.array(z.strictObject({ price: z.string(), quantity: integer.optional() })).length(1),
  start_date: integer.optional(),
  end_date: integer.optional(),
  duration: z
    .strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: integer.default(1) })
    .optional(),
  proration_behavior: z.literal('none').optional(),
})

/** Schedules, for the one thing they are used for here: another price from the next period on. */
export const subscriptionScheduleOperations = [
  defineOperation({
    method: 'post',
    path: '/v1/subscription_schedules',
    params: z.strictObject({ from_subscription: z.string() }),
    run: async ({ desk, params }) => {
      const before = await findObject(desk.tx, 'subscription', { id: params.from_subscription })
      if (!isLive(before)) throw invalidRequest('This subscription has ended.')
      if (before.schedule) throw invalidRequest('This subscription has a schedule already.')
      const local = { ...desk, now: await timeOf(desk, await findCustomer(desk, before.customer)) }
      const schedule = newSchedule(before, local.now)
      await desk.tx.put('subscription_schedule', schedule)
      await emitEvent(local, 'subscription_schedule.created', { object: schedule })
      await updateSubscription(local, before, { ...before, schedule: schedule.id })
      return schedule
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/subscription_schedules/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => findObject(desk.tx, 'subscription_schedule', { id }),
  }),
  defineOperation({
    method: 'post',
    path: '/v1/subscription_schedules/:id',
    params: z.strictObject({
      phases: z.tuple(
        [phaseParams, phaseParams],
        'The sandbox takes two phases: this period and what follows.',
      ),
      end_behavior: z.literal('release').optional(),
      proration_behavior: z.literal('none').optional(),
    }),
    run: async ({ desk, id, params }) => {
      const before = await findActive(desk.tx, id)
      const [current] = before.phases
      const [, next] = params.phases
      const price = await findRecurringPrice(desk, next.items[0]?.price ?? '', 'phases[1][items][0][price]')
      if (!current || !price.recurring) throw invalidRequest('This schedule has no current phase.')
      if (next.start_date !== undefined && next.start_date !== current.end_date) {
        throw invalidRequest('The next phase begins where the current period ends.', {
          param: 'phases[1][start_date]',
        })
      }
      const end = next.end_date ?? addIntervals(current.end_date, next.duration ?? price.recurring, 1)
      const phase = newPhase(price, { start: current.end_date, end })
      const schedule: SubscriptionSchedule = { ...before, phases: [current, phase] }
      await desk.tx.put('subscription_schedule', schedule)
      await emitEvent(desk, 'subscription_schedule.updated', { object: schedule, before })
      return schedule
    },
  }),
  defineOperation({
    method: 'post',
    path: '/v1/subscription_schedules/:id/release',
    params: z.strictObject({}),
    run: async ({ desk, id }) => {
      const schedule = await findActive(desk.tx, id)
      const before = await findObject(desk.tx, 'subscription', { id: schedule.subscription ?? '' })
      await updateSubscription(desk, before, { ...before, schedule: null })
      return releaseSchedule(desk, schedule)
    },
  }),
  defineOperation({
    method: 'post',
    path: '/v1/subscription_schedules/:id/cancel',
    params: z.strictObject({
      invoice_now: z.literal('false').optional(),
      prorate: z.literal('false').optional(),
    }),
    run: async ({ desk, id }) => {
      const before = await findActive(desk.tx, id)
      const subscription = await findObject(desk.tx, 'subscription', { id: before.subscription ?? '' })
      const local = { ...desk, now: await timeOf(desk, await findCustomer(desk, subscription.customer)) }
      const canceled: SubscriptionSchedule = {
        ...before,
        status: 'canceled',
        canceled_at: local.now,
        current_phase: null,
      }
      await desk.tx.put('subscription_schedule', canceled)
      await emitEvent(local, 'subscription_schedule.canceled', { object: canceled })
      // With its schedule a subscription ends as well; releasing lets it go on.
      await cancelNow(local, subscription)
      return canceled
    },
  }),
]

async function findActive(tx: SandboxTables, id: string) {
  const schedule = await findObject(tx, 'subscription_schedule', { id })
  if (schedule.status !== 'active') throw invalidRequest('This schedule is no longer active.')
  return schedule
}

function newSchedule(subscription: Subscription, now: number): SubscriptionSchedule {
  const item = subscription.items.data[0]
  if (!item) throw invalidRequest('This subscription has no item.')
  const { current_period_start: start, current_period_end: end } = item
  return {
    id: createId('subscription_schedule'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: subscription.billing_mode,
    canceled_at: null,
    completed_at: null,
    created: now,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: { ...subscription.invoice_settings, days_until_due: null },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [newPhase(item.price, { start, end })],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  }
}

function newPhase(price: Price, period: { start: number; end: number }): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: price.currency,
    default_payment_method: null,
    description: null,
    discounts: [],
    end_date: period.end,
    invoice_settings: null,
    items: [
      { billing_thresholds: null, discounts: [], metadata: {}, plan: price.id, price: price.id, quantity: 1 },
    ],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'none',
    start_date: period.start,
    transfer_data: null,
    trial_end: null,
  }
}
