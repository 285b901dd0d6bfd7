import { z } from 'zod'
import { addIntervals } from '../billing/add-intervals.ts'
import { applyPhase } from '../billing/apply-phase.ts'
import { cancelNow } from '../billing/cancel-now.ts'
import { endTrial } from '../billing/end-trial.ts'
import { isLive } from '../billing/is-live.ts'
import { newPhase, newSchedule } from '../billing/new-schedule.ts'
import { releaseSchedule } from '../billing/next-phase.ts'
import { updateSubscription } from '../billing/settle-subscription.ts'
import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { SandboxTables, Subscription, SubscriptionSchedule } from '../store.ts'
import { defineOperation } from '../wire/operation.ts'
import { flag, integer } from '../wire/params.ts'
import { invalidRequest } from '../wire/stripe-error.ts'
import { findCustomer, timeOf } from './customers.ts'
import { findObject } from './find-object.ts'
import { findRecurringPrice } from './prices.ts'

const phaseParams = z.strictObject({
  items: z.array(z.strictObject({ price: z.string(), quantity: integer.optional() })).length(1),
  default_payment_method: z.string().optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  trial_end: integer.optional(),
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
      const found = await findObject(desk.tx, 'subscription', { id: before.subscription ?? '' })
      const local = { ...desk, now: await timeOf(desk, await findCustomer(desk, found.customer)) }
      const phases = await readPhases(local, before, params.phases)
      const schedule: SubscriptionSchedule = { ...before, phases }
      await desk.tx.put('subscription_schedule', schedule)
      await emitEvent(local, 'subscription_schedule.updated', { object: schedule, before })
      await beginPhase(local, found, phases[0])
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

type Phase = SubscriptionSchedule['phases'][number]
type SentPhase = z.output<typeof phaseParams>

/** The running period, which keeps its price and its dates, and what follows it. */
async function readPhases(
  desk: Desk,
  { phases: [current] }: SubscriptionSchedule,
  [sent, next]: readonly [SentPhase, SentPhase],
): Promise<[Phase, Phase]> {
  const running = await findRecurringPrice(desk, sent.items[0]?.price ?? '', 'phases[0][items][0][price]')
  const price = await findRecurringPrice(desk, next.items[0]?.price ?? '', 'phases[1][items][0][price]')
  if (!current || !price.recurring) throw invalidRequest('This schedule has no current phase.')
  if (current.items[0]?.price !== running.id) {
    throw invalidRequest('The sandbox keeps the price of the current phase.', {
      param: 'phases[0][items][0][price]',
    })
  }
  const { start_date: start, end_date: end } = current
  if (next.start_date !== undefined && next.start_date !== end) {
    throw invalidRequest('The next phase begins where the current period ends.', {
      param: 'phases[1][start_date]',
    })
  }
  const nextEnd = next.end_date ?? addIntervals(end, next.duration ?? price.recurring, 1)
  return [
    newPhase(running, { ...settingsOf(sent), start, end }),
    newPhase(price, { ...settingsOf(next), start: end, end: nextEnd }),
  ]
}

const settingsOf = (sent: SentPhase) => ({
  quantity: sent.items[0]?.quantity,
  defaultPaymentMethod: sent.default_payment_method,
  hasTax: sent.automatic_tax?.enabled,
  trialEnd: sent.trial_end,
  metadata: sent.metadata,
})

/** The running phase counts from now on, with all that it says and nothing else. */
async function beginPhase(desk: Desk, before: Subscription, phase: Phase) {
  const after = await updateSubscription(desk, before, await applyPhase(desk, before, phase))
  if (after.status === 'trialing' && phase.trial_end === null) await endTrial(desk, after)
}
