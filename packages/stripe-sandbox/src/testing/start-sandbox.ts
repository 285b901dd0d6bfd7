import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Stripe } from 'stripe'
import { createStripeSandbox, type StripeSandboxOptions } from '../create-stripe-sandbox.ts'
import { createMemoryStore } from '../memory-store.ts'
import { holdToSdk } from './hold-to-sdk.ts'

export const testKey = 'sk_test_sandbox_0123456789'

/** A sandbox on a free loopback port, with the official SDK pointed at it. */
export async function startSandbox(options: Partial<StripeSandboxOptions> = {}) {
  holdToSdk()
  let now = new Date('2026-01-31T10:00:00Z')
  const store = createMemoryStore()
  const sandbox = createStripeSandbox({
    store,
    clock: () => now,
    secretKey: testKey,
    publicUrl: 'https://sandbox.example',
    reportError: (cause) => {
      throw cause
    },
    ...options,
  })
  const server = serve({ fetch: sandbox.app.fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = addressOf(server.address())
  const connect = (key: string, { maxNetworkRetries = 0 } = {}) =>
    new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries, telemetry: false })
  return {
    ...sandbox,
    store,
    url: `http://127.0.0.1:${port}`,
    stripe: connect(testKey),
    connect,
    setNow: (instant: string) => {
      now = new Date(instant)
    },
    stop: async () => {
      await sandbox.stop()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.')
  return address
}
