import { endpoints } from '@joinery/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyAndReturn, payCheckout } from '../../testing/billing-client.ts'
import { sendEvent, signEvent, startStripeDouble } from '../../testing/stripe-double.ts'
import type { StripeDouble } from '../../testing/stripe-double.ts'
import { createTestAuthClient } from '../../testing/test-auth-client.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { callerWith, createTestUser, queryDatabase } from '../../testing/test-user.ts'
import { playWebhookHistory } from '../../testing/webhook-histories.ts'

const { billing } = endpoints
const cleanups: (() => Promise<void> | void)[] = []
const defer = (cleanup: () => Promise<void> | void) => void cleanups.push(cleanup)
let stripe: StripeDouble
let server: TestServer

beforeAll(async () => {
  stripe = await startStripeDouble({ defer })
  server = await startTestServer({ settings: stripe.settings, defer })
}, 60_000)

afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

describe('with a key', () => {
  it('the same code talks to Stripe, makes the plans there once, and offers no sandbox', async () => {
    const ada = await createTestUser(server, { email: 'ada@example.com', plan: 'free' })
    const bought = await buyAndReturn(ada, 'pro')
    expect(bought).toMatchObject({ plan: 'pro', isTestMode: true, isOperator: true })
    expect(await stripe.sessions(bought.customerId ?? '')).toMatchObject([
      { automatic_tax: { enabled: false } },
    ])
    expect(await ada.call(billing.operations, {})).toMatchObject({
      scope: 'acct_sandbox:test',
      sandbox: null,
    })
    expect(await ada.refused(billing.advanceClock, { days: 1 })).toMatchObject({ status: 409 })
    expect((await fetch(`${server.address}/stripe-sandbox/c/pay/cs_test_1`)).status).toBe(404)
    expect(stripe.asked.filter((line) => line.includes('POST /v1/prices'))).toHaveLength(3)
  })

  it('takes events by a fresh signature of either secret over the bytes that came, once each', async () => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'no.such_type', data: { object: {} } })
    const spaced = JSON.stringify(JSON.parse(body), null, 1)
    const refused = forgeSignatures(body, spaced)
    expect(refused.length).toBeGreaterThanOrEqual(40)
    for (const signature of refused) expect(await sendEvent(server.address, body, signature)).toBe(400)
    expect(await countEvents('evt_1')).toBe(0)
    expect(await sendEvent(server.address, body, signEvent(body, { ageSeconds: 290 }))).toBe(200)
    expect(await sendEvent(server.address, body, signEvent(body, { secret: 'whsec_the_old_one' }))).toBe(200)
    expect(await countEvents('evt_1')).toBe(1)
  })

  it(
    'any order, number and delay of events ends in the state that Stripe has, in 4 histories',
    { tags: ['thorough'], timeout: 120_000 },
    async () => {
      // All at once: events of the others come in between.
      const played = [1, 2, 3, 4].map(async (seed) => {
        const user = await createTestUser(server, { email: `history${seed}@example.com`, plan: 'free' })
        return playWebhookHistory({ server, stripe, user, seed })
      })
      await expect(Promise.all(played)).resolves.toBeDefined()
    },
  )

  it('an event that comes before our own call to create has returned is no loss, and leads to no second purchase', async () => {
    const kim = await createTestUser(server, { email: 'kim@example.com', plan: 'free' })
    const { url } = await kim.call(billing.checkout, { planId: 'basic' })
    const { customerId } = await kim.call(billing.overview, {})
    // As it is while the provider has made the customer and we have not heard of it.
    const forget = 'delete from billing_customers where stripe_customer_id = $1'
    await queryDatabase(server.databaseUrl, forget, [customerId])
    await payCheckout(url)
    for (const event of stripe.events(customerId ?? '')) {
      expect(await sendEvent(server.address, JSON.stringify(event))).toBe(200)
    }
    expect(await kim.call(billing.overview, {})).toMatchObject({ plan: 'free', customerId: null })
    expect(await kim.call(billing.checkout, { planId: 'basic' })).toEqual({
      url: `${server.address}/dashboard/billing?change=basic`,
    })
    expect(await kim.call(billing.overview, {})).toMatchObject({ plan: 'basic', customerId })
    expect(await stripe.subscriptions(customerId ?? '')).toHaveLength(1)
  })

  it('handles an event whose server died before it came to it', { tags: ['thorough'] }, async () => {
    const eve = await createTestUser(server, { email: 'eve@example.com', plan: 'free' })
    const { url } = await eve.call(billing.checkout, { planId: 'basic' })
    await payCheckout(url)
    const { customerId } = await eve.call(billing.overview, {})
    // As it is left by a server that wrote it down and was killed: taken, and not handled.
    await queryDatabase(
      server.databaseUrl,
      `insert into billing_events (scope, event_id, type, stripe_customer_id, attempts, next_attempt_at)
       values ('acct_sandbox:test', 'evt_left', 'invoice.paid', $1, 1, now() - interval '1 second')`,
      [customerId],
    )
    await expect
      .poll(async () => (await eve.call(billing.overview, {})).plan, { timeout: 15_000 })
      .toBe('basic')
  })
})

