import { endpoints, plans } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  buyAndReturn,
  payCheckout,
  readSandbox,
  setSandboxTime,
  submitForm,
} from '../../testing/billing-client.ts'
import { shareTestServer } from '../../testing/share-test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createTestUser, queryDatabase } from '../../testing/test-user.ts'
import type { TestUser } from '../../testing/test-user.ts'

const { billing } = endpoints
const needsConfirming = { number: '4000 0027 6000 3184' }
const failsLater = { number: '4000 0000 0000 0341', expiry: '12 / 34', cvc: '123', name: 'Ada' }
const otherCard = { ...failsLater, number: '5555 5555 5555 4444' }
let server: TestServer
let operator: TestUser

shareTestServer(async (shared) => {
  server = shared
  operator = await createTestUser(server, { email: 'operator@example.com', plan: 'free' })
})

describe('when a month passes', () => {
  it(
    'brings a smaller plan at the end of the period, ends a canceled one, and renews to a card that fails: past due with the plan kept, then a new card, paid, active; or nobody pays, and it ends',
    { tags: ['thorough'], timeout: 120_000 },
    async () => {
      const [ada, eve] = [await newUser(), await newUser()]
      for (const user of [ada, eve]) {
        await buyAndReturn(user, 'pro')
        const { url } = await user.call(billing.portal, {})
        await submitForm(url, { action: 'add-card', ...failsLater })
        expect(await user.call(billing.refresh, {})).toMatchObject({ paymentMethodLast: '0341' })
      }
      const [smaller, ending] = [await newUser(), await newUser()]
      for (const [user, planId] of [
        [smaller, 'basic'],
        [ending, 'free'],
      ] as const) {
        await buyAndReturn(user, 'pro')
        const { prorationDate } = await user.call(billing.previewChange, { planId })
        await user.call(billing.change, { planId, prorationDate })
        expect(await planOf(user)).toBe('pro')
      }
      await operator.call(billing.advanceClock, { days: 32 })

      await expect.poll(() => planOf(smaller), { timeout: 30_000 }).toBe('basic')
      await expect.poll(() => planOf(ending), { timeout: 30_000 }).toBe('free')
      expect(await ending.call(billing.overview, {})).toMatchObject({ status: 'canceled', refund: null })

      await expect.poll(() => statusOf(ada), { timeout: 30_000 }).toBe('past_due')
      expect(await ada.call(billing.overview, {})).toMatchObject({
        plan: 'pro',
        failedPayment: {
          amount: 2500,
          nextAttemptAt: expect.any(String),
          invoiceUrl: expect.stringContaining('/i/in_'),
        },
      })
      expect(await ada.refused(billing.retryPayment, {})).toMatchObject({
        status: 409,
        message: expect.stringContaining('declined'),
      })
      const { url: again } = await ada.call(billing.portal, {})
      await submitForm(again, { action: 'add-card', ...otherCard })
      expect(await ada.call(billing.retryPayment, {})).toMatchObject({
        actionUrl: null,
        overview: { plan: 'pro', status: 'active', failedPayment: null },
      })
      const { payments } = await ada.call(billing.payments, {})
      // The sandbox' clock stands, so the last two are of the same second.
      expect(payments.map(({ status }) => status)).toEqual(['succeeded', 'failed', 'failed', 'succeeded'])

      for (const days of [4, 6, 8]) await operator.call(billing.advanceClock, { days })
      await expect.poll(() => statusOf(eve), { timeout: 30_000 }).toBe('canceled')
      expect(await planOf(eve)).toBe('free')
      await setSandboxTime(server, new Date())
    },
  )
})

