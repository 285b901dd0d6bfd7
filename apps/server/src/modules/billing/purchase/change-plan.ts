import { texts } from '@joinery/contract'
import type { PlanId } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import { isLive } from '../plan-access.ts'
import { goOn, isTakenBack, takeBackEnd } from '../sync/take-back-end.ts'
import { requireLive } from './desk.ts'
import type { CustomerDesk } from './desk.ts'
import { cancelAtEnd, clearEnd } from './plan-end.ts'
import { planMove } from './plan-move.ts'
import { scheduleDowngrade } from './schedule-downgrade.ts'

/** A price that was shown stays good for this long. */
const previewSeconds = 3600

/** Does what was shown. The answer is where the card holder has to confirm, or null where all is done. */
export async function changePlan(
  desk: CustomerDesk,
  { planId, prorationDate }: { planId: PlanId; prorationDate: number },
): Promise<string | null> {
  const { stripe } = desk.payments
  const move = await planMove(desk, planId)
  const { subscription, item, kind } = move
  if (planId === 'free' || kind === 'cancel') {
    await cancelAtEnd(stripe, subscription)
    return null
  }
  if (kind === 'downgrade') {
    await scheduleDowngrade(desk, move, planId)
    return null
  }
  const now = Math.floor((await desk.payments.now()).getTime() / 1000)
  // A date of the caller's own choosing would make an upgrade as cheap as they like.
  if (
    prorationDate > now ||
    prorationDate < now - previewSeconds ||
    prorationDate < item.current_period_start
  ) {
    throw new AppError('conflict', texts.payments.previewIsOld)
  }
  const { priceId } = desk.prices.of(planId)
  const end = goOn(subscription)
  const changed = await stripe.subscriptions.update(
    subscription.id,
    {
      ...end,
      items: [{ id: item.id, price: priceId }],
      proration_behavior: 'always_invoice',
      proration_date: prorationDate,
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
    },
    {
      idempotencyKey: `change:${subscription.id}:${item.price.id}:${priceId}:${prorationDate}:${JSON.stringify(end)}`,
    },
  )
  if (changed.pending_update) {
    const invoice = changed.latest_invoice
    return invoice !== null && typeof invoice !== 'string' ? (invoice.hosted_invoice_url ?? null) : null
  }
  if (isTakenBack(changed)) await takeBackEnd(stripe, changed)
  return null
}

export async function cancelPlan(desk: CustomerDesk): Promise<void> {
  const { subscription } = await requireLive(desk, isLive)
  await cancelAtEnd(desk.payments.stripe, subscription)
}

export async function resumePlan(desk: CustomerDesk): Promise<void> {
  const { subscription } = await requireLive(desk, isLive)
  if (!(await clearEnd(desk.payments.stripe, subscription))) {
    throw new AppError('conflict', texts.payments.nothingToResume)
  }
}
