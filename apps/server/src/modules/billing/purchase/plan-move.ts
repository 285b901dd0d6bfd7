import { texts } from '@joinery/contract'
import type { PlanChange, PlanId } from '@joinery/contract'
import type { Stripe } from 'stripe'
import { AppError } from '../../../http/app-error.ts'
import { isLive } from '../plan-access.ts'
import { requireLive } from './desk.ts'
import type { CustomerDesk } from './desk.ts'

export interface PlanMove {
  subscription: Stripe.Subscription
  item: Stripe.SubscriptionItem
  kind: PlanChange['kind']
}

/** Where a change to a plan starts from, and what kind of change it is. */
export async function planMove(desk: CustomerDesk, planId: PlanId): Promise<PlanMove> {
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
