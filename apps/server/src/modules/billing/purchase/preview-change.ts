import type { PlanChange, PlanId } from '@joinery/contract'
import type { Stripe } from 'stripe'
import { previewNext } from '../preview-next.ts'
import type { CustomerDesk } from './desk.ts'
import { planMove } from './plan-move.ts'
import type { PlanMove } from './plan-move.ts'

/** What changing to a plan would cost and when it would begin. Nothing is done yet. */
export async function previewChange(desk: CustomerDesk, planId: PlanId): Promise<PlanChange> {
  const { payments, prices } = desk
  const move = await planMove(desk, planId)
  const { subscription, item, kind } = move
  const now = Math.floor((await payments.now()).getTime() / 1000)
  const periodEnd = new Date(item.current_period_end * 1000).toISOString()
  const common = { plan: planId, kind, prorationDate: now }
  const nothing = { amount: 0, currency: subscription.currency }
  if (planId === 'free' || kind === 'cancel') {
    return { ...common, effectiveAt: periodEnd, dueNow: nothing, lines: [], nextCharge: null }
  }
  const { priceId } = prices.of(planId)
  const next = previewPeriod(desk, move, priceId)
  if (kind === 'downgrade') {
    const invoice = await next
    const nextCharge = invoice && { amount: invoice.amount_due, currency: invoice.currency, at: periodEnd }
    return { ...common, effectiveAt: periodEnd, dueNow: nothing, lines: [], nextCharge }
  }
  const [due, following] = await Promise.all([
    payments.stripe.invoices.createPreview({
      customer: desk.customerId,
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: item.id, price: priceId }],
        proration_behavior: 'always_invoice',
        proration_date: now,
      },
    }),
    next,
  ])
  return {
    ...common,
    effectiveAt: new Date(now * 1000).toISOString(),
    dueNow: { amount: due.amount_due, currency: due.currency },
    lines: due.lines.data.map((line) => ({
      description: line.description ?? '',
      amount: line.amount,
      currency: line.currency,
    })),
    nextCharge: following && { ...chargeAfter(due, following), at: periodEnd },
  }
}

/** The first whole period on the other plan, as if it went on whatever end is set now. */
function previewPeriod(
  { payments, customerId }: CustomerDesk,
  { subscription, item }: PlanMove,
  price: string,
): Promise<Stripe.Invoice | null> {
  const { cancel_at_period_end: isFlagged, cancel_at, schedule } = subscription
  const isDated = cancel_at !== null && !isFlagged && schedule === null
  return previewNext(payments.stripe, {
    customer: customerId,
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item.id, price }],
      proration_behavior: 'none',
      ...(isFlagged && { cancel_at_period_end: false }),
      ...(isDated && { cancel_at: '' }),
    },
  })
}

/** Both previews start from the credit of today: what the first uses up is not there for the second. */
function chargeAfter(due: Stripe.Invoice, next: Stripe.Invoice) {
  const credit = Math.min(0, due.starting_balance + due.total)
  return { amount: Math.max(0, next.total + credit), currency: next.currency }
}
