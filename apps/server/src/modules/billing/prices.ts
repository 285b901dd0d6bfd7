import { plans } from '@joinery/contract'
import type { PaidPlan, PlanPrice } from '@joinery/contract'
import type { Stripe } from 'stripe'
import type { Payments } from './payments.ts'

export interface PriceList {
  /** In the order of the plans, the smallest first. */
  readonly all: readonly PlanPrice[]
  of: (plan: PaidPlan) => PlanPrice
  /** Undefined for a price that is none of ours. */
  planOf: (price: Pick<Stripe.Price, 'id' | 'lookup_key'>) => PaidPlan | undefined
}

const paidPlans = ['basic', 'pro', 'enterprise'] as const satisfies readonly PaidPlan[]
const lookupKeyOf = (plan: PaidPlan) => `${plan}_monthly`

/** What the plans cost at the provider. Those that are not there yet are made, once, whoever asks at the same time. */
export async function findPrices(payments: Payments): Promise<PriceList> {
  const { data } = await payments.stripe.prices.list({
    lookup_keys: paidPlans.map(lookupKeyOf),
    active: true,
    limit: 100,
  })
  const all: PlanPrice[] = []
  for (const plan of paidPlans) {
    const configured = payments.priceIds[plan]
    const price =
      configured === undefined
        ? (data.find(({ lookup_key }) => lookup_key === lookupKeyOf(plan)) ??
          (await makePrice(payments, plan)))
        : await payments.stripe.prices.retrieve(configured)
    const { id: priceId, unit_amount, currency, recurring } = price
    all.push({ plan, priceId, amount: unit_amount ?? 0, currency, interval: recurring?.interval ?? 'month' })
  }
  return {
    all,
    of(plan) {
      const price = all.find((each) => each.plan === plan)
      if (!price) throw new Error(`There is no price for ${plan}.`)
      return price
    },
    planOf: ({ id, lookup_key }) =>
      all.find(({ priceId }) => priceId === id)?.plan ??
      paidPlans.find((plan) => lookup_key === lookupKeyOf(plan)),
  }
}

async function makePrice({ stripe, scope }: Payments, plan: PaidPlan): Promise<Stripe.Price> {
  const { name, priceCents } = plans[plan]
  const product = await stripe.products.create(
    { name, metadata: { plan } },
    { idempotencyKey: `product:${scope}:${plan}` },
  )
  return stripe.prices.create(
    {
      product: product.id,
      currency: 'usd',
      unit_amount: priceCents,
      recurring: { interval: 'month' },
      lookup_key: lookupKeyOf(plan),
    },
    { idempotencyKey: `price:${scope}:${plan}:${priceCents}` },
  )
}
