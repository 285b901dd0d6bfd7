import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stockShop, subscribe } from './testing/open-checkout.ts'
import { startSandbox } from './testing/start-sandbox.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let basic: string
let pro: string
beforeAll(async () => {
  sandbox = await startSandbox()
  basic = await stockShop(sandbox, 900)
  pro = await stockShop(sandbox, 2500)
})
afterAll(() => sandbox.stop())

const start = Date.parse('2026-01-31T10:00:00Z') / 1000
const at = (instant: string) => Date.parse(instant) / 1000

async function subscribeOnClock(from = start) {
  const clock = await sandbox.stripe.testHelpers.testClocks.create({ frozen_time: from })
  const { id: customer } = await sandbox.stripe.customers.create({ email: 'c@x.test', test_clock: clock.id })
  const subscription = await subscribe(sandbox, { customer, price: basic })
  const advance = (instant: string) =>
    sandbox.stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at(instant) })
  return { customer, ...subscription, advance }
}

async function replaceCard(customer: string, subscription: string, alias: string) {
  const { id } = await sandbox.stripe.paymentMethods.attach(alias, { customer })
  await sandbox.stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } })
  await sandbox.stripe.subscriptions.update(subscription, { default_payment_method: '' })
}

it('charges for an upgrade exactly what the preview said, in the middle of a 28-day period', async () => {
  const { stripe } = sandbox
  const { id, item, customer, advance } = await subscribeOnClock()
  await advance('2026-02-14T10:00:00Z')
  const change = { items: [{ id: item, price: pro }], proration_behavior: 'always_invoice' as const }
  const date = { proration_date: at('2026-02-14T10:00:00Z') }
  const preview = await stripe.invoices.createPreview({
    customer,
    subscription: id,
    subscription_details: { ...change, ...date },
  })
  const updated = await stripe.subscriptions.update(id, {
    ...change,
    ...date,
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice'],
  })
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-450, 1250])
  expect(updated).toMatchObject({
    status: 'active',
    pending_update: null,
    items: { data: [{ id: item, price: { id: pro } }] },
    latest_invoice: { status: 'paid', total: preview.total, billing_reason: 'subscription_update' },
  })
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(2)
})

it.for([
  ['a leap day ahead', '2024-01-31T10:00:00Z', '2024-02-29T10:00:00Z'],
  ['a leap day behind', '2024-02-29T10:00:00Z', '2024-03-29T10:00:00Z'],
  ['28 days', '2025-01-31T10:00:00Z', '2025-02-28T10:00:00Z'],
  ['30 days', '2025-03-31T10:00:00Z', '2025-04-30T10:00:00Z'],
  ['31 days', '2025-05-01T10:00:00Z', '2025-06-01T10:00:00Z'],
] as const)('charges for an upgrade to the cent what the preview said: %s', async ([, from, to]) => {
  const { stripe } = sandbox
  const { id, item, periodEnd, customer, advance } = await subscribeOnClock(at(from))
  expect(periodEnd).toBe(at(to))
  const date = at(from) + 11.125 * 86_400
  await advance(new Date(date * 1000).toISOString())
  const change = {
    items: [{ id: item, price: pro }],
    proration_behavior: 'always_invoice' as const,
    proration_date: date,
  }
  const { total } = await stripe.invoices.createPreview({ subscription: id, subscription_details: change })
  const share = (at(to) - date) / (at(to) - at(from))
  expect(total).toBe(Math.round(2500 * share) - Math.round(900 * share))
  await stripe.subscriptions.update(id, change)
  expect((await stripe.charges.list({ customer })).data[0]).toMatchObject({ amount: total })
})