describe('buying a plan', () => {
  it('goes by a hosted page and a signed webhook, and nobody has to come back for it', async () => {
    const ada = await newUser()
    const { url } = await ada.call(billing.checkout, { planId: 'pro' })
    expect(url).toContain(`${server.address}/stripe-sandbox/c/pay/cs_test_`)
    expect(await (await fetch(url)).text()).toContain('Test mode')
    const { location } = await payCheckout(url)
    expect(location).toBe(`${server.address}/dashboard/billing?payment=success`)
    await expect.poll(() => planOf(ada), { timeout: 15_000 }).toBe('pro')
    expect(await ada.call(billing.overview, {})).toMatchObject({
      status: 'active',
      isPro: true,
      paymentMethodLast: '4242',
      nextCharge: { amount: 2500, currency: 'usd' },
      isTestMode: true,
    })
    expect(await ada.call(endpoints.session.current, {})).toMatchObject({ user: { plan: 'pro' } })
  })

  it(
    'makes one customer who is known by an id alone, before the hosted page opens',
    { tags: ['thorough'] },
    async () => {
      const ada = await newUser()
      await Promise.all([1, 2, 3].map(() => ada.call(billing.checkout, { planId: 'basic' })))
      const customers = await readSandbox(server, 'customer')
      const own = customers.filter(({ metadata }) => JSON.stringify(metadata).includes(ada.id))
      expect(own).toHaveLength(1)
      const rows = await queryDatabase(
        server.databaseUrl,
        'select * from billing_customers where user_id = $1',
        [ada.id],
      )
      expect(rows).toMatchObject([
        { stripe_customer_id: own[0]?.id, scope: expect.stringMatching(/^sandbox:/) },
      ])
    },
  )

  it('gives one subscription to two tabs that both want to pay', { tags: ['thorough'] }, async () => {
    const ada = await newUser()
    const [first, second] = [
      await ada.call(billing.checkout, { planId: 'basic' }),
      await ada.call(billing.checkout, { planId: 'pro' }),
    ]
    const outcomes = [
      await payCheckout(first.url),
      await payCheckout(second.url),
      await payCheckout(second.url),
    ]
    expect(outcomes.map(({ location }) => location !== null)).toEqual([false, true, false])
    const overview = await ada.call(billing.refresh, {})
    expect(overview.plan).toBe('pro')
    expect(await readSandbox(server, 'subscription', overview.customerId ?? '')).toHaveLength(1)
    expect(await ada.call(billing.checkout, { planId: 'enterprise' })).toEqual({
      url: `${server.address}/dashboard/billing?change=enterprise`,
    })
  })

  it('refuses a declined card, asks for 3-D Secure, and believes no forged way back', async () => {
    const ada = await newUser()
    const { url } = await ada.call(billing.checkout, { planId: 'pro' })
    const declined = await payCheckout(url, { number: '4000 0000 0000 0002' })
    expect(declined.page).toContain('Your card was declined.')
    const asked = await payCheckout(url, needsConfirming)
    expect(asked).toMatchObject({ location: null, page: expect.stringContaining('3-D Secure') })
    expect(await ada.call(billing.refresh, {})).toMatchObject({ plan: 'free' })
    await fetch(`${server.address}/dashboard/billing?payment=success&session_id=cs_test_made_up`)
    expect(await planOf(ada)).toBe('free')
    const confirmed = await payCheckout(url, { ...needsConfirming, authentication: 'complete' })
    expect(confirmed.location).toContain('payment=success')
    expect(await ada.call(billing.refresh, {})).toMatchObject({ plan: 'pro' })
  })

  it('takes the price of the plan and no other', async () => {
    const ada = await newUser()
    const { prices } = await ada.call(billing.overview, {})
    expect(prices.map(({ plan, amount, currency }) => [plan, amount, currency])).toEqual(
      (['basic', 'pro', 'enterprise'] as const).map((plan) => [plan, plans[plan].priceCents, 'usd']),
    )
    const cheap = prices.find(({ plan }) => plan === 'basic')?.priceId
    expect(await ada.refused(billing.checkout, { planId: 'enterprise', priceId: cheap })).toMatchObject({
      status: 400,
      code: 'invalid-input',
    })
  })
})

