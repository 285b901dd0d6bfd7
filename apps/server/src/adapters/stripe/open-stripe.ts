import { createHash } from 'node:crypto'
import type { PaidPlan } from '@joinery/contract'
import { Stripe } from 'stripe'
import type { Payments } from '../../modules/billing/index.ts'

interface Options {
  secretKey: string
  webhookSecrets: readonly string[]
  priceIds: Partial<Record<PaidPlan, string>>
  automaticTax: boolean
  trialDays: number
  /** Where the API is, if not at Stripe itself. */
  apiUrl: string | undefined
  scopes: {
    find: (keyFingerprint: string) => Promise<string | undefined>
    remember: (keyFingerprint: string, scope: string) => Promise<void>
  }
}

/** Stripe itself, by the operator's key. Which account that is was asked once and is remembered. */
export async function openStripe(options: Options): Promise<Payments> {
  const { secretKey, webhookSecrets, priceIds, automaticTax, trialDays, apiUrl, scopes } = options
  const stripe = connectStripe(secretKey, apiUrl)
  const isTestMode = /^[a-z]+_test_/.test(secretKey)
  const fingerprint = createHash('sha256').update(`stripe key ${secretKey}`).digest('hex')
  let scope = await scopes.find(fingerprint)
  if (scope === undefined) {
    const { id } = await stripe.accounts.retrieveCurrent()
    scope = `${id}:${isTestMode ? 'test' : 'live'}`
    await scopes.remember(fingerprint, scope)
  }
  return {
    stripe,
    scope,
    isTestMode,
    webhookSecrets,
    priceIds,
    automaticTax,
    trialDays,
    now: async () => new Date(),
    sandbox: null,
  }
}

const timeoutMs = 20_000

export function connectStripe(secretKey: string, apiUrl?: string): Stripe {
  const options = { timeout: timeoutMs, maxNetworkRetries: 2, telemetry: false }
  if (apiUrl === undefined) return new Stripe(secretKey, options)
  const { protocol, hostname, port } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return new Stripe(secretKey, {
    ...options,
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
  })
}
