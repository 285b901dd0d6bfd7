import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Socket } from 'node:net'
import { endpoints } from '@joinery/contract'
import { withoutSdk } from '@joinery/stripe-sandbox'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buy, buyAndReturn, payCheckout, readSandbox } from '../../testing/billing-client.ts'
import { shareTestServer } from '../../testing/share-test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createTestUser, queryDatabase } from '../../testing/test-user.ts'
import type { TestUser } from '../../testing/test-user.ts'

const { billing } = endpoints
let server: TestServer
let operator: TestUser

/** Every address that anything in this file has reached, the server's start included. */
const reached = new Set<string>()
const watch = (message: unknown) => {
  const { socket } = connection.parse(message)
  socket.once('connect', () => reached.add(socket.remoteAddress ?? 'a local socket'))
}
const connection = z.object({ socket: z.instanceof(Socket) })
beforeAll(() => subscribe('net.client.socket', watch))
afterAll(() => void unsubscribe('net.client.socket', watch))

shareTestServer(async (shared) => {
  server = shared
  operator = await createTestUser(server, { email: 'operator@example.com', plan: 'free' })
})

describe('the operator', () => {
  it('is the first account alone; to others the view does not exist', async () => {
    const ada = await newUser()
    for (const [endpoint, input] of [
      [billing.operations, {}],
      [billing.events, {}],
      [billing.resendEvent, { eventId: 'evt_1' }],
      [billing.reconcile, {}],
      [billing.advanceClock, { days: 1 }],
      [billing.failNextCharge, { isOn: true }],
      [billing.setChaos, { duplicate: true, shuffle: true, drop: true, delayMs: 0 }],
    ] as const) {
      expect({ path: endpoint.path, ...(await ada.refused(endpoint, input)) }).toMatchObject({
        status: 404,
        code: 'not-found',
      })
    }
    expect((await ada.call(billing.overview, {})).isOperator).toBe(false)
    expect((await operator.call(billing.overview, {})).isOperator).toBe(true)
  })

  it('sees events, sends one again, and makes the next charge fail', { tags: ['thorough'] }, async () => {
    const ada = await newUser()
    await buyAndReturn(ada, 'basic')
    await settled()
    const { events } = await operator.call(billing.events, {})
    expect(events[0]).toMatchObject({ handledAt: expect.any(String), attempts: 1, problem: null })
    const again = await operator.call(billing.resendEvent, { eventId: events[0]?.id ?? '' })
    expect(again).toMatchObject({ attempts: 2, handledAt: expect.any(String) })
    const ordered = await operator.call(billing.failNextCharge, { isOn: true })
    expect(ordered).toMatchObject({ isTestMode: true, sandbox: { failNextCharge: true } })
    const eve = await newUser()
    const { url } = await eve.call(billing.checkout, { planId: 'pro' })
    expect((await payCheckout(url)).page).toContain('Your card was declined.')
    expect((await payCheckout(url)).location).toContain('payment=success')
  })
})

