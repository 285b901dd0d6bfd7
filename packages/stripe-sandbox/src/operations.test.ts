import { createServer } from 'node:http'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { stockShop, submitCard, subscribe } from './testing/open-checkout.ts'
import { startSandbox } from './testing/start-sandbox.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let stripe: Stripe
let basic: string
let pro: string
beforeAll(async () => {
  sandbox = await startSandbox()
  stripe = sandbox.stripe
  basic = await stockShop(sandbox, 900)
  pro = await stockShop(sandbox, 2500)
})
afterAll(() => sandbox.stop())

const at = (instant: string) => Date.parse(instant) / 1000
const start = at('2026-01-31T10:00:00Z')

const newCustomer = async () => (await stripe.customers.create({ email: 'o@x.test' })).id

async function newPayer() {
  const customer = await newCustomer()
  const { id: method } = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } })
  return { customer, method }
}

it('begins a subscription by the API: paid, waiting for payment, or refused', async () => {
  const { customer, method } = await newPayer()
  const items = [{ price: basic }]
  const paid = await stripe.subscriptions.create({ customer, items, expand: ['latest_invoice'] })
  expect(paid).toMatchObject({ status: 'active', latest_invoice: { status: 'paid', amount_paid: 900 } })
  await stripe.paymentMethods.update(method, {
    card: { exp_month: 11, exp_year: 2031 },
    metadata: { a: 'b' },
  })
  expect(await stripe.paymentMethods.retrieve(method)).toMatchObject({ card: { exp_year: 2031 } })

  const poor = await newCustomer()
  const waiting = await stripe.subscriptions.create({
    customer: poor,
    items,
    payment_behavior: 'default_incomplete',
  })
  const [first] = (await stripe.invoices.list({ customer: poor })).data
  expect(waiting.status).toBe('incomplete')
  const { id: card } = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: poor })
  await stripe.invoices.pay(first?.id ?? '', { payment_method: card })
  expect(await stripe.subscriptions.retrieve(waiting.id)).toMatchObject({ status: 'active' })
  const refused = { customer: await newCustomer(), items, payment_behavior: 'error_if_incomplete' } as const
  await expect(stripe.subscriptions.create(refused)).rejects.toMatchObject({ type: 'StripeCardError' })
  expect((await stripe.subscriptions.list({ customer: refused.customer, status: 'all' })).data).toEqual([])
})

it('gives a trial that costs nothing and then renews, pauses or is resumed', async () => {
  const { id: clock } = await stripe.testHelpers.testClocks.create({ frozen_time: start })
  const { id: customer } = await stripe.customers.create({ test_clock: clock })
  const trial = await stripe.subscriptions.create({
    customer,
    items: [{ price: basic }],
    trial_period_days: 14,
    trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
    expand: ['latest_invoice'],
  })
  expect(trial).toMatchObject({
    status: 'trialing',
    trial_end: at('2026-02-14T10:00:00Z'),
    latest_invoice: { status: 'paid', total: 0 },
  })
  await stripe.testHelpers.testClocks.advance(clock, { frozen_time: at('2026-02-14T12:00:00Z') })
  expect((await stripe.subscriptions.retrieve(trial.id)).status).toBe('paused')
  await expect(stripe.subscriptions.resume(trial.id)).rejects.toMatchObject({ type: 'StripeCardError' })
  const { id: method } = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  await stripe.subscriptions.update(trial.id, { default_payment_method: method })
  const resumed = await stripe.subscriptions.resume(trial.id, { expand: ['latest_invoice'] })
  expect(resumed).toMatchObject({ status: 'active', latest_invoice: { amount_paid: 900 } })
  await stripe.testHelpers.testClocks.del(clock)
  await expect(stripe.testHelpers.testClocks.retrieve(clock)).rejects.toMatchObject({ statusCode: 404 })
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true })
})

it('finalizes a draft before its hour, expires what nobody paid, and ends a schedule with its plan', async () => {
  const { id: clock } = await stripe.testHelpers.testClocks.create({ frozen_time: start })
  const { id: customer } = await stripe.customers.create({ test_clock: clock })
  const open = await stripe.subscriptions.create({
    customer,
    items: [{ price: basic }],
    payment_behavior: 'default_incomplete',
  })
  const { id: going } = await subscribe(sandbox, { customer, price: basic })
  await stripe.testHelpers.testClocks.advance(clock, { frozen_time: at('2026-02-28T10:30:00Z') })
  expect((await stripe.subscriptions.retrieve(open.id)).status).toBe('incomplete_expired')
  const [draft] = (await stripe.invoices.list({ customer, status: 'draft' })).data
  expect(await stripe.invoices.finalizeInvoice(draft?.id ?? '')).toMatchObject({ status: 'open' })
  const { id: schedule } = await stripe.subscriptionSchedules.create({ from_subscription: going })
  expect(await stripe.subscriptionSchedules.cancel(schedule)).toMatchObject({ status: 'canceled' })
  expect((await stripe.subscriptions.retrieve(going)).status).toBe('canceled')
})

