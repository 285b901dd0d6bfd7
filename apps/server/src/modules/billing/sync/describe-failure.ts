import type { Stripe } from 'stripe'
import { idOf } from '../id-of.ts'
import type { SubscriptionDetails } from '../subscription-details.ts'

const dayMs = 86_400_000
/** After the last date on which the provider tries again, in case its news are late. */
const graceAfterAttemptMs = 3 * dayMs

/**
 * What is owed for a subscription, and how long that does not yet cost the plan: as long as the provider goes on trying
 * to collect the first invoice that was not paid. A new month brings a new invoice, and no new grace.
 */
export function describeFailure(subscription: Stripe.Subscription, invoices: readonly Stripe.Invoice[]) {
  const unpaid = findUnpaid(subscription, invoices)
  const [newest] = unpaid
  return {
    failedPayment: newest ? describeInvoice(newest) : null,
    graceUntil: graceOf(unpaid.at(-1)),
  }
}

const overdue = new Set<string>(['past_due', 'unpaid', 'paused', 'incomplete'])

/** The invoices that were tried and are still open since the last one that was paid, the newest first. */
function findUnpaid(
  { id, status, pending_update }: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): Stripe.Invoice[] {
  if (!overdue.has(status)) return []
  const own = invoices.filter(({ parent, billing_reason }) => {
    const paidFor = parent?.subscription_details?.subscription
    // Whoever does not pay for a change that waits owes nothing.
    const isForChange = pending_update !== null && billing_reason === 'subscription_update'
    return paidFor !== undefined && idOf(paidFor) === id && !isForChange
  })
  const lastPaid = own.findIndex((invoice) => invoice.status === 'paid')
  return own
    .slice(0, lastPaid === -1 ? own.length : lastPaid)
    .filter((invoice) => invoice.status === 'open' && invoice.attempted)
}

function graceOf(oldest: Stripe.Invoice | undefined): Date | null {
  const next = oldest?.next_payment_attempt
  return typeof next === 'number' ? new Date(next * 1000 + graceAfterAttemptMs) : null
}

function describeInvoice(invoice: Stripe.Invoice): SubscriptionDetails['failedPayment'] {
  const next = invoice.next_payment_attempt
  return {
    amount: invoice.amount_remaining,
    currency: invoice.currency,
    nextAttemptAt: typeof next === 'number' ? new Date(next * 1000).toISOString() : null,
    invoiceUrl: invoice.hosted_invoice_url ?? null,
    invoiceId: invoice.id,
  }
}
