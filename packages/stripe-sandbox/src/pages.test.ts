import { PDFDocument } from 'pdf-lib'
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

async function openPortal() {
  const { id: customer } = await sandbox.stripe.customers.create({ email: 'p@x.test' })
  const subscription = await subscribe(sandbox, { customer, price: basic })
  const { url } = await sandbox.stripe.billingPortal.sessions.create({
    customer,
    return_url: 'https://app.example/billing',
  })
  const address = `${sandbox.url}${new URL(url).pathname}`
  const act = async (fields: Record<string, string>) => {
    const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
    return { status: response.status, page: await response.text() }
  }
  return { customer, subscription, address, act }
}

it('cancels by date in the portal, as Stripe does in flexible billing, and resumes', async () => {
  const { subscription, act } = await openPortal()
  const read = () => sandbox.stripe.subscriptions.retrieve(subscription.id)
  expect((await act({ action: 'cancel', subscription: subscription.id })).page).toContain('Resume plan')
  expect(await read()).toMatchObject({ cancel_at: subscription.periodEnd, cancel_at_period_end: false })
  await act({ action: 'resume', subscription: subscription.id })
  expect(await read()).toMatchObject({ cancel_at: null, status: 'active' })
})

it('adds a card as the default, keeps the card in use from being removed, and changes the plan', async () => {
  const { stripe } = sandbox
  const { customer, subscription, act } = await openPortal()
  const [old] = (await stripe.paymentMethods.list({ customer })).data
  const refused = await act({ action: 'remove-card', method: old?.id ?? '' })
  expect(refused.page).toContain('Choose another one first')
  const card = { number: '5555555555554444', expiry: '01/30', cvc: '123', name: 'Ada' }
  expect((await act({ action: 'add-card', ...card, number: '4111111111111111' })).page).toContain(
    'test cards',
  )
  await act({ action: 'add-card', ...card })
  await act({ action: 'remove-card', method: old?.id ?? '' })
  const left = (await stripe.paymentMethods.list({ customer })).data
  expect(left.map(({ card: kept }) => kept?.last4)).toEqual(['4444'])
  await act({ action: 'change-plan', subscription: subscription.id, price: pro })
  expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.price.id).toBe(pro)
})

it('lists every card that it takes, with what comes of it', async () => {
  const { address } = await openPortal()
  const shown = await (await fetch(address)).text()
  for (const words of [
    '4242 4242 4242 4242',
    'Pays.',
    '4000 0000 0000 9995',
    'Your card has insufficient funds.',
  ])
    expect(shown).toContain(words)
})

it('lets a portal visitor touch nothing of another customer, and ends after an hour', async () => {
  const mine = await openPortal()
  const theirs = await openPortal()
  const { status } = await mine.act({ action: 'cancel', subscription: theirs.subscription.id })
  expect(status).toBe(404)
  expect((await sandbox.stripe.subscriptions.retrieve(theirs.subscription.id)).cancel_at).toBeNull()
  sandbox.setNow('2026-01-31T11:00:00Z')
  expect((await fetch(mine.address)).status).toBe(404)
  sandbox.setNow('2026-01-31T10:00:00Z')
})

it('shows the hosted invoice, its PDF and the receipt, all marked as test mode', async () => {
  const { stripe, url } = sandbox
  const { customer } = await openPortal()
  const [invoice] = (await stripe.invoices.list({ customer })).data
  const open = (address: string | null | undefined) => fetch(`${url}${new URL(address ?? '').pathname}`)
  const hosted = await (await open(invoice?.hosted_invoice_url)).text()
  expect(hosted).toContain('Test mode')
  expect(hosted).toContain('$9.00')
  const pdf = await open(invoice?.invoice_pdf)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect((await PDFDocument.load(await pdf.arrayBuffer())).getTitle()).toContain('test mode')
  const [charge] = (await stripe.charges.list({ customer })).data
  expect(await (await open(charge?.receipt_url)).text()).toContain('Paid $9.00 on January 31, 2026')
})

it('finishes an upgrade that waits for 3-D Secure on the hosted invoice', async () => {
  const { stripe, url } = sandbox
  const { customer, subscription, act } = await openPortal()
  await act({ action: 'add-card', number: '4000002760003184', expiry: '01/30', cvc: '123', name: 'Ada' })
  const waiting = await act({ action: 'change-plan', subscription: subscription.id, price: pro })
  expect(waiting.page).toContain('Your plan stays as it was')
  const [invoice] = (await stripe.invoices.list({ customer, status: 'open' })).data
  const address = `${url}/i/${invoice?.id}`
  expect(await (await fetch(address, { method: 'POST', body: new URLSearchParams() })).text()).toContain(
    'bank',
  )
  await fetch(address, { method: 'POST', body: new URLSearchParams({ authentication: 'complete' }) })
  const moved = await stripe.subscriptions.retrieve(subscription.id)
  expect(moved).toMatchObject({ pending_update: null, items: { data: [{ price: { id: pro } }] } })
})