describe('going from the sandbox to a key', () => {
  it(
    'sends no id of the sandbox to Stripe, what was paid there gives nothing, tax is added where it is set, and a trial is given once',
    { tags: ['thorough'] },
    async () => {
      const SECRET_KEY = 'ab'.repeat(32)
      const before = await startTestServer({ settings: { SECRET_KEY } })
      const bob = await createTestUser(before, { email: 'bob@example.com', plan: 'free' })
      const bought = await buyAndReturn(bob, 'enterprise')
      const [{ invoices }, [card]] = [await bob.call(billing.invoices, {}), bought.paymentMethods]
      await before.stop()

      const double = await startStripeDouble()
      const after = await startTestServer({
        settings: {
          ...double.settings,
          SECRET_KEY,
          DATABASE_URL: before.databaseUrl,
          STRIPE_AUTOMATIC_TAX: 'true',
          STRIPE_TRIAL_DAYS: '14',
        },
      })
      const { data } = await createTestAuthClient(after.address).signInWithPassword({
        email: 'bob@example.com',
        password: 'a joint that holds',
      })
      const again = { id: bob.id, ...callerWith(after.address, data.session?.access_token ?? '') }
      expect(await again.call(billing.refresh, {})).toMatchObject({
        plan: 'free',
        customerId: null,
        paymentMethods: [],
        paymentMethodLast: null,
        refund: null,
      })
      expect(await again.call(billing.invoices, {})).toEqual({ invoices: [], next: null })
      expect(await again.call(billing.payments, {})).toEqual({ payments: [], next: null })
      const { plan, status, customerId, nextCharge } = await buyAndReturn(again, 'basic')
      expect({ plan, status, nextCharge }).toMatchObject({
        plan: 'basic',
        status: 'trialing',
        nextCharge: { amount: 500 },
      })
      expect(await double.sessions(customerId ?? '')).toMatchObject([{ automatic_tax: { enabled: true } }])
      const sent = double.asked.join('\n')
      for (const id of [bought.customerId, invoices[0]?.id, card?.id]) expect(sent).not.toContain(id)

      // Whoever comes back after the trial has ended pays at once.
      const [tried] = await double.subscriptions(customerId ?? '')
      const { STRIPE_SECRET_KEY: key } = double.settings
      const headers = { authorization: `Bearer ${key}` }
      await fetch(`${double.url}/v1/subscriptions/${tried?.id}`, { method: 'DELETE', headers })
      expect(await buyAndReturn(again, 'basic')).toMatchObject({ plan: 'basic', status: 'active' })
      const { payments } = await again.call(billing.payments, {})
      expect(payments.filter(({ kind }) => kind === 'payment').map(({ amount }) => amount)).toContain(500)
    },
  )
})

/** Everything that looks like a signature of the body and is none. */
function forgeSignatures(body: string, sameInOtherBytes: string): string[] {
  const good = signEvent(body)
  const [, time = '', hex = ''] = /^t=(\d+),v1=(\w+)$/.exec(good) ?? []
  const turned = Array.from({ length: 20 }, (_, number) => {
    const place = number * 3
    return `t=${time},v1=${hex.slice(0, place)}${hex[place] === '0' ? '1' : '0'}${hex.slice(place + 1)}`
  })
  const secrets = [
    '',
    ' ',
    'whsec_',
    'whsec_made_up',
    'whsec_the_one_that_count',
    'sk_test_operators_own_key',
  ]
  return [
    ...turned,
    ...secrets.map((secret) => signEvent(body, { secret })),
    ...[301, 302, 3600, 86_400].map((ageSeconds) => signEvent(body, { ageSeconds })),
    signEvent(sameInOtherBytes),
    signEvent(`${body}\n`),
    `t=${Number(time) - 1},v1=${hex}`,
    `t=${time},v0=${hex}`,
    `t=${time},v1=${hex.slice(1)}`,
    `t=${time},v1=${hex}0`,
    `t=${time},v1=`,
    `t=,v1=${hex}`,
    `v1=${hex}`,
    hex,
    '',
    'nonsense',
  ]
}

async function countEvents(id: string): Promise<number> {
  return (await queryDatabase(server.databaseUrl, 'select 1 from billing_events where event_id = $1', [id]))
    .length
}
