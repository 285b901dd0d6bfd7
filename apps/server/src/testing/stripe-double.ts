import { createHmac } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createMemoryStore, createStripeSandbox, holdToSdk } from '@joinery/stripe-sandbox'
import { expect, onTestFinished } from 'vitest'
import { z } from 'zod'
import type { Defer } from './test-database.ts'

const webhookSecret = 'whsec_the_one_that_counts'
const secretKey = 'sk_test_operators_own_key'

const sandboxEvent = z.looseObject({ id: z.string(), type: z.string(), data: z.looseObject({}) })
type SandboxEvent = z.output<typeof sandboxEvent>

export type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>

/**
 * Stands for Stripe itself: a server is given its address and a key. It keeps its events to itself, so that a test sends
 * them when and as often as it likes.
 */
export async function startStripeDouble({ defer = onTestFinished }: { defer?: Defer } = {}) {
  holdToSdk()
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
  const told = new Map<string, SandboxEvent[]>()
  const keep = (message: unknown) => {
    const event = sandboxEvent.parse(message)
    for (const customer of new Set(JSON.stringify(event.data).match(/\bcus_\w+/g))) {
      told.set(customer, [...(told.get(customer) ?? []), event])
    }
  }
  subscribe('stripe-sandbox.event', keep)
  defer(async () => {
    unsubscribe('stripe-sandbox.event', keep)
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
    events: (customer: string): readonly SandboxEvent[] => told.get(customer) ?? [],
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
