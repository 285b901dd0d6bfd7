import { plans } from '@joinery/contract'
import type { PaidPlan, PlanPrice } from '@joinery/contract'
import type { Stripe } from 'stripe'
import { idOf } from './id-of.ts'
import type { Payments } from './payments.ts'

export interface PriceList {
  /** In the order of the plans, the smallest first. */
  readonly all: readonly PlanPrice[]
  of: (plan: PaidPlan) => PlanPrice
  /** Undefined for a price that is none of ours. An older price of a plan's product is still that plan. */
  planOf: (price: SoldPrice) => PaidPlan | undefined
}

/** What is known of a price somebody pays; not every place of the provider tells all of it. */
export interface SoldPrice {
  id: string
  lookup_key?: string | null
  product?: string | { id: string }
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
  const products = new Map<PaidPlan, string>()
  for (const plan of paidPlans) {
    const configured = payments.priceIds[plan]
    const price =
      configured === undefined
        ? (data.find(({ lookup_key }) => lookup_key === lookupKeyOf(plan)) ??
          (await makePrice(payments, plan)))
        : await payments.stripe.prices.retrieve(configured)
    const { id: priceId, unit_amount, currency, recurring } = price
    products.set(plan, idOf(price.product))
    all.push({ plan, priceId, amount: unit_amount ?? 0, currency, interval: recurring?.interval ?? 'month' })
  }
  return {
    all,
    of(plan) {
      const price = all.find((each) => each.plan === plan)
      if (!price) throw new Error(`There is no price for ${plan}.`)
      return price
    },
    planOf: ({ id, lookup_key, product }) =>
      all.find(({ priceId }) => priceId === id)?.plan ??
      paidPlans.find((plan) => lookup_key === lookupKeyOf(plan)) ??
      (product === undefined ? undefined : planOfProduct(products, idOf(product))),
  }
}

/** A product that several plans share says nothing about which of them is meant. */
function planOfProduct(products: ReadonlyMap<PaidPlan, string>, product: string): PaidPlan | undefined {
  const [plan, another] = paidPlans.filter((each) => products.get(each) === product)
  return another === undefined ? plan : undefined
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
