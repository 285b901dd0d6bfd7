import type { PaidPlan } from '@joinery/contract'
import type { Stripe } from 'stripe'
import type { AccountState, PaymentMethodRow } from '../accounts/store.ts'
import { isKnownStatus } from '../plan-access.ts'
import type { PriceList } from '../prices.ts'
import type { SubscriptionDetails } from '../subscription-details.ts'
import { describePayments } from './describe-payments.ts'
import { idOf } from './read-account.ts'
import type { ProviderAccount } from './read-account.ts'

interface Facts {
  prices: PriceList
  scope: string
}

const dayMs = 86_400_000
/** After the last date on which the provider tries again, in case its news are late. */
const graceAfterAttemptMs = 3 * dayMs
const guaranteeMs = 14 * dayMs

/** What we write down about an account, worked out from what the provider has. Alerts are for the operator. */
export function describeAccount(
  account: ProviderAccount,
  { prices, scope }: Facts,
): { state: AccountState; alerts: string[] } {
  if (!account) return { state: emptyState, alerts: [] }
  const { subscription, liveCount } = account
  const plan = subscription && planOf(subscription, prices)
  const item = subscription?.items.data[0]
  const failed = subscription && findFailed(subscription, account.invoices)
  const alerts = [
    ...(liveCount > 1 ? [`${liveCount} live subscriptions; the best one counts.`] : []),
    ...(subscription && !isKnownStatus(subscription.status)
      ? [`The status "${subscription.status}" is not known; it gives the free plan.`]
      : []),
    ...(subscription && !plan ? ['The subscription is for a price that is none of our plans.'] : []),
  ]
  const state: AccountState = {
    plan: plan ?? 'free',
    status: subscription?.status ?? 'active',
    currentPeriodStart: toDate(item?.current_period_start),
    currentPeriodEnd: toDate(item?.current_period_end),
    stripeSubscriptionId: subscription?.id ?? null,
    graceUntil: graceOf(failed),
    details: {
      subscribedPlan: plan ?? null,
      ...describeEnd(account, prices),
      nextCharge: describeNextCharge(account, prices),
      confirmUrl: describeConfirmation(account),
      failedPayment: failed ? describeFailure(failed) : null,
      refund: describeRefund(account),
    },
    methods: describeMethods(account),
    payments: describePayments(account, { prices, scope }),
  }
  return { state, alerts }
}

const emptyState: AccountState = {
  plan: 'free',
  status: 'active',
  currentPeriodStart: null,
  currentPeriodEnd: null,
  stripeSubscriptionId: null,
  graceUntil: null,
  details: {
    subscribedPlan: null,
    cancelAt: null,
    scheduledChange: null,
    nextCharge: null,
    confirmUrl: null,
    failedPayment: null,
    refund: null,
  },
  methods: [],
  payments: [],
}

type Account = NonNullable<ProviderAccount>

/** Plans are told by their prices, whichever item they stand in. */
function planOf({ items }: Stripe.Subscription, prices: PriceList): PaidPlan | undefined {
  for (const { price } of items.data) {
    const plan = prices.planOf(price)
    if (plan) return plan
  }
  return undefined
}

/** The invoice of this subscription that was tried and is still open, unless it is for a change that waits. */
function findFailed(subscription: Stripe.Subscription, invoices: readonly Stripe.Invoice[]) {
  if (!['past_due', 'unpaid', 'incomplete'].includes(subscription.status)) return undefined
  return invoices.find(
    ({ status, attempted, parent }) =>
      status === 'open' &&
      attempted &&
      parent?.subscription_details !== null &&
      parent?.subscription_details !== undefined &&
      idOf(parent.subscription_details.subscription) === subscription.id,
  )
}

function graceOf(failed: Stripe.Invoice | undefined): Date | null {
  const next = failed?.next_payment_attempt
  return typeof next === 'number' ? new Date(next * 1000 + graceAfterAttemptMs) : null
}