describe('changing the plan', () => {
  it('shows the exact price first, charges that, and pushes the new plan to open browsers', async () => {
    const ada = await newUser()
    const bought = await buyAndReturn(ada, 'basic')
    await setSandboxTime(server, new Date(Date.now() + 10 * 86_400_000))
    const shown = await ada.call(billing.previewChange, { planId: 'pro' })
    expect(shown).toMatchObject({ kind: 'upgrade', nextCharge: { amount: 2500 } })
    expect(shown.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(shown.dueNow.amount)

    const pushed = watchPlan(ada)
    const change = { planId: 'pro', prorationDate: shown.prorationDate } as const
    const [one, other] = await Promise.all([
      ada.call(billing.change, change),
      ada.ask(billing.change, change),
    ])
    expect(one).toMatchObject({ actionUrl: null, overview: { plan: 'pro', status: 'active' } })
    expect([200, 409]).toContain(other.status)
    expect(await pushed).toBe('pro')
    const invoices = await readSandbox(server, 'invoice', bought.customerId ?? '')
    expect(invoices.map(({ amount_paid }) => amount_paid)).toEqual([shown.dueNow.amount, 500])
    const { payments } = await ada.call(billing.payments, {})
    expect(payments.map(({ amount, plan }) => [amount, plan])).toEqual([
      [shown.dueNow.amount, 'pro'],
      [500, 'basic'],
    ])
    await setSandboxTime(server, new Date())
  })

  it(
    'costs to the cent what was shown, also when a leap day lies ahead',
    { tags: ['thorough'] },
    async () => {
      const ada = await newUser()
      const start = '2024-01-31T10:00:00Z'
      await setSandboxTime(server, start)
      const bought = await buyAndReturn(ada, 'basic')
      const [from, to] = [bought.currentPeriodStart, bought.currentPeriodEnd].map((at) =>
        Date.parse(at ?? ''),
      )
      expect((to ?? 0) - Date.parse('2024-02-29T10:00:00Z')).toBeLessThan(60_000)
      await setSandboxTime(server, new Date(Date.parse(start) + 11.125 * 86_400_000))
      const { prorationDate, dueNow } = await ada.call(billing.previewChange, { planId: 'enterprise' })
      const share = ((to ?? 0) - prorationDate * 1000) / ((to ?? 0) - (from ?? 0))
      expect(dueNow.amount).toBe(Math.round(7500 * share) - Math.round(500 * share))
      await ada.call(billing.change, { planId: 'enterprise', prorationDate })
      const [charge] = await readSandbox(server, 'charge', bought.customerId ?? '')
      expect(charge).toMatchObject({ status: 'succeeded', amount: dueNow.amount })
      // Otherwise all the months since then would be charged one after the other.
      await ada.call(billing.refund, {})
      await setSandboxTime(server, new Date())
    },
  )

  it('does not let the caller choose the day from which it is paid', { tags: ['thorough'] }, async () => {
    const ada = await newUser()
    const { currentPeriodEnd } = await buyAndReturn(ada, 'basic')
    const lastDay = Math.floor(Date.parse(currentPeriodEnd ?? '') / 1000) - 60
    for (const prorationDate of [lastDay, 0, Math.floor(Date.now() / 1000) - 7200]) {
      expect(await ada.refused(billing.change, { planId: 'pro', prorationDate })).toMatchObject({
        status: 409,
      })
    }
    expect(await planOf(ada)).toBe('basic')
  })

  it(
    'sends an upgrade that needs 3-D Secure to the hosted invoice, and keeps the old plan until then',
    { tags: ['thorough'] },
    async () => {
      const ada = await newUser()
      await buyAndReturn(ada, 'basic', { ...needsConfirming, authentication: 'complete' })
      const { prorationDate } = await ada.call(billing.previewChange, { planId: 'enterprise' })
      const { actionUrl, overview } = await ada.call(billing.change, { planId: 'enterprise', prorationDate })
      expect(overview).toMatchObject({ plan: 'basic', paymentToConfirm: { url: actionUrl } })
      // Nobody confirms: nothing changes, and no second change begins.
      expect(await ada.call(billing.refresh, {})).toMatchObject({ plan: 'basic' })
      expect(await ada.refused(billing.change, { planId: 'pro', prorationDate })).toMatchObject({
        status: 409,
      })
      await submitForm(actionUrl ?? '', {})
      await submitForm(actionUrl ?? '', { authentication: 'complete' })
      await expect.poll(() => planOf(ada), { timeout: 15_000 }).toBe('enterprise')
      expect(await ada.call(billing.overview, {})).toMatchObject({
        seats: { total: 5 },
        paymentToConfirm: null,
      })
    },
  )

  it(
    'plans a smaller plan for the end of the period, and resume takes that back',
    { tags: ['thorough'] },
    async () => {
      const ada = await newUser()
      const { currentPeriodEnd } = await buyAndReturn(ada, 'pro')
      const shown = await ada.call(billing.previewChange, { planId: 'basic' })
      expect(shown).toMatchObject({ kind: 'downgrade', dueNow: { amount: 0 }, effectiveAt: currentPeriodEnd })
      const change = { planId: 'basic', prorationDate: shown.prorationDate } as const
      const { overview } = await ada.call(billing.change, change)
      expect(overview).toMatchObject({
        plan: 'pro',
        scheduledChange: { plan: 'basic', at: currentPeriodEnd },
        nextCharge: { amount: 500, at: currentPeriodEnd },
      })
      expect(await ada.call(billing.resume, {})).toMatchObject({ plan: 'pro', scheduledChange: null })
      expect(await ada.refused(billing.resume, {})).toMatchObject({ status: 409 })
    },
  )

  it(
    'cancels at the end of the period, also for the free plan, and resumes in both styles',
    { tags: ['thorough'] },
    async () => {
      const ada = await newUser()
      const { currentPeriodEnd } = await buyAndReturn(ada, 'pro')
      const ending = { plan: 'pro', cancelAt: currentPeriodEnd, nextCharge: null }
      const going = { plan: 'pro', cancelAt: null, nextCharge: { amount: 2500 } }
      expect(await ada.call(billing.cancel, {})).toMatchObject(ending)
      expect(await ada.call(billing.resume, {})).toMatchObject(going)
      // The portal sets a date and no flag, as Stripe does in flexible billing.
      const { url } = await ada.call(billing.portal, {})
      const [subscription] = await readSandbox(
        server,
        'subscription',
        (await ada.call(billing.overview, {})).customerId ?? '',
      )
      await submitForm(url, { action: 'cancel', subscription: subscription?.id ?? '' })
      expect(await ada.call(billing.refresh, {})).toMatchObject(ending)
      expect(await ada.call(billing.resume, {})).toMatchObject(going)
      const { kind, prorationDate } = await ada.call(billing.previewChange, { planId: 'free' })
      expect(kind).toBe('cancel')
      expect((await ada.call(billing.change, { planId: 'free', prorationDate })).overview).toMatchObject(
        ending,
      )
    },
  )
})

describe('cards', () => {
  it(
    'has one default, which the subscription follows and which cannot be removed',
    { tags: ['thorough'] },
    async () => {
      const ada = await newUser()
      const first = (await buyAndReturn(ada, 'pro')).paymentMethods[0]
      const { url } = await ada.call(billing.portal, {})
      await submitForm(url, { action: 'add-card', ...otherCard })
      const both = await ada.call(billing.refresh, {})
      expect(both.paymentMethods.map(({ last4, isDefault }) => [last4, isDefault])).toEqual([
        ['4444', true],
        ['4242', false],
      ])
      const back = await ada.call(billing.setDefaultPaymentMethod, { paymentMethodId: first?.id ?? '' })
      expect(back.paymentMethods.filter(({ isDefault }) => isDefault)).toMatchObject([{ last4: '4242' }])
      const [subscription] = await readSandbox(server, 'subscription', back.customerId ?? '')
      expect(subscription?.['default_payment_method']).toBe(null)
      expect(
        await ada.refused(billing.removePaymentMethod, { paymentMethodId: first?.id ?? '' }),
      ).toMatchObject({
        status: 409,
      })
      const other = back.paymentMethods.find(({ isDefault }) => !isDefault)
      const left = await ada.call(billing.removePaymentMethod, { paymentMethodId: other?.id ?? '' })
      expect(left.paymentMethods).toMatchObject([{ last4: '4242', isDefault: true }])
    },
  )
})

describe('the money-back guarantee', () => {
  it(
    'gives the first payment back once however often it is asked for, and ends the plan',
    { tags: ['thorough'] },
    async () => {
      const ada = await newUser()
      const { refund, customerId } = await buyAndReturn(ada, 'pro')
      expect(refund).toMatchObject({ amount: 2500, currency: 'usd' })
      await Promise.all([1, 2, 3].map(() => ada.call(billing.refund, {})))
      expect(await ada.call(billing.overview, {})).toMatchObject({
        plan: 'free',
        status: 'canceled',
        refund: null,
      })
      expect(await readSandbox(server, 'refund', customerId ?? '')).toMatchObject([{ amount: 2500 }])
      const { payments } = await ada.call(billing.payments, {})
      expect(payments.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(
        expect.arrayContaining(['payment 2500', 'refund 2500']),
      )
      // A second purchase is not the first payment any more.
      expect(await buyAndReturn(ada, 'basic')).toMatchObject({ plan: 'basic', refund: null })
      expect(await readSandbox(server, 'refund', customerId ?? '')).toHaveLength(1)
    },
  )

  it('holds until 14 days are over, and not for a payment that is disputed', async () => {
    const [ada, eve] = [await newUser(), await newUser()]
    const { refund } = await buyAndReturn(ada, 'basic')
    const { customerId } = await buyAndReturn(eve, 'basic')
    const end = Date.parse(refund?.until ?? '')
    await queryDatabase(
      server.databaseUrl,
      `update stripe_sandbox_objects set object = jsonb_set(object::jsonb, '{disputed}', 'true')::json
       where kind = 'charge' and object ->> 'customer' = $1`,
      [customerId],
    )
    expect(await eve.refused(billing.refund, {})).toMatchObject({ status: 409 })
    await setSandboxTime(server, new Date(end + 1000))
    expect(await ada.refused(billing.refund, {})).toMatchObject({ status: 409 })
    expect((await ada.call(billing.overview, {})).refund).toBe(null)
    await setSandboxTime(server, new Date(end - 60_000))
    expect(await ada.call(billing.refund, {})).toMatchObject({ plan: 'free' })
    await setSandboxTime(server, new Date())
  })
})

describe("another user's ids", () => {
  it(
    'are not there: invoices, cards, payments, customers and checkout sessions',
    { tags: ['thorough'] },
    async () => {
      const [ada, eve] = [await newUser(), await newUser()]
      const own = await buyAndReturn(ada, 'pro')
      await buyAndReturn(eve, 'basic')
      const { invoices } = await ada.call(billing.invoices, {})
      const { payments } = await ada.call(billing.payments, {})
      const [card, paymentId, invoiceId] = [own.paymentMethods[0]?.id, payments[0]?.id, invoices[0]?.id]
      for (const [endpoint, input] of [
        [billing.setDefaultPaymentMethod, { paymentMethodId: card }],
        [billing.removePaymentMethod, { paymentMethodId: card }],
        [billing.document, { paymentId }],
        [billing.invoices, { after: invoiceId }],
        [billing.payments, { after: paymentId }],
      ] as const) {
        expect({ path: endpoint.path, ...(await eve.refused(endpoint, input)) }).toMatchObject({
          status: 404,
        })
      }
      const { customerId } = own
      expect((await callFunction(eve, 'create-billing-portal', { customer_id: customerId })).status).toBe(404)
      expect((await callFunction(eve, 'get-invoice', { invoice_id: invoiceId })).status).toBe(404)
      expect((await ada.call(billing.overview, {})).paymentMethods).toHaveLength(1)
      // For their owner they are.
      const { url } = await ada.call(billing.document, { paymentId: paymentId ?? '' })
      const pdf = await fetch(url)
      expect(pdf.headers.get('content-type')).toBe('application/pdf')
      expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
    },
  )
})

describe('the functions', () => {
  it('create-checkout, create-billing-portal and get-invoice answer as clients expect', async () => {
    const ada = await newUser()
    expect((await callFunction(ada, 'create-billing-portal', {})).body).toMatchObject({
      error: { message: 'No subscription or customer ID found' },
    })
    const { prices } = await ada.call(billing.overview, {})
    const priceId = prices.find(({ plan }) => plan === 'pro')?.priceId
    const { body } = await callFunction(ada, 'create-checkout', { priceId, plan: 'pro' })
    await payCheckout(String(body['url']))
    const { customerId } = await ada.call(billing.refresh, {})
    const portal = await callFunction(ada, 'create-billing-portal', { customer_id: customerId })
    expect(await (await fetch(String(portal.body['url']))).text()).toContain('Billing portal')
    const [invoice] = (await ada.call(billing.invoices, {})).invoices
    const found = await callFunction(ada, 'get-invoice', { invoice_id: invoice?.id })
    expect(found.body).toEqual({
      invoice_pdf: invoice?.invoicePdf,
      invoice_url: invoice?.invoiceUrl,
      receipt_url: expect.stringContaining('/receipts/'),
    })
    const [charge] = await readSandbox(server, 'charge', customerId ?? '')
    const byPayment = await callFunction(ada, 'get-invoice', {
      payment_intent_id: charge?.['payment_intent'],
    })
    expect(byPayment.body).toEqual(found.body)
    expect((await callFunction(ada, 'get-invoice', {})).body).toMatchObject({
      error: { message: 'no payment or invoice id' },
    })
    const nobody = await fetch(`${server.address}/functions/v1/create-checkout`, { method: 'POST' })
    expect(nobody.status).toBe(401)
  })
})

let users = 0
const newUser = () => createTestUser(server, { email: `user${(users += 1)}@example.com`, plan: 'free' })

const statusOf = async (user: TestUser) => (await user.call(billing.overview, {})).status

const planOf = async (user: TestUser) => (await user.call(billing.overview, {})).plan

/** The next plan that is pushed to whoever watches their usage. */
async function watchPlan({ token }: TestUser): Promise<string> {
  const answer = await fetch(`${server.address}/api/usage/stream`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const decoder = new TextDecoder()
  let first: string | undefined
  for await (const chunk of answer.body ?? []) {
    const plan = /"plan":"(\w+)"/.exec(decoder.decode(chunk))?.[1]
    if (plan === undefined) continue
    first ??= plan
    if (plan !== first) return plan
  }
  throw new Error('The stream ended.')
}

async function callFunction({ token }: TestUser, name: string, body: object) {
  const answer = await fetch(`${server.address}/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: z.looseObject({}).parse(await answer.json()) }
}
