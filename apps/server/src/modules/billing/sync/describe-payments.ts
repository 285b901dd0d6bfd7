import { createHash } from 'node:crypto'
import type { PaidPlan } from '@joinery/contract'
import type { Stripe } from 'stripe'
import type { PaymentRow } from '../accounts/store.ts'
import { idOf } from '../id-of.ts'
import type { PriceList } from '../prices.ts'
import type { ProviderAccount } from './read-account.ts'

interface Facts {
  prices: PriceList
  scope: string
}

/**
 * The payment history: every charge whether it went through or not, every refund, and invoices that no charge stands
 * for, because they wait for one or were covered by a credit.
 */
export function describePayments(account: NonNullable<ProviderAccount>, facts: Facts): PaymentRow[] {
  const { invoices, charges, refunds } = account
  const invoiceOf = new Map(
    invoices.flatMap((invoice) => paymentsOf(invoice).map((intent) => [intent, invoice] as const)),
  )
  const paidByCharge = new Set(
    charges.flatMap(({ paid, payment_intent }) => {
      const invoice = paid && payment_intent ? invoiceOf.get(idOf(payment_intent)) : undefined
      return invoice ? invoice.id : []
    }),
  )
  return [
    ...charges.map((charge) => {
      const invoice = charge.payment_intent ? invoiceOf.get(idOf(charge.payment_intent)) : undefined
      return describeCharge(charge, invoice, facts)
    }),
    ...refunds.map((refund) => {
      const charge = charges.find(({ id }) => refund.charge !== null && id === idOf(refund.charge))
      const invoice = charge?.payment_intent ? invoiceOf.get(idOf(charge.payment_intent)) : undefined
      return describeRefund(refund, { charge, invoice }, facts)
    }),
    ...invoices
      .filter(({ id, status }) => (status === 'open' || status === 'paid') && !paidByCharge.has(id))
      .map((invoice) => describeInvoice(invoice, facts)),
  ]
}

const paymentsOf = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ payment: { payment_intent: intent } }) => (intent ? idOf(intent) : []))

function describeCharge(
  charge: Stripe.Charge,
  invoice: Stripe.Invoice | undefined,
  facts: Facts,
): PaymentRow {
  return {
    id: stableId(facts.scope, charge.id),
    kind: 'payment',
    amountPaid: charge.amount,
    currency: charge.currency,
    createdAt: new Date(charge.created * 1000),
    status: charge.status === 'pending' ? 'processing' : charge.status,
    stripePaymentId: charge.payment_intent ? idOf(charge.payment_intent) : null,
    receiptUrl: charge.paid ? charge.receipt_url : null,
    ...factsOf(invoice, facts),
  }
}

function describeRefund(
  refund: Stripe.Refund,
  { charge, invoice }: { charge: Stripe.Charge | undefined; invoice: Stripe.Invoice | undefined },
  facts: Facts,
): PaymentRow {
  const isUnderWay = refund.status === 'pending' || refund.status === 'requires_action'
  return {
    id: stableId(facts.scope, refund.id),
    kind: 'refund',
    amountPaid: refund.amount,
    currency: refund.currency,
    createdAt: new Date(refund.created * 1000),
    status: isUnderWay ? 'processing' : refund.status === 'succeeded' ? 'succeeded' : 'failed',
    stripePaymentId: refund.payment_intent ? idOf(refund.payment_intent) : null,
    receiptUrl: charge?.receipt_url ?? null,
    ...factsOf(invoice, facts),
  }
}

function describeInvoice(invoice: Stripe.Invoice, facts: Facts): PaymentRow {
  const [intent] = paymentsOf(invoice)
  return {
    id: stableId(facts.scope, invoice.id),
    kind: 'payment',
    amountPaid: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency,
    createdAt: new Date(invoice.created * 1000),
    status: invoice.status === 'paid' ? 'succeeded' : 'processing',
    stripePaymentId: intent ?? null,
    receiptUrl: null,
    ...factsOf(invoice, facts),
  }
}

function factsOf(invoice: Stripe.Invoice | undefined, { prices }: Facts) {
  return {
    plan: invoice ? planOfInvoice(invoice, prices) : null,
    stripeInvoiceId: invoice?.id ?? null,
    invoicePdf: invoice?.invoice_pdf ?? null,
    invoiceUrl: invoice?.hosted_invoice_url ?? null,
    billingReason: invoice?.billing_reason ?? null,
  }
}

/** What was bought: the last line that costs something, since a change of plan begins with a credit. */
function planOfInvoice({ lines }: Stripe.Invoice, prices: PriceList): PaidPlan | null {
  const line = lines.data.findLast(({ amount }) => amount > 0) ?? lines.data.at(-1)
  const sold = line?.pricing?.price_details
  return sold ? (prices.planOf({ id: idOf(sold.price), product: sold.product }) ?? null) : null
}

/** The same thing has the same id, however often it is read. */
function stableId(scope: string, providerId: string): string {
  const hex = createHash('sha256').update(`${scope} ${providerId}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