it('keeps the old plan while the payment of an upgrade is unconfirmed, and moves once it is paid', async () => {
  const { stripe } = sandbox
  const { id, item, customer } = await subscribeOnClock()
  await replaceCard(customer, id, 'pm_card_authenticationRequired')
  const pending = await stripe.subscriptions.update(id, {
    items: [{ id: item, price: pro }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice'],
  })
  expect(pending).toMatchObject({ status: 'active', items: { data: [{ price: { id: basic } }] } })
  expect(pending.pending_update).not.toBeNull()
  expect(pending.latest_invoice).toMatchObject({ status: 'open' })
  await replaceCard(customer, id, 'pm_card_visa')
  const [invoice] = (await stripe.invoices.list({ customer, status: 'open' })).data
  await stripe.invoices.pay(invoice?.id ?? '')
  const moved = await stripe.subscriptions.retrieve(id)
  expect(moved).toMatchObject({ pending_update: null, items: { data: [{ price: { id: pro } }] } })
})

it('lets an end and facts that come with an unpaid upgrade wait with it, and takes nothing else along', async () => {
  const { stripe } = sandbox
  const { id, item, customer, periodEnd } = await subscribeOnClock()
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  await replaceCard(customer, id, 'pm_card_authenticationRequired')
  const change: Stripe.SubscriptionUpdateParams = {
    items: [{ id: item, price: pro }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  }
  await expect(stripe.subscriptions.update(id, { ...change, cancel_at: '' })).rejects.toThrow(/cancel_at/)
  const pending = await stripe.subscriptions.update(id, {
    ...change,
    cancel_at_period_end: false,
    metadata: { reason: 'more' },
  })
  expect(pending).toMatchObject({
    cancel_at_period_end: true,
    cancel_at: periodEnd,
    pending_update: { cancel_at_period_end: false, metadata: { reason: 'more' } },
  })
  expect(pending.metadata).not.toHaveProperty('reason')
  await replaceCard(customer, id, 'pm_card_visa')
  const [invoice] = (await stripe.invoices.list({ customer, status: 'open' })).data
  await stripe.invoices.pay(invoice?.id ?? '')
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: null,
    metadata: { userId: 'u1', reason: 'more' },
  })
})

it('gives up an upgrade that waits when somebody cancels whom it would let go on', async () => {
  const { stripe } = sandbox
  const { id, item, customer } = await subscribeOnClock()
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  await replaceCard(customer, id, 'pm_card_authenticationRequired')
  const pending = await stripe.subscriptions.update(id, {
    items: [{ id: item, price: pro }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    cancel_at_period_end: false,
  })
  expect(pending.pending_update).not.toBeNull()
  const canceled = await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  expect(canceled).toMatchObject({ pending_update: null, cancel_at_period_end: true })
  expect((await stripe.invoices.list({ customer, status: 'open' })).data).toEqual([])
})

it('lets nobody cancel a subscription beside its schedule', async () => {
  const { stripe } = sandbox
  const { id } = await subscribeOnClock()
  await stripe.subscriptionSchedules.create({ from_subscription: id })
  const canceling = stripe.subscriptions.update(id, { cancel_at_period_end: true })
  await expect(canceling).rejects.toThrow(/managed by the subscription schedule/)
})

it('leaves no trace of an upgrade that had to be paid and was declined', async () => {
  const { stripe } = sandbox
  const { id, item, customer } = await subscribeOnClock()
  await replaceCard(customer, id, 'pm_card_chargeCustomerFail')
  const upgrade = stripe.subscriptions.update(id, {
    items: [{ id: item, price: pro }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  })
  await expect(upgrade).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined' })
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(1)
  expect((await stripe.subscriptions.retrieve(id)).items.data[0]?.price.id).toBe(basic)
})

it('takes back the invoice of an upgrade that nobody confirmed within a day, and returns the credit', async () => {
  const { stripe } = sandbox
  const cheap = await stockShop(sandbox, 500)
  const { id, item, customer, advance } = await subscribeOnClock()
  await stripe.subscriptions.update(id, {
    items: [{ id: item, price: cheap }],
    proration_behavior: 'always_invoice',
  })
  await replaceCard(customer, id, 'pm_card_authenticationRequired')
  await stripe.subscriptions.update(id, {
    items: [{ id: item, price: pro }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  })
  await advance('2026-02-01T10:00:00Z')
  const kept = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
  expect(kept).toMatchObject({
    pending_update: null,
    items: { data: [{ price: { id: cheap } }] },
    latest_invoice: { status: 'void', starting_balance: -400, amount_due: 1600 },
  })
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -400 })
})

it('credits what a cheaper plan leaves over, and takes it off the next renewal', async () => {
  const { stripe } = sandbox
  const cheap = await stockShop(sandbox, 500)
  const { id, item, customer, advance } = await subscribeOnClock()
  await advance('2026-02-14T10:00:00Z')
  const moved = await stripe.subscriptions.update(id, {
    items: [{ id: item, price: cheap }],
    proration_behavior: 'always_invoice',
    expand: ['latest_invoice'],
  })
  expect(moved.latest_invoice).toMatchObject({ status: 'paid', total: -200, amount_due: 0 })
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -200 })
  await advance('2026-02-28T12:00:00Z')
  const renewed = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
  expect(renewed.latest_invoice).toMatchObject({ status: 'paid', total: 500, amount_paid: 300 })
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 0 })
})

