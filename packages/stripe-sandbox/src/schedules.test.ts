import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stockShop } from './testing/open-checkout.ts'
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

const at = (instant: string) => Date.parse(instant) / 1000

/** Three seats of Pro on a card of their own, in a trial where one is wanted. */
async function subscribe(more: Stripe.SubscriptionCreateParams = {}) {
  const { stripe } = sandbox
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: at('2026-01-31T10:00:00Z') })
  const { id: customer } = await stripe.customers.create({ test_clock: clock.id })
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  const { id, trial_end } = await stripe.subscriptions.create({
    customer,
    items: [{ price: pro, quantity: 3 }],
    default_payment_method: card.id,
    ...more,
  })
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id })
  const [phase] = schedule.phases
  if (!phase) throw new Error('The schedule has no phase.')
  const advance = (instant: string) =>
    stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at(instant) })
  return { customer, id, trial_end, card: card.id, schedule: schedule.id, phase, advance }
}

it('takes over what the subscription has, and keeps what is sent back', async () => {
  const { stripe } = sandbox
  const { id, card, schedule, phase, trial_end, advance } = await subscribe({ trial_period_days: 14 })
  expect(phase).toMatchObject({
    items: [{ price: pro, quantity: 3 }],
    default_payment_method: card,
    trial_end,
  })
  const kept = { items: [{ price: pro, quantity: 3 }], default_payment_method: card }
  await stripe.subscriptionSchedules.update(schedule, {
    phases: [
      {
        ...kept,
        start_date: phase.start_date,
        end_date: phase.end_date,
        trial_end: trial_end ?? 0,
        metadata: { note: 'now' },
      },
      {
        items: [{ price: basic, quantity: 3 }],
        default_payment_method: card,
        metadata: { note: 'then' },
        duration: { interval: 'month' },
      },
    ],
  })
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'trialing',
    trial_end,
    default_payment_method: card,
    items: { data: [{ quantity: 3, price: { id: pro } }] },
    metadata: { note: 'now' },
  })
  await advance('2026-02-14T12:00:00Z')
  expect(await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
    status: 'active',
    default_payment_method: card,
    items: { data: [{ quantity: 3, price: { id: basic } }] },
    metadata: { note: 'then' },
    latest_invoice: { status: 'paid', amount_paid: 2700 },
  })
})

it('drops from the running phase what is not sent again', async () => {
  const { stripe } = sandbox
  const { id, schedule, phase } = await subscribe()
  await stripe.subscriptionSchedules.update(schedule, {
    phases: [
      { items: [{ price: pro }], start_date: phase.start_date, end_date: phase.end_date },
      { items: [{ price: basic }] },
    ],
  })
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    default_payment_method: null,
    items: { data: [{ quantity: 1 }] },
  })
})

it('ends a trial that is not sent again, and charges for what follows', async () => {
  const { stripe } = sandbox
  const { id, customer, card, schedule, phase, advance } = await subscribe({ trial_period_days: 14 })
  await advance('2026-02-02T10:00:00Z')
  await stripe.subscriptionSchedules.update(schedule, {
    phases: [
      {
        items: [{ price: pro, quantity: 3 }],
        default_payment_method: card,
        start_date: phase.start_date,
        end_date: phase.end_date,
      },
      { items: [{ price: basic }] },
    ],
  })
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'active',
    trial_end: at('2026-02-02T10:00:00Z'),
  })
  expect((await stripe.charges.list({ customer })).data).toMatchObject([{ amount: 7500 }])
})

it('previews what the next phase will cost, and nothing for a subscription that ends', async () => {
  const { stripe } = sandbox
  const { customer, id, schedule, phase, card } = await subscribe()
  await stripe.customers.update(customer, { balance: -100 })
  await stripe.subscriptionSchedules.update(schedule, {
    phases: [
      {
        items: [{ price: pro, quantity: 3 }],
        default_payment_method: card,
        start_date: phase.start_date,
        end_date: phase.end_date,
      },
      { items: [{ price: basic, quantity: 2 }] },
    ],
  })
  expect(await stripe.invoices.createPreview({ customer, schedule })).toMatchObject({
    total: 1800,
    amount_due: 1700,
    lines: { data: [{ period: { start: phase.end_date } }] },
  })
  await stripe.subscriptionSchedules.release(schedule)
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  await expect(stripe.invoices.createPreview({ customer, subscription: id })).rejects.toMatchObject({
    code: 'invoice_upcoming_none',
  })
  const goingOn = await stripe.invoices.createPreview({
    customer,
    subscription: id,
    subscription_details: { cancel_at_period_end: false },
  })
  expect(goingOn.total).toBe(7500)
})
