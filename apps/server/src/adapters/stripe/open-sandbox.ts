import { hkdfSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createStripeSandbox } from '@joinery/stripe-sandbox'
import type { SandboxStore } from '@joinery/stripe-sandbox'
import type { Payments } from '../../modules/billing/index.ts'
import { connectStripe } from './open-stripe.ts'

interface Options {
  store: SandboxStore
  instanceId: string
  /** The server's own; what the sandbox needs comes from it. */
  secretKey: Uint8Array
  /** Where browsers find the hosted pages. */
  publicUrl: string
  webhookUrl: string
  trialDays: number
  onProblem: (error: unknown) => void
}

const dueMs = 60_000
const dayMs = 86_400_000

/**
 * The Stripe that runs here, for installations without a key. Its API has a port of its own that only this machine can
 * reach, and the official SDK talks to it as it would to Stripe.
 */
export async function openSandbox(
  options: Options,
): Promise<{ payments: Payments; stop: () => Promise<void> }> {
  const { store, instanceId, publicUrl, webhookUrl, onProblem } = options
  const secretKey = `sk_test_${derive(options.secretKey, 'stripe sandbox key')}`
  const webhookSecret = `whsec_${derive(options.secretKey, 'stripe sandbox webhooks')}`
  const sandbox = createStripeSandbox({
    store,
    clock: () => new Date(),
    secretKey,
    publicUrl,
    webhook: { url: webhookUrl, secret: webhookSecret },
    reportError: onProblem,
  })
  const server = createServer(getRequestListener(sandbox.app.fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The sandbox listens on no port.')

  void sandbox.deliverWebhooks()
  const timer = setInterval(() => void sandbox.runDue().catch(onProblem), dueMs).unref()

  return {
    payments: {
      stripe: connectStripe(secretKey, `http://127.0.0.1:${address.port}`),
      scope: `sandbox:${instanceId}`,
      isTestMode: true,
      webhookSecrets: [webhookSecret],
      priceIds: {},
      automaticTax: false,
      trialDays: options.trialDays,
      now: async () => (await sandbox.readControl()).now,
      sandbox: {
        servePage: async (request) => sandbox.app.fetch(request),
        async read() {
          const { now, failNextCharge } = await sandbox.readControl()
          return { now, failNextCharge, chaos: { ...sandbox.chaos } }
        },
        async advanceClock(days) {
          await sandbox.advanceClock(days * dayMs)
          // Whoever lets time pass wants to see what came of it.
          await sandbox.deliverWebhooks()
        },
        failNextCharge: async (isOn) => void (await sandbox.failNextCharge(isOn)),
        setChaos: (chaos) => void Object.assign(sandbox.chaos, chaos),
      },
    },
    async stop() {
      clearInterval(timer)
      await sandbox.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}

const derive = (key: Uint8Array, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, 24)).toString('hex')
