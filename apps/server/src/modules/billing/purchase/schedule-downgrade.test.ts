import { endpoints } from '@joinery/contract'
import { expect, it } from 'vitest'
import type { Stripe } from 'stripe'
import { connectStripe } from '../../../adapters/stripe/open-stripe.ts'
import { buyAndReturn } from '../../../testing/billing-client.ts'
import { startStripeDouble } from '../../../testing/stripe-double.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { createTestUser } from '../../../testing/test-user.ts'
import { idOf } from '../id-of.ts'
import { planPhases } from './schedule-downgrade.ts'

const { billing } = endpoints

it(
  'leaves the trial, the card and the seats of the running period as they are',
  { tags: ['thorough'], timeout: 60_000 },
  async () => {
    const double = await startStripeDouble()
    const server = await startTestServer({ settings: { ...double.settings, STRIPE_TRIAL_DAYS: '14' } })
    const stripe = connectStripe(double.settings.STRIPE_SECRET_KEY, double.url)
    const ada = await createTestUser(server, { email: 'ada@example.com', plan: 'free' })
    const { customerId } = await buyAndReturn(ada, 'pro')
    const [found] = (await stripe.subscriptions.list({ customer: customerId ?? '' })).data
    const item = found?.items.data[0]?.id ?? ''
    const before = await stripe.subscriptions.update(found?.id ?? '', {
      items: [{ id: item, quantity: 2 }],
      proration_behavior: 'none',
    })
    expect(before.status).toBe('trialing')
    const { prorationDate } = await ada.call(billing.previewChange, { planId: 'basic' })
    const { overview } = await ada.call(billing.change, { planId: 'basic', prorationDate })
    expect(overview).toMatchObject({
      plan: 'pro',
      status: 'trialing',
      scheduledChange: { plan: 'basic', at: overview.currentPeriodEnd },
    })
    const after = await stripe.subscriptions.retrieve(before.id)
    expect(after.default_payment_method).not.toBeNull()
    for (const field of ['status', 'trial_end', 'default_payment_method', 'metadata'] as const) {
      expect(after[field]).toEqual(before[field])
    }
    expect(after.items.data[0]?.quantity).toBe(2)
    expect((await stripe.charges.list({ customer: customerId ?? '' })).data).toEqual([])
    const schedule = await stripe.subscriptionSchedules.retrieve(idOf(after.schedule ?? ''))
    expect(schedule.phases[1]).toMatchObject({ items: [{ quantity: 2 }], trial_end: null })
  },
)

it('carries discounts, tax and everything beside the plan into both phases', () => {
  const [current, next] = planPhases(phase, { from: 'price_pro', to: 'price_basic' })
  const settings = {
    discounts: [{ discount: 'di_1' }, { promotion_code: 'promo_1' }, { coupon: 'half' }],
    default_payment_method: 'pm_1',
    default_tax_rates: ['txr_1'],
    automatic_tax: { enabled: true, liability: { type: 'self' } },
    metadata: { team: 'a' },
  }
  const beside = { price: 'price_support', quantity: 1, discounts: [{ coupon: 'tenth' }], metadata: {} }
  expect(current).toEqual({
    ...settings,
    items: [{ price: 'price_pro', quantity: 3, tax_rates: ['txr_2'], metadata: {} }, beside],
    start_date: 100,
    end_date: 200,
    trial_end: 200,
  })
  expect(next).toEqual({
    ...settings,
    items: [{ price: 'price_basic', quantity: 3, tax_rates: ['txr_2'], metadata: {} }, beside],
    duration: { interval: 'month', interval_count: 1 },
  })
})

const taxRate = (id: string): Stripe.TaxRate => ({
  id,
  object: 'tax_rate',
  active: true,
  country: null,
  created: 0,
  description: null,
  display_name: 'VAT',
  effective_percentage: 20,
  flat_amount: null,
  inclusive: false,
  jurisdiction: null,
  jurisdiction_level: null,
  livemode: false,
  metadata: null,
  percentage: 20,
  rate_type: 'percentage',
  state: null,
  tax_type: null,
})

const itemOf = (price: string, quantity: number): Stripe.SubscriptionSchedule.Phase.Item => ({
  billing_thresholds: null,
  discounts: [],
  metadata: {},
  plan: price,
  price,
  quantity,
})

const phase: Stripe.SubscriptionSchedule.Phase = {
  add_invoice_items: [],
  application_fee_percent: null,
  automatic_tax: { enabled: true, disabled_reason: null, liability: { type: 'self' } },
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency: 'usd',
  default_payment_method: 'pm_1',
  default_tax_rates: [taxRate('txr_1')],
  description: null,
  discounts: [
    { coupon: null, discount: 'di_1', promotion_code: null },
    { coupon: null, discount: null, promotion_code: 'promo_1' },
    { coupon: 'half', discount: null, promotion_code: null },
  ],
  end_date: 200,
  invoice_settings: null,
  items: [
    { ...itemOf('price_pro', 3), tax_rates: [taxRate('txr_2')] },
    {
      ...itemOf('price_support', 1),
      discounts: [{ coupon: 'tenth', discount: null, promotion_code: null }],
    },
  ],
  metadata: { team: 'a' },
  on_behalf_of: null,
  proration_behavior: 'none',
  start_date: 100,
  transfer_data: null,
  trial_end: 200,
}
