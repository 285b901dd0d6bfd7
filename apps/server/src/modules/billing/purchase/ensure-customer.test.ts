import { endpoints } from '@joinery/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectStripe } from '../../../adapters/stripe/open-stripe.ts'
import { buyAndReturn } from '../../../testing/billing-client.ts'
import { startStripeDouble } from '../../../testing/stripe-double.ts'
import type { StripeDouble } from '../../../testing/stripe-double.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { createTestUser, queryDatabase } from '../../../testing/test-user.ts'

const { billing } = endpoints
const cleanups: (() => Promise<void> | void)[] = []
const defer = (cleanup: () => Promise<void> | void) => void cleanups.push(cleanup)
let double: StripeDouble
let server: TestServer

beforeAll(async () => {
  double = await startStripeDouble({ defer })
  server = await startTestServer({ settings: double.settings, defer })
}, 60_000)

afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

it('makes a new customer for somebody whose customer was deleted at the provider, as often as that happens', async () => {
  const stripe = connectStripe(double.settings.STRIPE_SECRET_KEY, double.url)
  const ada = await createTestUser(server, { email: 'ada@example.com', plan: 'free' })
  const customers = new Set<string | null>()
  for (const plan of ['basic', 'pro', 'basic'] as const) {
    const bought = await buyAndReturn(ada, plan)
    expect(bought).toMatchObject({ plan, status: 'active' })
    customers.add(bought.customerId)
    await stripe.customers.del(bought.customerId ?? '')
    expect(await ada.call(billing.refresh, {})).toMatchObject({ plan: 'free', subscribedPlan: null })
  }
  expect(customers.size).toBe(3)
  // What was paid before is still in the history.
  expect((await ada.call(billing.payments, {})).payments).toHaveLength(3)
})

it('does the same for one that the provider has never heard of', async () => {
  const eve = await createTestUser(server, { email: 'eve@example.com', plan: 'free' })
  await buyAndReturn(eve, 'basic')
  await queryDatabase(
    server.databaseUrl,
    "update billing_customers set stripe_customer_id = 'cus_never_was' where user_id = $1",
    [eve.id],
  )
  expect(await eve.call(billing.refresh, {})).toMatchObject({ plan: 'free' })
  const { plan, customerId } = await buyAndReturn(eve, 'pro')
  expect(plan).toBe('pro')
  expect(customerId).not.toBe('cus_never_was')
})
