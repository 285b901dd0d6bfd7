import { plans } from '@joinery/contract'
import type { BillingOverview, PaidPlan, Payment, PlanPrice } from '@joinery/contract'
import { z } from 'zod'
import type { PaymentMethodRow, PaymentRow, SubscriptionRow } from './accounts/store.ts'
import type { Payments } from './payments.ts'
import { planToUse } from './plan-access.ts'
import type { SubscriptionDetails } from './subscription-details.ts'

interface Facts {
  payments: Payments
  /** Of their own subscription; none where it is from elsewhere. */
  row: SubscriptionRow | undefined
  methods: readonly PaymentMethodRow[]
  prices: readonly PlanPrice[]
  customerId: string | undefined
  now: Date
  isOperator: boolean
  isOwner: boolean
}

const dayMs = 86_400_000
const expiryNoticeMs = 30 * dayMs

export function presentOverview(facts: Facts): BillingOverview {
  const { payments, row, methods, prices, customerId, now, isOperator, isOwner } = facts
  const plan = planToUse(row, { scope: payments.scope, now })
  const details = row?.details
  const refund = details?.refund
  return {
    plan,
    status: row?.status ?? 'active',
    subscribedPlan: details?.subscribedPlan ?? paidOrNull(plan),
    currentPeriodStart: row?.currentPeriodStart?.toISOString() ?? null,
    currentPeriodEnd: row?.currentPeriodEnd?.toISOString() ?? null,
    isPro: plan === 'pro' || plan === 'enterprise',
    isEnterprise: plan === 'enterprise',
    paymentMethodLast: row?.paymentMethodLast ?? null,
    nextCharge: details?.nextCharge ?? null,
    cancelAt: details?.cancelAt ?? null,
    scheduledChange: details?.scheduledChange ?? null,
    paymentToConfirm:
      details?.confirmUrl === null || details?.confirmUrl === undefined ? null : { url: details.confirmUrl },
    failedPayment: details?.failedPayment ? presentFailure(details.failedPayment) : null,
    refund:
      refund && Date.parse(refund.until) >= now.getTime()
        ? { amount: refund.amount, currency: refund.currency, until: refund.until }
        : null,
    seats: { total: plans[plan].seats, isOwner },
    paymentMethods: methods.map((method) => ({
      id: method.paymentMethodId,
      brand: method.brand,
      last4: method.last4,
      expMonth: method.expMonth,
      expYear: method.expYear,
      isDefault: method.isDefault,
      // A card is good to the end of the month that is printed on it.
      isExpiringSoon: Date.UTC(method.expYear, method.expMonth, 1) - now.getTime() < expiryNoticeMs,
    })),
    customerId: customerId ?? null,
    prices: [...prices],
    isTestMode: payments.isTestMode,
    isOperator,
  }
}

export function presentPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    kind: row.kind,
    amount: row.amountPaid,
    currency: row.currency,
    status: paymentStatus.catch('failed').parse(row.status),
    plan: paidOrNull(row.plan),
    billingReason: row.billingReason,
    invoiceId: row.stripeInvoiceId,
    invoiceUrl: row.invoiceUrl,
    invoicePdf: row.invoicePdf,
    receiptUrl: row.receiptUrl,
  }
}

/** Anything else has failed. */
const paymentStatus = z.enum(['succeeded', 'processing', 'failed'])

const paidOrNull = (plan: SubscriptionRow['plan'] | null): PaidPlan | null => (plan === 'free' ? null : plan)

function presentFailure(failed: NonNullable<SubscriptionDetails['failedPayment']>) {
  const { amount, currency, nextAttemptAt, invoiceUrl } = failed
  return { amount, currency, nextAttemptAt, invoiceUrl }
}
