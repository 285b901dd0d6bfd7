import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCheckout, stockShop, submitCard } from './testing/open-checkout.ts'
import { startSandbox } from './testing/start-sandbox.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let price: string
beforeAll(async () => {
  sandbox = await startSandbox()
  price = await stockShop(sandbox)
})
afterAll(() => sandbox.stop())

async function open() {
  const { id: customer } = await sandbox.stripe.customers.create({ email: 'ada@example.com' })
  return { customer, session: (await openCheckout(sandbox, { customer, price })).id }
}

const subscriptionsOf = async (customer: string) =>
  (await sandbox.stripe.subscriptions.list({ customer, status: 'all' })).data

it('turns a paid checkout into an active subscription with a paid invoice, payment and charge', async () => {
  const { stripe } = sandbox
  const { customer, session } = await open()
  const { location } = await submitCard(sandbox, session)
  expect(location).toBe(`https://app.example/done?session=${session}`)

  const paid = await stripe.checkout.sessions.retrieve(session, {
    expand: ['line_items', 'subscription.latest_invoice.payments'],
  })
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    livemode: false,
    line_items: { data: [{ amount_total: 2000, description: 'Pro' }] },
    subscription: {
      status: 'active',
      customer,
      metadata: { userId: 'u1' },
      items: { data: [{ current_period_end: Date.parse('2026-02-28T10:00:00Z') / 1000 }] },
      latest_invoice: {
        status: 'paid',
        amount_paid: 2000,
        billing_reason: 'subscription_create',
        payments: { data: [{ status: 'paid', payment: { type: 'payment_intent' } }] },
      },
    },
  })
  const { data: charges } = await stripe.charges.list({ customer })
  expect(charges).toMatchObject([{ amount: 2000, status: 'succeeded' }])
  const { data: events } = await stripe.events.list({ types: ['checkout.session.completed', 'invoice.paid'] })
  expect(events).toHaveLength(2)
  expect(events[0]).toMatchObject({ api_version: '2026-10-28.endive', livemode: false })
})

it('pays a session once, however often its form is sent', async () => {
  const { customer, session } = await open()
  await Promise.all(Array.from({ length: 5 }, () => submitCard(sandbox, session)))
  expect(await subscriptionsOf(customer)).toHaveLength(1)
  expect((await sandbox.stripe.invoices.list({ customer })).data).toHaveLength(1)
})

it.each([
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'insufficient funds'],
  ['4000000000000069', 'has expired'],
  ['4000000000000127', 'security code is incorrect'],
  ['4000000000000119', 'while processing your card'],
  ['4000000000000341', 'Your card was declined.'],
])('declines card %s on the page and leaves the session open for another try', async (number, message) => {
  const { customer, session } = await open()
  const { location, page } = await submitCard(sandbox, session, { number })
  expect(location).toBeNull()
  expect(page.replaceAll('&#39;', "'")).toContain(message)
  expect(await subscriptionsOf(customer)).toEqual([])
  expect((await sandbox.stripe.checkout.sessions.retrieve(session)).status).toBe('open')
  expect((await submitCard(sandbox, session)).location).toContain(session)
})

it('takes the listed test cards only, and checks expiry and security code', async () => {
  const { session } = await open()
  const attempt = async (fields: Record<string, string>) => (await submitCard(sandbox, session, fields)).page
  expect(await attempt({ number: '4111111111111111' })).toContain('only the listed test cards')
  expect(await attempt({ number: '4242' })).toContain('card number is incomplete')
  expect(await attempt({ expiry: '12/25' })).toContain('in the past')
  expect(await attempt({ expiry: '13/30' })).toContain('expiration date is incomplete')
  expect(await attempt({ cvc: '1' })).toContain('security code is incomplete')
  const stored = JSON.stringify(await sandbox.store.change((tx) => tx.list('checkout_session')))
  expect(stored).not.toContain('4111111111111111')
})

it('asks for 3-D Secure, and makes nothing until it is completed', async () => {
  const { customer, session } = await open()
  const number = '4000002500003155'
  expect((await submitCard(sandbox, session, { number })).page).toContain('3-D Secure test')
  const failed = await submitCard(sandbox, session, { number, authentication: 'fail' })
  expect(failed.page).toContain('unable to authenticate')
  expect(await subscriptionsOf(customer)).toEqual([])
  const done = await submitCard(sandbox, session, { number, authentication: 'complete' })
  expect(done.location).toContain(session)
  expect(await subscriptionsOf(customer)).toMatchObject([{ status: 'active' }])
})

it('expires a session after a day, and says so in an event', async () => {
  const { session } = await open()
  sandbox.setNow('2026-02-01T10:00:00Z')
  await sandbox.runDue()
  expect((await sandbox.stripe.checkout.sessions.retrieve(session)).status).toBe('expired')
  const { data } = await sandbox.stripe.events.list({ type: 'checkout.session.expired' })
  expect(data.map((event) => Reflect.get(event.data.object, 'id'))).toContain(session)
  sandbox.setNow('2026-01-31T10:00:00Z')
})

it('marks the page as test mode, runs no script there, and writes out what others chose as text', async () => {
  const { stripe, url } = sandbox
  const { session } = await open()
  const response = await fetch(`${url}/c/pay/${session}`)
  expect(await response.text()).toContain('Test mode')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const { page } = await submitCard(sandbox, session, { name: '"><script>alert(1)</script>', cvc: '' })
  expect(page).not.toContain('<script>')
  await stripe.checkout.sessions.expire(session)
  expect((await submitCard(sandbox, session)).page).toContain('has expired')
})
