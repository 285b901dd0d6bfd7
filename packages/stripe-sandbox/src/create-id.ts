import { randomBytes } from 'node:crypto'
import type { Kind } from './store.ts'

const prefixes = {
  customer: 'cus_',
  product: 'prod_',
  price: 'price_',
  payment_method: 'pm_',
  payment_intent: 'pi_',
  charge: 'ch_',
  refund: 're_',
  subscription_schedule: 'sub_sched_',
  subscription: 'sub_',
  invoice: 'in_',
  invoice_payment: 'inpay_',
  checkout_session: 'cs_test_',
  setup_intent: 'seti_',
  portal_configuration: 'bpc_',
  webhook_endpoint: 'we_',
  portal_session: 'bps_',
  test_clock: 'clock_',
  event: 'evt_',
} as const satisfies Partial<Record<Kind, string>>

export type PublicKind = keyof typeof prefixes

const publicKinds: readonly PublicKind[] = [
  'customer',
  'product',
  'price',
  'payment_method',
  'payment_intent',
  'charge',
  'refund',
  // Before the subscription, whose prefix begins alike.
  'subscription_schedule',
  'subscription',
  'invoice',
  'invoice_payment',
  'checkout_session',
  'setup_intent',
  'portal_configuration',
  'webhook_endpoint',
  'portal_session',
  'test_clock',
  'event',
]

export const createId = (kind: PublicKind) => createPrefixedId(prefixes[kind])

export const createPrefixedId = (prefix: string) => `${prefix}${randomBytes(15).toString('hex').slice(0, 24)}`

/** What an id names, told from its prefix. */
export const kindOfId = (id: string) => publicKinds.find((kind) => id.startsWith(prefixes[kind]))