function describeFailure(invoice: Stripe.Invoice): SubscriptionDetails['failedPayment'] {
  return {
    amount: invoice.amount_remaining,
    currency: invoice.currency,
    nextAttemptAt: toIso(invoice.next_payment_attempt),
    invoiceUrl: invoice.hosted_invoice_url ?? null,
    invoiceId: invoice.id,
  }
}

/** An end is set by a flag or by a date, depending on where it was set. A schedule brings a smaller plan. */
function describeEnd(
  { subscription, schedule }: Account,
  prices: PriceList,
): Pick<SubscriptionDetails, 'cancelAt' | 'scheduledChange'> {
  const nothing = { cancelAt: null, scheduledChange: null }
  if (!subscription || subscription.ended_at !== null) return nothing
  const end = subscription.items.data[0]?.current_period_end
  const cancelAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? end : null)
  if (typeof cancelAt === 'number') return { cancelAt: toIso(cancelAt), scheduledChange: null }
  const phase = schedule?.phases.find(({ start_date }) => start_date === end)
  const price = phase?.items[0]?.price
  const plan = price === undefined ? undefined : prices.planOf({ id: idOf(price), lookup_key: null })
  if (!phase || !plan) return nothing
  return { cancelAt: null, scheduledChange: { plan, at: new Date(phase.start_date * 1000).toISOString() } }
}

function describeNextCharge(account: Account, prices: PriceList): SubscriptionDetails['nextCharge'] {
  const { subscription, upcoming } = account
  const at = toIso(subscription?.items.data[0]?.current_period_end)
  if (!subscription || at === null) return null
  const { scheduledChange } = describeEnd(account, prices)
  if (scheduledChange) {
    const { amount, currency } = prices.of(scheduledChange.plan)
    return { amount, currency, at: scheduledChange.at }
  }
  return upcoming && { amount: upcoming.amount_due, currency: upcoming.currency, at }
}

/** Where the card holder confirms a payment that a change of plan, or the first payment, waits for. */
function describeConfirmation({ subscription, invoices }: Account): string | null {
  if (!subscription) return null
  if (!subscription.pending_update && subscription.status !== 'incomplete') return null
  const latest = subscription.latest_invoice
  const invoice = latest === null ? undefined : invoices.find(({ id }) => id === idOf(latest))
  return invoice?.status === 'open' ? (invoice.hosted_invoice_url ?? null) : null
}

/** The first payment of an account, until 14 days after it, if nothing of it went back and nobody disputes it. */
function describeRefund({ firstInvoice, charges }: Account): SubscriptionDetails['refund'] {
  const paidAt = firstInvoice?.status_transitions.paid_at
  const intent = firstInvoice?.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent
  if (!firstInvoice || typeof paidAt !== 'number' || !intent) return null
  const paymentIntentId = idOf(intent)
  const charge = charges.find(
    ({ payment_intent, paid }) => paid && payment_intent !== null && idOf(payment_intent) === paymentIntentId,
  )
  if (!charge || charge.amount_refunded > 0 || charge.disputed) return null
  return {
    amount: charge.amount,
    currency: charge.currency,
    until: new Date(paidAt * 1000 + guaranteeMs).toISOString(),
    invoiceId: firstInvoice.id,
    paymentIntentId,
  }
}

/** The card of the subscription is charged before the customer's. */
function describeMethods({ customer, subscription, methods }: Account): PaymentMethodRow[] {
  const own = subscription?.ended_at === null ? subscription.default_payment_method : null
  const chosen = own ?? customer.invoice_settings.default_payment_method
  const defaultId = chosen === null ? undefined : idOf(chosen)
  return methods.flatMap(({ id, card }) =>
    card
      ? {
          paymentMethodId: id,
          isDefault: id === defaultId,
          brand: card.brand,
          last4: card.last4,
          expMonth: card.exp_month,
          expYear: card.exp_year,
        }
      : [],
  )
}

const toDate = (seconds: number | undefined): Date | null =>
  seconds === undefined ? null : new Date(seconds * 1000)

const toIso = (seconds: number | null | undefined): string | null =>
  typeof seconds === 'number' ? new Date(seconds * 1000).toISOString() : null