describe('events', () => {
  it('come twice, in any order and late, and end in the same state', async () => {
    await operator.call(billing.setChaos, { duplicate: true, shuffle: true, drop: false, delayMs: 5 })
    const ada = await newUser()
    await buy(ada, 'basic')
    await expect.poll(() => planOf(ada), { timeout: 10_000 }).toBe('basic')
    await operator.call(billing.setChaos, { duplicate: false, shuffle: false, drop: false, delayMs: 0 })
    await settled()
    const state = await stateOf(ada)
    // Two days later everything comes once more, oldest last.
    for (const { id } of await readSandbox(server, 'event')) {
      await operator.call(billing.resendEvent, { eventId: id }).catch(() => undefined)
      if (id.endsWith('0')) break
    }
    expect(await stateOf(ada)).toEqual(state)
  })

  it('that never come are made up for by the reconciliation, which reports what it found, within a minute and for every type of event', async () => {
    await operator.call(billing.setChaos, { duplicate: false, shuffle: false, drop: true, delayMs: 0 })
    const ada = await newUser()
    await buy(ada, 'pro')
    await settled()
    expect(await planOf(ada)).toBe('free')
    const askedAt = performance.now()
    const { reconciliations } = await operator.call(billing.reconcile, {})
    expect(await planOf(ada)).toBe('pro')
    expect(performance.now() - askedAt).toBeLessThan(60_000)
    const { customerId } = await ada.call(billing.overview, {})
    const missed = await queryDatabase(
      server.databaseUrl,
      'select distinct type from billing_events where stripe_customer_id = $1 and handled_at is not null',
      [customerId],
    )
    expect(missed.map(({ type }) => type)).toEqual(expect.arrayContaining(typesOfAPurchase))
    expect(reconciliations[0]?.drift).toContainEqual({ customerId, field: 'plan', had: 'free', has: 'pro' })
    await operator.call(billing.setChaos, { duplicate: false, shuffle: false, drop: false, delayMs: 0 })
    const second = await operator.call(billing.reconcile, {})
    expect(second.reconciliations[0]).toMatchObject({ eventsMissed: 0, drift: [] })
  })

  it('of a status that nobody knows give the free plan and an alert', { tags: ['thorough'] }, async () => {
    const ada = await newUser()
    const { customerId } = await buyAndReturn(ada, 'pro')
    const turn = (status: string) =>
      queryDatabase(
        server.databaseUrl,
        `update stripe_sandbox_objects set object = jsonb_set(object::jsonb, '{status}', to_jsonb($2::text))::json
         where kind = 'subscription' and object ->> 'customer' = $1`,
        [customerId, status],
      )
    await settled()
    const seen = await withoutSdk(async () => {
      await turn('frozen')
      const overview = await ada.call(billing.refresh, {})
      await turn('active')
      return overview
    })
    expect(seen).toMatchObject({ plan: 'free', status: 'frozen' })
    const { alerts } = await operator.call(billing.operations, {})
    expect(alerts).toContainEqual(
      expect.objectContaining({ customerId, text: expect.stringContaining('"frozen" is not known') }),
    )
  })
})

describe('a deleted account', () => {
  it('has its subscription ended, so that nobody goes on paying', { tags: ['thorough'] }, async () => {
    const ada = await newUser()
    const { customerId } = await buyAndReturn(ada, 'pro')
    const { user } = await ada.call(endpoints.session.current, {})
    await settled()
    // Somebody is asking the provider about them, and has not written down what it says.
    const release = await stopSandbox()
    const looking = ada.ask(billing.refresh, {})
    const waiting = "select 1 from pg_locks where locktype = 'advisory' and not granted"
    await expect.poll(() => queryDatabase(server.databaseUrl, waiting), { timeout: 15_000 }).toHaveLength(1)
    await ada.call(endpoints.account.delete, { confirmation: user?.email ?? '' })
    await release()
    expect((await looking).status).toBe(401)
    await operator.call(billing.reconcile, {})
    const [subscription] = await readSandbox(server, 'subscription', customerId ?? '')
    expect(subscription?.['status']).toBe('canceled')
  })
})

describe('invoices and payments', () => {
  it(
    'come page by page, the newest first and each once, with number, total, period and links',
    { tags: ['thorough'] },
    async () => {
      const ada = await newUser()
      const { customerId } = await buyAndReturn(ada, 'basic')
      await queryDatabase(
        server.databaseUrl,
        `insert into stripe_sandbox_objects (kind, id, object)
       select kind, id || n, jsonb_set(object::jsonb, '{id}', to_jsonb(id || n))::json
       from stripe_sandbox_objects, generate_series(1, 24) n
       where kind = 'invoice' and object ->> 'customer' = $1`,
        [customerId],
      )
      await ada.call(billing.refresh, {})
      const [firstInvoices, firstPayments] = [
        await ada.call(billing.invoices, {}),
        await ada.call(billing.payments, {}),
      ]
      expect(firstInvoices.invoices[0]).toMatchObject({
        number: expect.any(String),
        status: 'paid',
        amount: 500,
        currency: 'usd',
        periodEnd: expect.any(String),
        invoicePdf: expect.stringContaining('/pdf'),
      })
      const nextInvoices = await ada.call(billing.invoices, { after: firstInvoices.next ?? '' })
      const nextPayments = await ada.call(billing.payments, { after: firstPayments.next ?? '' })
      const pages = [
        firstInvoices.invoices,
        nextInvoices.invoices,
        firstPayments.payments,
        nextPayments.payments,
      ]
      expect(pages.map((page) => page.length)).toEqual([20, 5, 20, 5])
      expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(50)
      expect([nextInvoices.next, nextPayments.next]).toEqual([null, null])
    },
  )
})

