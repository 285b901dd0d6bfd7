import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import { findObject } from '../resources/find-object.ts'
import type { CheckoutSession, Invoice, Subscription } from '../store.ts'
import { periodEnd } from './add-intervals.ts'
import { cancelNow } from './cancel-now.ts'
import { collectInvoice, finalizeInvoice, findChargedMethod } from './collect-invoice.ts'
import { dropPendingUpdate } from './drop-pending-update.ts'
import { expireSession } from './expire-session.ts'
import { isLive } from './is-live.ts'
import { newInvoice } from './new-invoice.ts'
import { beginNextPhase } from './next-phase.ts'
import { periodLines } from './period-lines.ts'
import { findSubscriptionOf, settleSubscription, updateSubscription } from './settle-subscription.ts'
import { voidInvoice } from './void-invoice.ts'

interface DueWork {
  at: number
  /** Whose objects it may change; for nobody's, only itself is done. */
  customer: string | null
  run: (desk: Desk) => Promise<void>
}

const draftSeconds = 3600
const incompleteSeconds = 23 * 3600

/** Does everything that falls due until now, in the order of time: renewals, collections, retries, endings. */
export async function runDue(desk: Desk, testClock: string | null) {
  let waiting = (await findWork(desk, { test_clock: testClock })).concat(
    testClock === null ? (await desk.tx.list('checkout_session', { status: 'open' })).map(nextOfSession) : [],
  )
  for (;;) {
    const [first] = waiting.filter(({ at }) => at <= desk.now).toSorted((a, b) => a.at - b.at)
    if (!first) return
    await first.run({ ...desk, now: first.at, request: null })
    // Only what belongs to the same customer can have changed by it.
    const { customer } = first
    waiting = waiting.filter((work) => (customer === null ? work !== first : work.customer !== customer))
    if (customer !== null) waiting.push(...(await findWork(desk, { test_clock: testClock, customer })))
  }
}

async function findWork(desk: Desk, match: Record<string, string | null>): Promise<DueWork[]> {
  const subscriptions = await desk.tx.list('subscription', match)
  const invoices = await desk.tx.list('invoice', match)
  return [
    ...subscriptions.filter(isLive).flatMap(nextOfPendingUpdate),
    ...subscriptions.filter(isLive).map(nextOfSubscription),
    ...invoices.flatMap((invoice) => nextOfInvoice(invoice)),
  ]
}

function nextOfSession(session: CheckoutSession): DueWork {
  return {
    at: session.expires_at,
    customer: null,
    run: async (desk) => void (await expireSession(desk, session)),
  }
}

function nextOfPendingUpdate(subscription: Subscription): DueWork[] {
  if (!subscription.pending_update) return []
  return [
    {
      at: subscription.pending_update.expires_at,
      customer: subscription.customer,
      run: (desk) => dropPendingUpdate(desk, subscription),
    },
  ]
}

function nextOfSubscription(subscription: Subscription): DueWork {
  if (subscription.status === 'paused')
    return { at: Infinity, customer: subscription.customer, run: async () => {} }
  if (subscription.status === 'incomplete') {
    return {
      at: subscription.created + incompleteSeconds,
      customer: subscription.customer,
      run: (desk) => expireIncomplete(desk, subscription),
    }
  }
  const end = subscription.items.data[0]?.current_period_end ?? Infinity
  const stop = subscription.cancel_at ?? (subscription.cancel_at_period_end ? end : Infinity)
  if (stop <= end)
    return {
      at: stop,
      customer: subscription.customer,
      run: async (desk) => void (await cancelNow(desk, subscription)),
    }
  return { at: end, customer: subscription.customer, run: (desk) => renew(desk, subscription) }
}

function nextOfInvoice(invoice: Invoice): DueWork[] {
  if (invoice.status === 'draft' && invoice.automatically_finalizes_at !== null) {
    const at = invoice.automatically_finalizes_at
    return [
      {
        at,
        customer: invoice.customer,
        run: async (desk) => collect(desk, await finalizeInvoice(desk, invoice)),
      },
    ]
  }
  if (invoice.status === 'open' && invoice.next_payment_attempt !== null) {
    return [
      { at: invoice.next_payment_attempt, customer: invoice.customer, run: (desk) => collect(desk, invoice) },
    ]
  }
  return []
}

/** A first invoice that nobody pays is taken back, and its subscription never began. */
async function expireIncomplete(desk: Desk, before: Subscription) {
  await updateSubscription(desk, before, { ...before, status: 'incomplete_expired', ended_at: desk.now })
  const invoice = before.latest_invoice && (await desk.tx.get('invoice', before.latest_invoice))
  if (invoice && invoice.status === 'open') await voidInvoice(desk, invoice)
}

async function renew(desk: Desk, before: Subscription) {
  const customer = await findObject(desk.tx, 'customer', { id: before.customer })
  if (before.status === 'trialing' && !(await findChargedMethod(desk, customer, before))) {
    const { missing_payment_method: wanted } = before.trial_settings?.end_behavior ?? {}
    if (wanted === 'cancel') return void (await cancelNow(desk, before))
    if (wanted === 'pause') return pause(desk, before)
  }
  const planned = await beginNextPhase(desk, before)
  const data = planned.items.data.map((item) => {
    const start = item.current_period_end
    const end = item.price.recurring
      ? periodEnd(before.billing_cycle_anchor, start, item.price.recurring)
      : Infinity
    return { ...item, current_period_start: start, current_period_end: end }
  })
  const rolled: Subscription = {
    ...planned,
    status: before.status === 'trialing' ? 'active' : before.status,
    items: { ...before.items, data },
  }
  const lines = await periodLines(desk, rolled)
  const invoice: Invoice = {
    ...newInvoice(desk, { customer, subscription: rolled, lines, reason: 'subscription_cycle' }),
    automatically_finalizes_at: desk.now + draftSeconds,
    period_start: before.items.data[0]?.current_period_start ?? desk.now,
  }
  await desk.tx.put('invoice', invoice)
  await updateSubscription(desk, before, { ...rolled, latest_invoice: invoice.id })
  await emitEvent(desk, 'invoice.created', { object: invoice })
}

async function pause(desk: Desk, before: Subscription) {
  const paused = await updateSubscription(desk, before, { ...before, status: 'paused' })
  await emitEvent(desk, 'customer.subscription.paused', { object: paused })
}

async function collect(desk: Desk, invoice: Invoice) {
  const customer = await findObject(desk.tx, 'customer', { id: invoice.customer ?? '' })
  const subscription = await findSubscriptionOf(desk, invoice)
  const method = await findChargedMethod(desk, customer, subscription)
  // What was planned is done; a new date is set when this try fails as well.
  const tried = { ...invoice, next_payment_attempt: null }
  await settleSubscription(desk, await collectInvoice(desk, tried, { method, isAuthenticated: false }))
}
