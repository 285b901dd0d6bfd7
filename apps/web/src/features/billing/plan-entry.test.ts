import { planIds, planPrice } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { planEntry } from './plan-entry.ts'

const prices = (['basic', 'pro', 'enterprise'] as const).map((plan, number) =>
  planPrice.parse({
    plan,
    priceId: `price_${plan}`,
    amount: 700 + number,
    currency: 'usd',
    interval: 'month',
  }),
)

describe('a plan that is offered', () => {
  it('has the price id and the price of the provider, and the free plan has none', () => {
    const entries = planIds.map((plan) => planEntry(plan, { prices }))
    expect(entries.map(({ priceId }) => priceId)).toEqual([
      '',
      'price_basic',
      'price_pro',
      'price_enterprise',
    ])
    expect(entries.map(({ priceText }) => priceText)).toEqual(['$0', '$7', '$7.01', '$7.02'])
  })

  it('has the price of the catalogue while the provider has not said', () => {
    expect(planEntry('pro', undefined)).toMatchObject({ priceId: '', priceText: '$25' })
  })
})