it('takes single payments and saves cards, by intents and by the hosted page', async () => {
  const { customer, method } = await newPayer()
  const order = { amount: 1200, currency: 'usd', customer }
  const paid = await stripe.paymentIntents.create({ ...order, payment_method: method, confirm: true })
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1200 })
  const open = await stripe.paymentIntents.create(order)
  expect(open.status).toBe('requires_payment_method')
  const asking = await stripe.paymentIntents.confirm(open.id, {
    payment_method: 'pm_card_authenticationRequired',
  })
  expect(asking.status).toBe('requires_action')
  await expect(
    stripe.paymentIntents.confirm(open.id, { payment_method: 'pm_card_chargeCustomerFail' }),
  ).rejects.toMatchObject({ type: 'StripeCardError', payment_intent: { id: open.id } })
  expect(await stripe.paymentIntents.cancel(open.id)).toMatchObject({ status: 'canceled' })
  await expect(stripe.paymentIntents.cancel(open.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })

  const setup = await stripe.setupIntents.create({ customer })
  const saved = await stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_mastercard' })
  expect(saved.status).toBe('succeeded')
  expect((await stripe.customers.listPaymentMethods(customer)).data).toHaveLength(2)
  const { id: dropped } = await stripe.setupIntents.create({})
  await stripe.setupIntents.cancel(dropped)
  expect((await stripe.setupIntents.retrieve(dropped)).status).toBe('canceled')

  const pages = { customer, success_url: 'https://app.example/done' }
  const saving = await stripe.checkout.sessions.create({ ...pages, mode: 'setup', currency: 'usd' })
  await submitCard(sandbox, saving.id)
  expect(await stripe.checkout.sessions.retrieve(saving.id, { expand: ['setup_intent'] })).toMatchObject({
    payment_status: 'no_payment_required',
    setup_intent: { status: 'succeeded' },
  })
  const product = await stripe.products.create({ name: 'Book' })
  const price = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 3000 })
  const line_items = [{ price: price.id, quantity: 2 }]
  const buying = await stripe.checkout.sessions.create({ ...pages, mode: 'payment', line_items })
  await submitCard(sandbox, buying.id)
  expect(await stripe.checkout.sessions.retrieve(buying.id, { expand: ['payment_intent'] })).toMatchObject({
    payment_status: 'paid',
    payment_intent: { status: 'succeeded', amount_received: 6000 },
  })
})

it('sets the portal up: what a configuration or a link is not for is not offered', async () => {
  const { id: customer } = await stripe.customers.create({ email: 'p@x.test' })
  const { id: subscription, item } = await subscribe(sandbox, { customer, price: basic })
  const configuration = await stripe.billingPortal.configurations.create({
    features: { subscription_cancel: { enabled: false }, invoice_history: { enabled: true } },
    default_return_url: 'https://app.example/billing',
  })
  expect(await stripe.billingPortal.configurations.retrieve(configuration.id)).toEqual(
    expect.objectContaining({ id: configuration.id, is_default: true }),
  )
  const visit = async (link: { url: string }, fields?: Record<string, string>) => {
    const address = `${sandbox.url}${new URL(link.url).pathname}`
    return (await fetch(address, fields && { method: 'POST', body: new URLSearchParams(fields) })).text()
  }
  const link = await stripe.billingPortal.sessions.create({ customer, configuration: configuration.id })
  expect(link).toMatchObject({ configuration: configuration.id, return_url: 'https://app.example/billing' })
  expect(await visit(link)).not.toContain('Cancel plan')
  expect(await visit(link, { action: 'cancel', subscription })).toContain('This is not offered here.')
  expect((await stripe.subscriptions.retrieve(subscription)).cancel_at).toBeNull()
  await stripe.billingPortal.configurations.update(configuration.id, {
    features: { subscription_cancel: { enabled: true } },
  })
  expect(await visit(link)).toContain('Cancel plan')
  expect((await stripe.billingPortal.configurations.list({ is_default: true })).data).toHaveLength(1)

  const flow = { subscription, items: [{ id: item, price: pro }] }
  const upgrade = await stripe.billingPortal.sessions.create({
    customer,
    flow_data: { type: 'subscription_update_confirm', subscription_update_confirm: flow },
  })
  const page = await visit(upgrade)
  expect([page.includes('Change plan'), page.includes('Add card'), page.includes('$9.00')]).toEqual([
    true,
    false,
    false,
  ])
  await expect(
    stripe.billingPortal.sessions.create({
      customer: await newCustomer(),
      flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription } },
    }),
  ).rejects.toMatchObject({ code: 'resource_missing' })
})

it('sends events to endpoints made by the API, those they ask for, signed with their own secret', async () => {
  const received: { body: string; signature: string }[] = []
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const signature = String(request.headers['stripe-signature'])
    received.push({ body: Buffer.concat(chunks).toString(), signature })
    response.end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => receiver.once('listening', resolve))
  const { port } = Object(receiver.address())
  const endpoint = await stripe.webhookEndpoints.create({
    url: `http://127.0.0.1:${port}/`,
    enabled_events: ['product.created'],
  })
  await newCustomer()
  await stripe.products.create({ name: 'Told' })
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(0))
  const told = received.map(({ body, signature }) =>
    Stripe.webhooks.constructEvent(body, signature, endpoint.secret ?? '', 1e9),
  )
  expect(new Set(told.map(({ type }) => type))).toEqual(new Set(['product.created']))
  expect((await stripe.webhookEndpoints.list()).data[0]).not.toHaveProperty('secret')
  await stripe.webhookEndpoints.update(endpoint.id, { disabled: true })
  expect(await stripe.webhookEndpoints.retrieve(endpoint.id)).toMatchObject({ status: 'disabled' })
  await stripe.webhookEndpoints.del(endpoint.id)
  await expect(stripe.webhookEndpoints.del(endpoint.id)).rejects.toMatchObject({ statusCode: 404 })
  await expect(
    stripe.webhookEndpoints.create({ url: 'https://example.com/', enabled_events: ['*'] }),
  ).rejects.toMatchObject({ param: 'url' })
  receiver.closeAllConnections()
  receiver.close()
})