it('renews on the anchor day of each month, with a draft that is collected an hour later', async () => {
  const { stripe } = sandbox
  const { id, customer, advance } = await subscribeOnClock()
  await advance('2026-02-28T10:30:00Z')
  expect((await stripe.invoices.list({ customer })).data[0]).toMatchObject({ status: 'draft' })
  await advance('2026-03-31T12:00:00Z')
  const { data } = await stripe.invoices.list({ customer })
  expect(data.map(({ status, amount_paid }) => [status, amount_paid])).toEqual([
    ['paid', 900],
    ['paid', 900],
    ['paid', 900],
  ])
  expect((await stripe.subscriptions.retrieve(id)).items.data[0]).toMatchObject({
    current_period_start: at('2026-03-31T10:00:00Z'),
    current_period_end: at('2026-04-30T10:00:00Z'),
  })
  await expect(advance('2026-12-31T10:00:00Z')).rejects.toMatchObject({ param: 'frozen_time' })
})

it('goes past due when a renewal is declined, and back to active with a new card', async () => {
  const { stripe } = sandbox
  const { id, customer, advance } = await subscribeOnClock()
  await replaceCard(customer, id, 'pm_card_chargeCustomerFail')
  await advance('2026-02-28T12:00:00Z')
  const overdue = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
  expect(overdue).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', attempt_count: 1 } })
  const [open] = (await stripe.invoices.list({ customer, status: 'open' })).data
  expect(open?.next_payment_attempt).toBe(at('2026-03-03T11:00:00Z'))
  await expect(stripe.invoices.pay(open?.id ?? '')).rejects.toMatchObject({
    type: 'StripeCardError',
    decline_code: 'generic_decline',
  })
  await replaceCard(customer, id, 'pm_card_visa')
  expect((await stripe.invoices.pay(open?.id ?? '')).status).toBe('paid')
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('active')
})

it('says by a code of its own that an invoice waits for the card holder', async () => {
  const { stripe } = sandbox
  const { id, customer, advance } = await subscribeOnClock()
  await replaceCard(customer, id, 'pm_card_authenticationRequired')
  await advance('2026-02-28T12:00:00Z')
  const [invoice] = (await stripe.invoices.list({ customer, status: 'open' })).data
  await expect(stripe.invoices.pay(invoice?.id ?? '')).rejects.toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'invoice_payment_intent_requires_action',
  })
})

it('ends a subscription whose renewal fails on every try', async () => {
  const { id, customer, advance } = await subscribeOnClock()
  await replaceCard(customer, id, 'pm_card_chargeCustomerFail')
  await advance('2026-03-20T12:00:00Z')
  expect(await sandbox.stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  })
})

