import type { PaidPlan, WebhookChaos } from '@joinery/contract'
import type { Stripe } from 'stripe'

/** Where money goes: Stripe, or the sandbox that speaks as Stripe does. */
export interface Payments {
  readonly stripe: Stripe
  /** Stored with every id of the provider, so that none is ever sent to another account or mode. */
  readonly scope: string
  readonly isTestMode: boolean
  /** Several while one replaces another. */
  readonly webhookSecrets: readonly string[]
  /** Prices that the operator has set up by hand. The others are found by their lookup keys. */
  readonly priceIds: Readonly<Partial<Record<PaidPlan, string>>>
  readonly automaticTax: boolean
  /** How long the first plan of an account is free. */
  readonly trialDays: number
  /** The time as the provider has it: in the sandbox it can be ahead. */
  readonly now: () => Promise<Date>
  readonly sandbox: SandboxControls | null
}

export interface SandboxControls {
  /** Answers a request for one of the hosted pages; the path is the sandbox's own. */
  servePage: (request: Request) => Promise<Response>
  read: () => Promise<{ now: Date; failNextCharge: boolean; chaos: WebhookChaos }>
  advanceClock: (days: number) => Promise<void>
  failNextCharge: (isOn: boolean) => Promise<void>
  setChaos: (chaos: WebhookChaos) => void
}

/** Fails while the provider cannot be reached for the first time; the next call tries again. */
export type OpenPayments = () => Promise<Payments>
