import { z } from 'zod'
import { periodEnd } from '../billing/add-intervals.ts'
import { applyPhase } from '../billing/apply-phase.ts'
import { changeItems } from '../billing/change-items.ts'
import { newInvoice } from '../billing/new-invoice.ts'
import { phaseFrom } from '../billing/next-phase.ts'
import { periodLines } from '../billing/period-lines.ts'
import { scheduleEnd } from '../billing/schedule-end.ts'
import type { Desk } from '../desk.ts'
import type { Subscription } from '../store.ts'
import { flag, integer } from '../wire/params.ts'
import { invalidRequest } from '../wire/stripe-error.ts'
import { findCustomer, timeOf } from './customers.ts'
import { findObject } from './find-object.ts'
import { itemParams, prorationBehavior, readItemChanges } from './item-changes.ts'

export const previewParams = z.strictObject({
  customer: z.string().optional(),
  subscription: z.string().optional(),
  schedule: z.string().optional(),
  subscription_details: z
    .strictObject({
      items: itemParams.optional(),
      proration_behavior: prorationBehavior.optional(),
      proration_date: integer.optional(),
      cancel_at_period_end: flag.optional(),
      cancel_at: z.union([z.literal('').transform(() => null), integer]).optional(),
    })
    .optional(),
})

type Preview = z.output<typeof previewParams>

/** The invoice that a change would bring now, or else the next one. Nothing is written down. */
export async function previewInvoice(desk: Desk, params: Preview) {
  const subscription = await findPreviewed(desk, params)
  const customer = await findCustomer(desk, subscription.customer)
  if (params.customer !== undefined && params.customer !== customer.id) {
    throw invalidRequest('The subscription belongs to another customer.', { param: 'subscription' })
  }
  const local = { ...desk, now: await timeOf(desk, customer) }
  return newInvoice(local, { customer, ...(await previewLines(local, subscription, params)) })
}

async function findPreviewed(desk: Desk, { subscription, schedule, subscription_details }: Preview) {
  if (schedule === undefined) {
    return findObject(desk.tx, 'subscription', { id: subscription ?? '', param: 'subscription' })
  }
  if (subscription !== undefined || subscription_details) {
    throw invalidRequest('A schedule cannot be previewed together with a subscription.', {
      param: 'schedule',
    })
  }
  const found = await findObject(desk.tx, 'subscription_schedule', { id: schedule, param: 'schedule' })
  return findObject(desk.tx, 'subscription', { id: found.subscription ?? '', param: 'schedule' })
}

async function previewLines(desk: Desk, subscription: Subscription, params: Preview) {
  const details = params.subscription_details ?? {}
  const changes = await readItemChanges(desk, details.items ?? [])
  const date = details.proration_date ?? desk.now
  const going = { ...subscription, ...scheduleEnd(desk, subscription, details) }
  const changed = await changeItems(desk, going, { changes, date })
  if (changes.length > 0 && details.proration_behavior !== 'none') {
    return {
      subscription: changed.subscription,
      lines: changed.lines,
      reason: 'subscription_update' as const,
    }
  }
  if (going.cancel_at !== null) {
    throw invalidRequest('No upcoming invoices: the subscription ends.', { code: 'invoice_upcoming_none' })
  }
  const next = params.schedule === undefined ? changed.subscription : await inNextPhase(desk, going)
  // After a trial comes a period that is paid.
  const lines = (await periodLines(desk, { ...next, status: 'active' })).map((line) => ({
    ...line,
    period: { start: line.period.end, end: nextEnd(next, line.period.end) },
  }))
  return { subscription: next, lines, reason: 'upcoming' as const }
}

/** As its schedule will have it when this period is over. */
async function inNextPhase(desk: Desk, subscription: Subscription): Promise<Subscription> {
  const schedule = await findObject(desk.tx, 'subscription_schedule', { id: subscription.schedule ?? '' })
  const phase = phaseFrom(schedule, subscription.items.data[0]?.current_period_end ?? 0)
  return phase ? applyPhase(desk, subscription, phase) : subscription
}

function nextEnd(subscription: Subscription, start: number) {
  const recurring = subscription.items.data[0]?.price.recurring
  return recurring ? periodEnd(subscription.billing_cycle_anchor, start, recurring) : start
}