it('ends at the period end in both styles of cancelling, and goes on when either is taken back', async () => {
  const { stripe } = sandbox
  const { id, periodEnd, advance } = await subscribeOnClock()
  const flagged = await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  expect(flagged).toMatchObject({ cancel_at_period_end: true, cancel_at: periodEnd, status: 'active' })
  const resumed = await stripe.subscriptions.update(id, { cancel_at_period_end: false })
  expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null })
  const dated = await stripe.subscriptions.update(id, { cancel_at: periodEnd })
  expect(dated).toMatchObject({ cancel_at_period_end: false, cancel_at: periodEnd })
  const again = await stripe.subscriptions.update(id, { cancel_at: '' })
  expect(again.cancel_at).toBeNull()
  await stripe.subscriptions.update(id, { cancel_at: periodEnd })
  await advance('2026-02-28T10:00:00Z')
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: periodEnd })
})

it('moves to a cheaper plan at the period end by a schedule, or stays when the schedule is released', async () => {
  const { stripe } = sandbox
  const cheap = await stockShop(sandbox, 500)
  const plan = async (subscription: string) => {
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription })
    const [current] = schedule.phases
    const method = current?.default_payment_method
    // A phase that names no card has none.
    const card = typeof method === 'string' ? { default_payment_method: method } : {}
    return stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        {
          ...card,
          items: [{ price: basic, quantity: 1 }],
          start_date: current?.start_date ?? 0,
          end_date: current?.end_date ?? 0,
        },
        { ...card, items: [{ price: cheap, quantity: 1 }] },
      ],
    })
  }
  const moving = await subscribeOnClock()
  const { id: schedule } = await plan(moving.id)
  const before = await stripe.subscriptions.retrieve(moving.id)
  expect(before).toMatchObject({ schedule, items: { data: [{ price: { id: basic } }] } })
  await moving.advance('2026-02-28T12:00:00Z')
  const after = await stripe.subscriptions.retrieve(moving.id, { expand: ['latest_invoice'] })
  expect(after).toMatchObject({
    schedule: null,
    items: { data: [{ price: { id: cheap } }] },
    latest_invoice: { status: 'paid', amount_paid: 500 },
  })
  const staying = await subscribeOnClock()
  await stripe.subscriptionSchedules.release((await plan(staying.id)).id)
  await staying.advance('2026-02-28T12:00:00Z')
  const kept = await stripe.subscriptions.retrieve(staying.id)
  expect(kept).toMatchObject({ schedule: null, items: { data: [{ price: { id: basic } }] } })
})

it('refunds a payment once, by whatever way it is asked', async () => {
  const { stripe } = sandbox
  const { customer, id } = await subscribeOnClock()
  const [invoice] = (await stripe.invoices.list({ customer, expand: ['data.payments'] })).data
  const [intent = ''] = (await stripe.paymentIntents.list({ customer })).data.map((payment) => payment.id)
  expect(invoice?.payments?.data[0]?.payment).toMatchObject({ payment_intent: intent })
  const options = { idempotencyKey: `refund:${invoice?.id}` }
  const first = await stripe.refunds.create({ payment_intent: intent }, options)
  const again = await stripe.refunds.create({ payment_intent: intent }, options)
  expect(again.id).toBe(first.id)
  expect(first).toMatchObject({ amount: 900, status: 'succeeded' })
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  await stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false })
  expect((await stripe.subscriptions.list({ customer })).data).toEqual([])
  expect((await stripe.invoices.retrieve(invoice?.id ?? '')).status).toBe('paid')
})

it('refuses to charge a card of somebody else', async () => {
  const { stripe } = sandbox
  const mine = await subscribeOnClock()
  const theirs = await subscribeOnClock()
  const [card] = (await stripe.paymentMethods.list({ customer: theirs.customer })).data
  await expect(
    stripe.customers.update(mine.customer, { invoice_settings: { default_payment_method: card?.id ?? '' } }),
  ).rejects.toMatchObject({ code: 'resource_missing' })
  await expect(
    stripe.subscriptions.update(mine.id, { default_payment_method: card?.id ?? '' }),
  ).rejects.toMatchObject({ statusCode: 400 })
})
