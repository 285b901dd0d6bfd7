import type Stripe from 'stripe'
import type { Stored } from './wire/stored.ts'

export type Customer = Stored<Stripe.Customer>
export type Product = Stored<Stripe.Product>
export type Price = Stored<Stripe.Price>
export type PaymentMethod = Stored<Stripe.PaymentMethod>
export type PaymentIntent = Stored<Stripe.PaymentIntent>
export type Charge = Stored<Stripe.Charge>
export type Refund = Stored<Stripe.Refund>
export type Subscription = Stored<Stripe.Subscription>
export type SubscriptionItem = Stored<Stripe.SubscriptionItem>
export type SubscriptionSchedule = Stored<Stripe.SubscriptionSchedule>
export type Invoice = Stored<Stripe.Invoice>
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>
export type InvoicePayment = Stored<Stripe.InvoicePayment>
export type CheckoutSession = Stored<Stripe.Checkout.Session>
export type SetupIntent = Stored<Stripe.SetupIntent>
export type PortalConfiguration = Stored<Stripe.BillingPortal.Configuration>
export type WebhookEndpoint = Stored<Stripe.WebhookEndpoint>
export type PortalSession = Stored<Stripe.BillingPortal.Session>
export type TestClock = Stored<Stripe.TestHelpers.TestClock>

export interface SandboxEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null } | null
  type: string
  data: { object: object; previous_attributes?: object }
}

/** What a finished request answered, so that a repeated one gets the same. */
export interface KeptAnswer {
  id: string
  fingerprint: string
  status: number
  body: string
  created: number
}

/** What a checkout session is for; the session itself shows it only when asked. */
export interface CheckoutOrder {
  /** The id of the session. */
  id: string
  items: { price: string; quantity: number }[]
  subscriptionMetadata: Record<string, string>
  /** Absent in orders of before there were trials. */
  trialDays?: number
}

/** An event on its way to the webhook endpoint. */
export interface Delivery {
  id: string
  state: 'pending' | 'delivered' | 'given-up'
  attempts: number
  /** Milliseconds since 1970. */
  nextAttemptAt: number
}

/** What the operator of the sandbox has set: how far its time is ahead, and whether the next charge is to fail. */
export interface Control {
  id: 'control'
  aheadMs: number
  failNextCharge: boolean
}

export interface SandboxObjects {
  customer: Customer
  product: Product
  price: Price
  payment_method: PaymentMethod
  payment_intent: PaymentIntent
  charge: Charge
  refund: Refund
  subscription: Subscription
  subscription_schedule: SubscriptionSchedule
  invoice: Invoice
  invoice_payment: InvoicePayment
  checkout_session: CheckoutSession
  setup_intent: SetupIntent
  portal_configuration: PortalConfiguration
  webhook_endpoint: WebhookEndpoint
  portal_session: PortalSession
  test_clock: TestClock
  event: SandboxEvent
  checkout_order: CheckoutOrder
  kept_answer: KeptAnswer
  delivery: Delivery
  control: Control
}

export type Kind = keyof SandboxObjects

export interface SandboxTables {
  get: <K extends Kind>(kind: K, id: string) => Promise<SandboxObjects[K] | undefined>
  /** Inserts or replaces. A replaced object keeps its place in the order. */
  put: <K extends Kind>(kind: K, object: SandboxObjects[K]) => Promise<void>
  /** Answers what was removed. */
  remove: <K extends Kind>(kind: K, id: string) => Promise<SandboxObjects[K] | undefined>
  /** Newest first; `match` compares fields of the object itself for equality. */
  list: <K extends Kind>(
    kind: K,
    match?: Readonly<Record<string, string | null>>,
  ) => Promise<SandboxObjects[K][]>
}

/** Where the sandbox keeps its state: JSON objects by kind and id. */
export interface SandboxStore {
  /** One transaction. Changes run one after the other; when the work throws, nothing of it stays. */
  change: <T>(work: (tables: SandboxTables) => Promise<T>) => Promise<T>
  /** Sees one state from beginning to end, and changes nothing. It need not wait for anybody. */
  read: <T>(work: (tables: SandboxTables) => Promise<T>) => Promise<T>
}