describe('a plan that was given by hand', () => {
  it('is not lost by looking at the hosted page', async () => {
    const ada = await createTestUser(server, { email: 'given@example.com', plan: 'basic' })
    await ada.call(billing.checkout, { planId: 'pro' })
    expect(await ada.call(billing.refresh, {})).toMatchObject({ plan: 'basic' })
  })
})

describe('the sandbox', () => {
  it('shows its pages also while something else is being changed', async () => {
    const ada = await newUser()
    await buyAndReturn(ada, 'pro')
    const [payment] = (await ada.call(billing.payments, {})).payments
    const portal = await ada.call(billing.portal, {})
    const release = await stopSandbox()
    for (const [url, text] of [
      [payment?.receiptUrl, 'Paid $25.00'],
      [portal.url, 'Billing portal'],
    ] as const) {
      const page = await fetch(url ?? '', { signal: AbortSignal.timeout(15_000) })
      expect(await page.text()).toContain(text)
    }
    await release()
  })

  it('calls nobody outside this machine, shows its API to nobody, and leaves no secret in the log', async () => {
    const ada = await newUser()
    await buyAndReturn(ada, 'pro')
    const { payments } = await ada.call(billing.payments, {})
    const { url } = await ada.call(billing.document, { paymentId: payments[0]?.id ?? '' })
    expect((await fetch(url)).headers.get('content-type')).toBe('application/pdf')
    const portal = await ada.call(billing.portal, {})
    expect(await (await fetch(portal.url)).text()).toContain('Test mode')
    const outside = [...reached].filter((address) => !/^(?:127\.0\.0\.1|::1|a local socket)$/.test(address))
    expect({ outside, hasReached: reached.size > 0 }).toEqual({ outside: [], hasReached: true })

    for (const path of ['v1/customers', 'v1/events']) {
      expect((await fetch(`${server.address}/stripe-sandbox/${path}`)).status).toBe(404)
    }
    expect(server.logged.join('\n')).not.toMatch(/sk_test_|whsec_|4242 ?4242|client_secret/)
  })
})

let users = 0
const newUser = () => createTestUser(server, { email: `user${(users += 1)}@example.com`, plan: 'free' })

const typesOfAPurchase = [
  'charge.succeeded',
  'checkout.session.completed',
  'customer.subscription.created',
  'invoice.created',
  'invoice.finalized',
  'invoice.paid',
  'payment_intent.succeeded',
  'payment_method.attached',
]

const planOf = async (user: TestUser) => (await user.call(billing.overview, {})).plan

/** What one sees of an account, without what depends on the moment of looking. */
const stateOf = async (user: TestUser) => [
  await user.call(billing.overview, {}),
  await user.call(billing.payments, {}),
]

/** Until it is released nothing can be changed in the sandbox, as while something else is. */
async function stopSandbox() {
  const changing = new pg.Client({ connectionString: server.databaseUrl })
  await changing.connect()
  await changing.query("select pg_advisory_lock(hashtextextended('stripe sandbox', 1))")
  return () => changing.end()
}

/** Waits until every event that was sent has been handled. */
async function settled(): Promise<void> {
  await expect
    .poll(
      async () => {
        const pending = (await readSandbox(server, 'delivery')).filter(({ state }) => state === 'pending')
        const { eventsWaiting } = await operator.call(billing.operations, {})
        return pending.length + eventsWaiting
      },
      { timeout: 15_000 },
    )
    .toBe(0)
}
