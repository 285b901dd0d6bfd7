import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createMemoryStore, createStripeSandbox } from '@joinery/stripe-sandbox'
import { expect, onTestFinished } from 'vitest'
import type { Defer } from './test-database.ts'

const webhookSecret = 'whsec_the_one_that_counts'
const secretKey = 'sk_test_operators_own_key'

export type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>

/**
 * Stands for Stripe itself: a server is given its address and a key. It keeps its events to itself, so that a test sends
 * them when and as often as it likes.
 */
export async function startStripeDouble({ defer = onTestFinished }: { defer?: Defer } = {}) {
  const store = createMemoryStore()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${String(request.headers['idempotency-key'])}`)
    void listener(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The double listens on no port.')
  const url = `http://127.0.0.1:${address.port}`
  const sandbox = createStripeSandbox({
    store,
    clock: () => new Date(),
    secretKey,
    publicUrl: url,
    reportError: (cause) => expect.unreachable(String(cause)),
  })
  const listener = getRequestListener(sandbox.app.fetch)
  defer(async () => {
    await sandbox.stop()
    server.closeAllConnections()
    server.close()
  })
  return {
    url,
    /** Every request so far, without its body. */
    asked,
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: `whsec_the_old_one, ${webhookSecret}`,
      STRIPE_API_URL: url,
    },
    /** Those that name the customer, oldest first. */
    events: async (customer: string) =>
      (await store.read((tx) => tx.list('event')))
        .filter(({ data }) => JSON.stringify(data).includes(customer))
        .toReversed(),
    sessions: (customer: string) => store.read((tx) => tx.list('checkout_session', { customer })),
    subscriptions: (customer: string) => store.read((tx) => tx.list('subscription', { customer })),
  }
}

/** As Stripe signs, and as somebody may who does not know how. */
export function signEvent(body: string, { secret = webhookSecret, ageSeconds = 0 } = {}): string {
  const time = Math.floor(Date.now() / 1000) - ageSeconds
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

export async function sendEvent(address: string, body: string, signature = signEvent(body)): Promise<number> {
  const answer = await fetch(`${address}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  })
  await answer.body?.cancel()
  return answer.status
}
