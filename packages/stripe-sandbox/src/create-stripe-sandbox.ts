import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { createPrefixedId } from './create-id.ts'
import { readControl, setControl } from './billing/control.ts'
import { runDue } from './billing/run-due.ts'
import type { Desk } from './desk.ts'
import { createWebhookSender } from './events/send-webhooks.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { invoicePage } from './pages/invoice-page.ts'
import { errorPage, pageHeaders } from './pages/page.ts'
import { portalPage } from './pages/portal-page.ts'
import { operations } from './operations.ts'
import { findObject } from './resources/find-object.ts'
import type { SandboxStore, SandboxTables } from './store.ts'
import { createOperationServer } from './wire/serve-operation.ts'
import { StripeError } from './wire/stripe-error.ts'

export interface StripeSandboxOptions {
  store: SandboxStore
  clock: () => Date
  secretKey: string
  /** Where browsers find the hosted pages, without a slash at the end. */
  publicUrl: string
  /** Where events are sent, signed with the secret. Without it they are kept, and sent nowhere. */
  webhook?: { url: string; secret: string }
  /** Told of errors that are the sandbox's own fault. */
  reportError: (cause: unknown) => void
  /** How long a refused webhook waits for its next try. */
  retryDelayMs?: (attempts: number) => number
}

/** A Stripe that runs here: the API for the official SDK, and the hosted pages for browsers. */
export function createStripeSandbox(options: StripeSandboxOptions) {
  const { store, clock, secretKey, publicUrl, webhook, retryDelayMs, reportError } = options
  const webhooks = createWebhookSender({
    store,
    endpoint: webhook,
    reportError,
    ...(retryDelayMs && { retryDelayMs }),
  })
  const afterChange = () => void webhooks.wake()
  const nowIn = async (tx: SandboxTables) =>
    Math.floor((clock().getTime() + (await readControl(tx)).aheadMs) / 1000)
  const serve = createOperationServer({ store, nowIn, publicUrl, afterChange })

  /** Runs work outside the API, as pages and the passing of time do. */
  async function visit<T>(work: (desk: Desk) => Promise<T>) {
    const result = await store.change(async (tx) =>
      work({ tx, now: await nowIn(tx), publicUrl, request: null }),
    )
    afterChange()
    return result
  }

  /** Shows what there is. Whoever only looks waits for nobody who changes something. */
  const look = <T>(work: (desk: Desk) => Promise<T>) =>
    store.read(async (tx) => work({ tx, now: await nowIn(tx), publicUrl, request: null }))

  const app = new Hono()
  app.onError((cause, c) => {
    const error = toStripeError(cause, reportError)
    return c.json({ error: error.body }, error.status)
  })
  app.use('/v1/*', async (c, next) => {
    c.header('request-id', createPrefixedId('req_'))
    admit(c, secretKey)
    await next()
  })
  for (const operation of operations) {
    app.on(operation.method.toUpperCase(), operation.path, (c) => serve(c, operation))
  }
  app.all('/v1/*', (c) => {
    throw new StripeError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${c.req.method}: ${c.req.path}).`,
    })
  })
  for (const pages of [checkoutPage, portalPage, invoicePage].map((open) => open({ look, visit }))) {
    pages.onError((cause, c) => {
      const { status, message } = toStripeError(cause, reportError)
      return c.html(errorPage(message), status, pageHeaders())
    })
    app.route('/', pages)
  }

  return {
    app,
    /** The switches that duplicate, shuffle, delay and drop webhooks. */
    chaos: webhooks.chaos,
    /** Sends what is due; call it once at the start to go on with what an earlier run left. */
    deliverWebhooks: webhooks.wake,
    /** Renews, collects and ends what has fallen due for customers who live in real time. */
    runDue: () => visit((desk) => runDue(desk, null)),
    /** What has been set, and what time it is here. */
    readControl: () =>
      store.read(async (tx) => ({ ...(await readControl(tx)), now: new Date((await nowIn(tx)) * 1000) })),
    /** The next charge of any card is declined, once. */
    failNextCharge: (isOn: boolean) => visit(({ tx }) => setControl(tx, { failNextCharge: isOn })),
    /** Lets time pass for everybody, with all that falls due in it. */
    advanceClock: async (ms: number) => {
      await visit(async ({ tx }) => setControl(tx, { aheadMs: (await readControl(tx)).aheadMs + ms }))
      await visit((desk) => runDue(desk, null))
    },
    /** Sends an event once more, whatever came of it before. */
    resendEvent: (id: string) =>
      visit(async ({ tx }) => {
        await findObject(tx, 'event', { id })
        await tx.put('delivery', { id, state: 'pending', attempts: 0, nextAttemptAt: 0 })
      }),
    stop: webhooks.stop,
  }
}

function admit(c: Context, secretKey: string) {
  const [, sent = ''] = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '') ?? []
  const [given, wanted] = [Buffer.from(sent), Buffer.from(secretKey)]
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return
  throw new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
}

function toStripeError(cause: unknown, reportError: (cause: unknown) => void) {
  if (cause instanceof StripeError) return cause
  reportError(cause)
  return new StripeError(500, { type: 'api_error', message: 'The sandbox could not carry this out.' })
}
