import { z } from 'zod'
import { planIds } from './plans.ts'
import { webAddress } from './web-address.ts'

/** Plans that cost something. */
export const paidPlan = z.enum(['basic', 'pro', 'enterprise'])

const moment = z.iso.datetime()

/** Whole minor units, such as cents. How many digits that means is the currency's own matter. */
export const money = z.strictObject({ amount: z.int(), currency: z.string().regex(/^[a-z]{3}$/) })

/** What a plan costs at the payment provider, which has the last word on it. */
export const planPrice = money.extend({ plan: paidPlan, priceId: z.string(), interval: z.string() })

export const paymentMethod = z.strictObject({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  isDefault: z.boolean(),
  /** It ends within the next 30 days, or has ended. */
  isExpiringSoon: z.boolean(),
})

/** A renewal that could not be collected. */
export const failedPayment = money.extend({
  /** Null when the provider has given up trying. */
  nextAttemptAt: moment.nullable(),
  /** Where it can be paid by hand. */
  invoiceUrl: webAddress.nullable(),
})

/** What the money-back guarantee gives back, and until when it can be asked for. */
export const refundOffer = money.extend({ until: moment })

/** Everything the billing page says about the account. `plan` is what the account may use now. */
export const billingOverview = z.strictObject({
  plan: z.enum(planIds),
  /** `active` on the free plan, otherwise the provider's word for it. Unknown words can come. */
  status: z.string(),
  /** What is subscribed to, also where its payment has failed and `plan` is free. Null without a subscription. */
  subscribedPlan: paidPlan.nullable(),
  currentPeriodStart: moment.nullable(),
  currentPeriodEnd: moment.nullable(),
  isPro: z.boolean(),
  isEnterprise: z.boolean(),
  /** The last four digits of the default card. */
  paymentMethodLast: z.string().nullable(),
  /** Null where nothing will be charged: on the free plan, and before an end that is set already. */
  nextCharge: money.extend({ at: moment }).nullable(),
  /** When the plan ends because it was canceled. Until then it can be resumed. */
  cancelAt: moment.nullable(),
  /** A smaller plan that begins at the end of the period. */
  scheduledChange: z.strictObject({ plan: paidPlan, at: moment }).nullable(),
  /** An upgrade or first payment that waits for the card holder to confirm it at this address. */
  paymentToConfirm: z.strictObject({ url: webAddress }).nullable(),
  failedPayment: failedPayment.nullable(),
  refund: refundOffer.nullable(),
  seats: z.strictObject({ total: z.int().min(1), isOwner: z.boolean() }),
  paymentMethods: z.array(paymentMethod),
  /** The customer number at the provider. Null until something was bought. */
  customerId: z.string().nullable(),
  prices: z.array(planPrice),
  /** Nothing here costs real money. */
  isTestMode: z.boolean(),
  /** May open the operator's view. */
  isOperator: z.boolean(),
})

/** What a change of plan would do, before it is done. */
export const planChange = z.strictObject({
  plan: z.enum(planIds),
  /** An upgrade is paid and begins now; a downgrade, also to the free plan, begins when the period ends. */
  kind: z.enum(['upgrade', 'downgrade', 'cancel']),
  effectiveAt: moment,
  /** Charged on confirming. */
  dueNow: money,
  /** How that amount comes about: what is left of the old plan, and what the new one costs until the period ends. */
  lines: z.array(money.extend({ description: z.string() })),
  /** Null where nothing more will be charged. */
  nextCharge: money.extend({ at: moment }).nullable(),
  /** Comes back with the confirmation, so that exactly this amount is charged. */
  prorationDate: z.int(),
})

export const invoice = money.extend({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: moment,
  /** draft, open, paid, void or uncollectible; unknown words can come. */
  status: z.string(),
  periodStart: moment.nullable(),
  periodEnd: moment.nullable(),
  invoiceUrl: webAddress.nullable(),
  invoicePdf: webAddress.nullable(),
})

/** One line of the payment history: a payment, an attempt that failed, or money that went back. */
export const payment = money.extend({
  id: z.uuid(),
  createdAt: moment,
  kind: z.enum(['payment', 'refund']),
  status: z.enum(['succeeded', 'processing', 'failed']),
  plan: paidPlan.nullable(),
  billingReason: z.string().nullable(),
  invoiceId: z.string().nullable(),
  invoiceUrl: webAddress.nullable(),
  invoicePdf: webAddress.nullable(),
  receiptUrl: webAddress.nullable(),
})

/** What the provider has told us, and what came of it. */
export const billingEvent = z.strictObject({
  id: z.string(),
  type: z.string(),
  customerId: z.string().nullable(),
  receivedAt: moment,
  handledAt: moment.nullable(),
  attempts: z.int(),
  /** Why the last attempt failed. */
  problem: z.string().nullable(),
})

/** One look for differences between what we have and what the provider has. Each of them is a fault. */
export const reconciliation = z.strictObject({
  startedAt: moment,
  finishedAt: moment,
  accountsChecked: z.int(),
  eventsMissed: z.int(),
  drift: z.array(
    z.strictObject({ customerId: z.string(), field: z.string(), had: z.string(), has: z.string() }),
  ),
})

/** Ways to treat webhooks badly on purpose. */
export const webhookChaos = z.strictObject({
  duplicate: z.boolean(),
  shuffle: z.boolean(),
  drop: z.boolean(),
  delayMs: z.int().min(0).max(60_000),
})

/** The operator's view. `sandbox` is null with a real provider: there is nothing to play with then. */
export const billingOperations = z.strictObject({
  isTestMode: z.boolean(),
  /** Where this installation's payments go: the sandbox, or an account at the provider in test or live mode. */
  scope: z.string(),
  eventsWaiting: z.int(),
  eventsFailed: z.int(),
  /** Statuses that we do not know, more than one live subscription of an account, and the like. */
  alerts: z.array(z.strictObject({ at: moment, customerId: z.string(), text: z.string() })),
  reconciliations: z.array(reconciliation),
  sandbox: z.strictObject({ now: moment, failNextCharge: z.boolean(), chaos: webhookChaos }).nullable(),
})

export type PaidPlan = z.infer<typeof paidPlan>
export type Money = z.infer<typeof money>
export type PlanPrice = z.infer<typeof planPrice>
export type PaymentMethod = z.infer<typeof paymentMethod>
export type BillingOverview = z.infer<typeof billingOverview>
export type PlanChange = z.infer<typeof planChange>
export type Invoice = z.infer<typeof invoice>
export type Payment = z.infer<typeof payment>
export type BillingEvent = z.infer<typeof billingEvent>
export type Reconciliation = z.infer<typeof reconciliation>
export type WebhookChaos = z.infer<typeof webhookChaos>
export type BillingOperations = z.infer<typeof billingOperations>
