import type { PaidPlan } from '@joinery/contract'
import type { AccountState, PaymentMethodRow } from '../accounts/store.ts'
import { idOf } from '../id-of.ts'
import { isKnownStatus } from '../plan-access.ts'
import type { PriceList, SoldPrice } from '../prices.ts'
import type { SubscriptionDetails } from '../subscription-details.ts'
import { describeFailure } from './describe-failure.ts'
import { describePayments } from './describe-payments.ts'
import type { ProviderAccount } from './read-account.ts'

interface Facts {
  prices: PriceList
  scope: string
}

const guaranteeMs = 14 * 86_400_000

/** What we write down about an account, worked out from what the provider has. Alerts are for the operator. */
export function describeAccount(
  account: ProviderAccount,
  { prices, scope }: Facts,
): { state: AccountState; alerts: string[] } {
  if (!account) return { state: emptyState, alerts: [] }
  const { subscription, liveCount } = account
  const plan = subscription && planOf(subscription.items.data, prices)
  const item = subscription?.items.data[0]
  const { failedPayment, graceUntil } = subscription
    ? describeFailure(subscription, account.invoices)
    : { failedPayment: null, graceUntil: null }
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
    graceUntil,
    details: {
      subscribedPlan: plan ?? null,
      ...describeEnd(account, prices),
      nextCharge: describeNextCharge(account),
      confirmUrl: describeConfirmation(account),
      failedPayment,
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
function planOf(items: readonly { price: string | SoldPrice }[], prices: PriceList): PaidPlan | undefined {
  for (const { price } of items) {
    const plan = prices.planOf(typeof price === 'string' ? { id: price } : price)
    if (plan) return plan
  }
  return undefined
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
  const plan = phase && planOf(phase.items, prices)
  if (!phase || !plan) return nothing
  return { cancelAt: null, scheduledChange: { plan, at: new Date(phase.start_date * 1000).toISOString() } }
}

function describeNextCharge({ subscription, upcoming }: Account): SubscriptionDetails['nextCharge'] {
  const at = toIso(subscription?.items.data[0]?.current_period_end)
  return upcoming && at !== null ? { amount: upcoming.amount_due, currency: upcoming.currency, at } : null
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
