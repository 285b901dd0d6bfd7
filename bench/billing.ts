import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { endpoints } from '@joinery/contract'
import { createMemoryStore, createStripeSandbox } from '@joinery/stripe-sandbox'
import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { payCheckout } from '../apps/server/src/testing/billing-client.ts'
import { callerWith } from '../apps/server/src/testing/test-user.ts'
import { chromiumOptions } from '../e2e/chromium-options.ts'
import { password, post, signUpAccounts } from './auth/accounts-client.ts'
import type { Account } from './auth/accounts-client.ts'
import { freePort } from './free-port.ts'
import { startProcess } from './measured-process.ts'
import { measurementOf, medianOf } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { serverCommand } from '../scripts/server-command.ts'

const buyers = 30
const visits = 10
const secretKey = 'sk_test_bench'
const webhookSecret = 'whsec_bench'

/** How soon an open browser knows what was paid, and how soon one can pay. */
export const billing = (): Promise<Measurement[]> =>
  withTemporaryFolder(async (dataFolder) => {
    await using opened = new AsyncDisposableStack()
    const store = createMemoryStore()
    const stripePort = await freePort()
    const stripeUrl = `http://127.0.0.1:${stripePort}`
    const sandbox = createStripeSandbox({
      store,
      clock: () => new Date(),
      secretKey,
      publicUrl: stripeUrl,
      reportError: console.error,
    })
    const stripe = createServer(getRequestListener(sandbox.app.fetch)).listen(stripePort, '127.0.0.1')
    await once(stripe, 'listening')
    opened.defer(() => {
      stripe.closeAllConnections()
      stripe.close()
    })
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const server = await startProcess({
      command: serverCommand,
      settings: {
        PORT: String(port),
        DATA_DIR: dataFolder,
        TRUST_PROXY: 'true',
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_URL: stripeUrl,
      },
    })
    opened.defer(() => server.stop())
    const accounts = await signUpAccounts(address, buyers + 1)
    const browser = await chromium.launch(chromiumOptions)
    opened.defer(() => browser.close())
    const waits: number[] = []
    const questions: number[] = []
    for (const account of accounts.slice(1)) {
      const user = callerWith(address, account.accessToken)
      const { url } = await user.call(endpoints.billing.checkout, { planId: 'pro' })
      await payCheckout(url)
      const [event] = await store.read((tx) => tx.list('event', { type: 'checkout.session.completed' }))
      const context = await browser.newContext()
      const shown = (await openDashboard(context, address, account)).evaluate<number>(watchFor('Pro Plan'))
      await sendEvent(address, JSON.stringify(event))
      const accepted = performance.timeOrigin + performance.now()
      waits.push((await shown) - accepted)
      await context.close()
      const asked = performance.now()
      await user.call(endpoints.billing.refresh, {})
      questions.push(performance.now() - asked)
    }
    const paints = await measurePaints(browser, address, accounts[0]?.accessToken ?? '')
    return [
      measurementOf({
        id: 'billing.webhook-to-plan.p95',
        value: quantile(waits, 0.95),
        unit: 'ms',
        peer: 'asking the provider once, same server',
        peerValue: medianOf(questions),
        goal: { maxValue: 300 },
      }),
      measurementOf({
        id: 'billing.checkout-to-painted',
        value: medianOf(paints.fromClick),
        unit: 'ms',
        peer: 'opening the hosted page alone',
        peerValue: medianOf(paints.alone),
      }),
    ]
  })

/** Somebody signed in looks at their dashboard, and the server knows that they do. */
async function openDashboard(context: BrowserContext, address: string, { email }: Account): Promise<Page> {
  const session = await post(`${address}/auth/v1/token?grant_type=password`, { email, password })
  await context.addInitScript(`localStorage.setItem('joinery-auth', ${JSON.stringify(await session.text())})`)
  const page = await context.newPage()
  const watching = page.waitForResponse((response) => response.url().endsWith('/api/usage/stream'))
  await page.goto(`${address}/dashboard`)
  await page.getByText('Free Plan').first().waitFor()
  await watching
  return page
}

/** When the words are there for anybody to see: with the next frame. */
const watchFor = (words: string) => `new Promise((shown) => {
  const look = () => {
    if (!document.body.textContent.includes('${words}')) return
    observer.disconnect()
    requestAnimationFrame(() => shown(performance.timeOrigin + performance.now()))
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  look()
})`

async function sendEvent(address: string, body: string): Promise<void> {
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex')
  const answer = await fetch(`${address}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
    body,
  })
  if (!answer.ok) throw new Error(`The event was refused with ${answer.status}.`)
}

/** From the click, which asks for a session, to the first paint of the hosted page, in a real browser. */
async function measurePaints(browser: Browser, address: string, token: string) {
  const page = await browser.newPage()
  const [fromClick, alone]: [number[], number[]] = [[], []]
  for (let visit = 0; visit < visits; visit += 1) {
    await page.goto(`${address}/pricing`)
    const clicked = await page.evaluate<number>(click(token))
    await page.waitForURL(/\/c\/pay\//)
    const paint = await paintOf(page)
    fromClick.push(paint.at - clicked)
    await page.reload()
    alone.push((await paintOf(page)).sinceStart)
  }
  return { fromClick, alone }
}

/** As the pricing page does it: ask for a session, then go where it is paid. */
const click = (token: string) => `(async () => {
  const at = Date.now()
  const answer = await fetch('/api/billing/checkout', {
    method: 'POST',
    headers: { authorization: 'Bearer ${token}', 'content-type': 'application/json' },
    body: JSON.stringify({ planId: 'pro' }),
  })
  const { url } = await answer.json()
  setTimeout(() => location.assign(url), 0)
  return at
})()`

const paintOf = (page: Page) =>
  page.evaluate<{ at: number; sinceStart: number }>(`new Promise((painted) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0]
      if (paint) painted({ at: performance.timeOrigin + paint.startTime, sinceStart: paint.startTime })
    }).observe({ type: 'paint', buffered: true })
  })`)

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
