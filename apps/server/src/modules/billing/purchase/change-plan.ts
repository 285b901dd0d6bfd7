import { texts } from '@joinery/contract'
import type { PaidPlan, PlanChange, PlanId } from '@joinery/contract'
import type { Stripe } from 'stripe'
import { AppError } from '../../../http/app-error.ts'
import { isLive } from '../plan-access.ts'
import { idOf } from '../sync/read-account.ts'
import { requireLive } from './desk.ts'
import type { CustomerDesk } from './desk.ts'

/** A price that was shown stays good for this long. */
const previewSeconds = 3600

/** What changing to a plan would cost and when it would begin. Nothing is done yet. */
export async function previewChange(desk: CustomerDesk, planId: PlanId): Promise<PlanChange> {
  const { payments, prices } = desk
  const move = await planMove(desk, planId)
  const { subscription, item, kind } = move
  const now = Math.floor((await payments.now()).getTime() / 1000)
  const periodEnd = new Date(item.current_period_end * 1000).toISOString()
  const common = { plan: planId, kind, prorationDate: now }
  if (planId === 'free' || kind === 'cancel') {
    const { currency } = subscription
    return { ...common, effectiveAt: periodEnd, dueNow: { amount: 0, currency }, lines: [], nextCharge: null }
  }
  const { amount, currency, priceId } = prices.of(planId)
  const nextCharge = { amount, currency, at: periodEnd }
  if (kind === 'downgrade') {
    return { ...common, effectiveAt: periodEnd, dueNow: { amount: 0, currency }, lines: [], nextCharge }
  }
  const preview = await payments.stripe.invoices.createPreview({
    customer: desk.customerId,
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item.id, price: priceId }],
      proration_behavior: 'always_invoice',
      proration_date: now,
    },
  })
  return {
    ...common,
    effectiveAt: new Date(now * 1000).toISOString(),
    dueNow: { amount: preview.amount_due, currency: preview.currency },
    lines: preview.lines.data.map((line) => ({
      description: line.description ?? '',
      amount: line.amount,
      currency: line.currency,
    })),
    nextCharge,
  }
}

/** Does what was shown. The answer is where the card holder has to confirm, or null where all is done. */
export async function changePlan(
  desk: CustomerDesk,
  { planId, prorationDate }: { planId: PlanId; prorationDate: number },
): Promise<string | null> {
  const { subscription, item, kind } = await planMove(desk, planId)
  if (planId === 'free' || kind === 'cancel') return cancelAtEnd(desk, subscription)
  if (kind === 'downgrade') return scheduleDowngrade(desk, subscription, planId)
  const now = Math.floor((await desk.payments.now()).getTime() / 1000)
  // A date of the caller's own choosing would make an upgrade as cheap as they like.
  if (
    prorationDate > now ||
    prorationDate < now - previewSeconds ||
    prorationDate < item.current_period_start
  ) {
    throw new AppError('conflict', texts.payments.previewIsOld)
  }
  await clearEnd(desk, subscription)
  const { stripe } = desk.payments
  const { priceId } = desk.prices.of(planId)
  const changed = await stripe.subscriptions.update(
    subscription.id,
    {
      items: [{ id: item.id, price: priceId }],
      proration_behavior: 'always_invoice',
      proration_date: prorationDate,
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
    },
    { idempotencyKey: `change:${subscription.id}:${item.price.id}:${priceId}:${prorationDate}` },
  )
  if (!changed.pending_update) return null
  const invoice = changed.latest_invoice
  return invoice !== null && typeof invoice !== 'string' ? (invoice.hosted_invoice_url ?? null) : null
}

/** The plan goes on to the end of what is paid. */
export async function cancelPlan(desk: CustomerDesk): Promise<void> {
  const { subscription } = await requireLive(desk, isLive)
  await cancelAtEnd(desk, subscription)
}

/** Takes back an end or a smaller plan that has not come yet, in whichever way it was set. */
export async function resumePlan(desk: CustomerDesk): Promise<void> {
  const { subscription } = await requireLive(desk, isLive)
  if (!(await clearEnd(desk, subscription))) {
    throw new AppError('conflict', texts.payments.nothingToResume)
  }
}

interface PlanMove {
  subscription: Stripe.Subscription
  item: Stripe.SubscriptionItem
  kind: PlanChange['kind']
}

async function planMove(desk: CustomerDesk, planId: PlanId): Promise<PlanMove> {
  const { row, subscription, item } = await requireLive(desk, isLive)
  if (planId === 'free') return { subscription, item, kind: 'cancel' }
  if (row.details?.subscribedPlan === planId) throw new AppError('conflict', texts.payments.alreadyOnPlan)
  const isDearer = desk.prices.of(planId).amount > (item.price.unit_amount ?? 0)
  if (!isDearer) return { subscription, item, kind: 'downgrade' }
  if (row.status !== 'active' && row.status !== 'trialing') {
    throw new AppError('conflict', texts.payments.payFirst)
  }
  if (subscription.pending_update) throw new AppError('conflict', texts.payments.confirmFirst)
  return { subscription, item, kind: 'upgrade' }
}

async function cancelAtEnd({ payments: { stripe } }: CustomerDesk, subscription: Stripe.Subscription) {
  await releaseSchedule(stripe, subscription)
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  return null
}

async function scheduleDowngrade(desk: CustomerDesk, subscription: Stripe.Subscription, planId: PaidPlan) {
  const { stripe } = desk.payments
  await clearEnd(desk, subscription)
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id })
  const current = schedule.phases[0]
  const item = current?.items[0]
  if (!current || !item) throw new AppError('conflict', texts.payments.notSubscribed)
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: idOf(item.price), quantity: 1 }],
        start_date: current.start_date,
        end_date: current.end_date,
      },
      {
        items: [{ price: desk.prices.of(planId).priceId, quantity: 1 }],
        duration: { interval: 'month', interval_count: 1 },
      },
    ],
  })
  return null
}

/** Whether there was anything to clear. */
async function clearEnd({ payments: { stripe } }: CustomerDesk, subscription: Stripe.Subscription) {
  const isScheduled = await releaseSchedule(stripe, subscription)
  if (subscription.cancel_at_period_end) {
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
    return true
  }
  if (subscription.cancel_at === null) return isScheduled
  await stripe.subscriptions.update(subscription.id, { cancel_at: '' })
  return true
}

async function releaseSchedule(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<boolean> {
  if (schedule === null) return false
  await stripe.subscriptionSchedules.release(idOf(schedule))
  return true
}
