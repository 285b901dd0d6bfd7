import { texts } from '@joinery/contract'
import type { PaidPlan } from '@joinery/contract'
import type { Stripe } from 'stripe'
import { AppError } from '../../../http/app-error.ts'
import { idOf } from '../id-of.ts'
import type { CustomerDesk } from './desk.ts'
import { clearEnd } from './plan-end.ts'
import type { PlanMove } from './plan-move.ts'

type Phase = Stripe.SubscriptionSchedule.Phase
type SentPhase = Stripe.SubscriptionScheduleUpdateParams.Phase

/** A smaller plan begins when what is paid has been used. */
export async function scheduleDowngrade(
  desk: CustomerDesk,
  { subscription, item }: PlanMove,
  planId: PaidPlan,
): Promise<void> {
  const { stripe } = desk.payments
  await clearEnd(stripe, subscription)
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id })
  const [current] = schedule.phases
  if (!current) throw new AppError('conflict', texts.payments.notSubscribed)
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: planPhases(current, { from: item.price.id, to: desk.prices.of(planId).priceId }),
  })
}

/**
 * The running phase as it is, then the same with another price. The provider takes a phase as it is sent: a trial, a
 * discount or a card that is left out is gone at once.
 */
export function planPhases(
  current: Phase,
  { from, to }: { from: string; to: string },
): [SentPhase, SentPhase] {
  const settings = settingsOf(current)
  return [
    {
      ...settings,
      items: current.items.map((item) => itemOf(item)),
      start_date: current.start_date,
      end_date: current.end_date,
      ...(current.trial_end !== null && { trial_end: current.trial_end }),
    },
    {
      ...settings,
      items: current.items.map((item) => itemOf(item, idOf(item.price) === from ? to : undefined)),
      duration: { interval: 'month', interval_count: 1 },
    },
  ]
}

function settingsOf(phase: Phase): Omit<SentPhase, 'items'> {
  const { automatic_tax: tax, default_payment_method: card, metadata } = phase
  return {
    ...discountsOf(phase),
    ...(card !== null && { default_payment_method: idOf(card) }),
    ...(hasAny(phase.default_tax_rates) && { default_tax_rates: phase.default_tax_rates.map(idOf) }),
    ...(tax && { automatic_tax: { enabled: tax.enabled, ...(tax.liability && liabilityOf(tax.liability)) } }),
    ...(metadata && { metadata }),
  }
}

function itemOf(item: Phase['items'][number], price = idOf(item.price)): SentPhase['items'][number] {
  const { quantity, tax_rates, metadata } = item
  return {
    price,
    ...(quantity !== undefined && { quantity }),
    ...discountsOf(item),
    ...(hasAny(tax_rates) && { tax_rates: tax_rates.map(idOf) }),
    ...(metadata && { metadata }),
  }
}

/** A discount that runs already goes on; otherwise it is named by what it comes from. */
function discountsOf({ discounts }: Pick<Phase, 'discounts'>) {
  if (discounts.length === 0) return {}
  return {
    discounts: discounts.map(({ discount, promotion_code, coupon }) => {
      if (discount !== null) return { discount: idOf(discount) }
      if (promotion_code !== null) return { promotion_code: idOf(promotion_code) }
      return coupon === null ? {} : { coupon: idOf(coupon) }
    }),
  }
}

const liabilityOf = ({ type, account }: Stripe.SubscriptionSchedule.Phase.AutomaticTax.Liability) => ({
  liability: { type, ...(account !== undefined && { account: idOf(account) }) },
})

/** Nothing is sent for an empty list: as a form it would not be one. */
const hasAny = <T>(list: T[] | null | undefined): list is T[] => (list?.length ?? 0) > 0
