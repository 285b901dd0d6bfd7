import { describe, expect, it } from 'vitest'
import { idOf } from '../id-of.ts'
import { findPrices } from '../prices.ts'
import { openProvider } from '../../../testing/open-provider.ts'

describe('a plan whose price has changed', () => {
  it('stays the plan of those who pay the old price, where the lookup key went to a new one', async () => {
    const { stripe, payments, newCustomer, look } = await openProvider()
    const before = await findPrices(payments)
    const customer = await newCustomer()
    const pro = before.of('pro').priceId
    await stripe.subscriptions.create({ customer, items: [{ price: pro }] })
    const { product } = await stripe.prices.retrieve(pro)
    await stripe.prices.create({
      product: idOf(product),
      currency: 'usd',
      unit_amount: 2900,
      recurring: { interval: 'month' },
      lookup_key: 'pro_monthly',
      transfer_lookup_key: true,
    })
    expect((await findPrices(payments)).of('pro').amount).toBe(2900)
    const { state, alerts } = await look(customer)
    expect(alerts).toEqual([])
    expect(state).toMatchObject({ plan: 'pro', details: { subscribedPlan: 'pro' } })
    expect(state.payments).toMatchObject([{ amountPaid: 2500, plan: 'pro' }])
  })

  it('stays it where the operator has named another price of the same product', async () => {
    const { stripe, newCustomer, look } = await openProvider()
    const product = await stripe.products.create({ name: 'Pro' })
    const [old, next] = await Array.fromAsync([2500, 2900], (unit_amount) =>
      stripe.prices.create({
        product: product.id,
        currency: 'usd',
        unit_amount,
        recurring: { interval: 'month' },
      }),
    )
    const customer = await newCustomer()
    await stripe.subscriptions.create({ customer, items: [{ price: old?.id ?? '' }] })
    const { state, alerts } = await look(customer, { pro: next?.id ?? '' })
    expect(alerts).toEqual([])
    expect(state).toMatchObject({ plan: 'pro', details: { subscribedPlan: 'pro' } })
    expect(state.payments).toMatchObject([{ plan: 'pro' }])
  })

  it('is still the plan that was to begin at the end of the period', async () => {
    const { stripe, payments, newCustomer, look } = await openProvider()
    const prices = await findPrices(payments)
    const customer = await newCustomer()
    const subscription = await stripe.subscriptions.create({
      customer,
      items: [{ price: prices.of('pro').priceId }],
    })
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id })
    const basic = prices.of('basic').priceId
    await stripe.subscriptionSchedules.update(schedule.id, {
      phases: [
        {
          items: [{ price: prices.of('pro').priceId }],
          start_date: schedule.phases[0]?.start_date ?? 0,
          end_date: schedule.phases[0]?.end_date ?? 0,
        },
        { items: [{ price: basic }], duration: { interval: 'month', interval_count: 1 } },
      ],
    })
    const { product } = await stripe.prices.retrieve(basic)
    await stripe.prices.create({
      product: idOf(product),
      currency: 'usd',
      unit_amount: 600,
      recurring: { interval: 'month' },
      lookup_key: 'basic_monthly',
      transfer_lookup_key: true,
    })
    const { state } = await look(customer)
    expect(state.details.scheduledChange).toMatchObject({ plan: 'basic' })
  })

  it('is not guessed where several plans are prices of one product', async () => {
    const { stripe, newCustomer, look } = await openProvider()
    const product = await stripe.products.create({ name: 'Joinery' })
    const [basic, pro, other] = await Array.fromAsync([500, 2500, 900], (unit_amount) =>
      stripe.prices.create({
        product: product.id,
        currency: 'usd',
        unit_amount,
        recurring: { interval: 'month' },
      }),
    )
    const customer = await newCustomer()
    await stripe.subscriptions.create({ customer, items: [{ price: other?.id ?? '' }] })
    const { state, alerts } = await look(customer, { basic: basic?.id ?? '', pro: pro?.id ?? '' })
    expect(state.plan).toBe('free')
    expect(alerts).toEqual(['The subscription is for a price that is none of our plans.'])
  })
})
