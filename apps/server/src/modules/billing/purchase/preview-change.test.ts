import { endpoints } from '@joinery/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Stripe } from 'stripe'
import { connectStripe } from '../../../adapters/stripe/open-stripe.ts'
import { buyAndReturn } from '../../../testing/billing-client.ts'
import { startStripeDouble } from '../../../testing/stripe-double.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { createTestUser } from '../../../testing/test-user.ts'

const { billing } = endpoints
const cleanups: (() => Promise<void> | void)[] = []
const defer = (cleanup: () => Promise<void> | void) => void cleanups.push(cleanup)
let stripe: Stripe
let server: TestServer

beforeAll(async () => {
  const double = await startStripeDouble({ defer })
  stripe = connectStripe(double.settings.STRIPE_SECRET_KEY, double.url)
  server = await startTestServer({ settings: double.settings, defer })
}, 60_000)

afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

it(
  'counts credit in what a smaller plan will cost first, before and after it is planned',
  { tags: ['thorough'] },
  async () => {
    const { ada } = await buyPro({ credit: 300 })
    const shown = await ada.call(billing.previewChange, { planId: 'basic' })
    expect(shown).toMatchObject({ dueNow: { amount: 0 }, nextCharge: { amount: 200, currency: 'usd' } })
    const { prorationDate } = shown
    const { overview } = await ada.call(billing.change, { planId: 'basic', prorationDate })
    expect(overview).toMatchObject({
      scheduledChange: { plan: 'basic' },
      nextCharge: { amount: 200, currency: 'usd', at: overview.currentPeriodEnd },
    })
  },
)

it(
  'counts credit once: what an upgrade uses up is not there for the charge that follows',
  { tags: ['thorough'] },
  async () => {
    const { ada } = await buyPro({ credit: 300 })
    const used = await ada.call(billing.previewChange, { planId: 'enterprise' })
    const total = used.lines.reduce((sum, { amount }) => sum + amount, 0)
    expect(used).toMatchObject({ dueNow: { amount: total - 300 }, nextCharge: { amount: 7500 } })
    const rich = await buyPro({ credit: 8000 })
    const left = await rich.ada.call(billing.previewChange, { planId: 'enterprise' })
    const due = left.lines.reduce((sum, { amount }) => sum + amount, 0)
    expect(left).toMatchObject({ dueNow: { amount: 0 }, nextCharge: { amount: 7500 - (8000 - due) } })
  },
)

it('says what would be charged also to somebody who has canceled', async () => {
  const { ada } = await buyPro({ credit: 300 })
  await ada.call(billing.cancel, {})
  const smaller = await ada.call(billing.previewChange, { planId: 'basic' })
  expect(smaller.nextCharge).toMatchObject({ amount: 200 })
  const larger = await ada.call(billing.previewChange, { planId: 'enterprise' })
  expect(larger.nextCharge).toMatchObject({ amount: 7500 })
})

async function buyPro({ credit }: { credit: number }) {
  const ada = await createTestUser(server, { email: `${crypto.randomUUID()}@example.com`, plan: 'free' })
  const { customerId } = await buyAndReturn(ada, 'pro')
  await stripe.customers.update(customerId ?? '', { balance: -credit })
  return { ada }
}
