import { createId } from '../create-id.ts'
import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import { findObject } from '../resources/find-object.ts'
import type {
  Customer,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  Subscription,
} from '../store.ts'
import { cardError, type StripeError } from '../wire/stripe-error.ts'
import { newPaymentIntent } from './new-payment.ts'
import type { CardOutcome } from './test-cards.ts'
import { tryCard } from './try-card.ts'

const noCard: CardOutcome = { code: 'missing', message: 'There is no card to charge.' }

export type Collection =
  | { isPaid: true; invoice: Invoice }
  | { isPaid: false; invoice: Invoice; error: StripeError }

/** Gives a draft its number and its pages; from here on its amounts stand. */
export async function finalizeInvoice(desk: Desk, draft: Invoice): Promise<Invoice> {
  const customer = await findObject(desk.tx, 'customer', { id: draft.customer ?? '' })
  const sequence = customer.next_invoice_sequence ?? 1
  const balance = Math.min(0, customer.balance + draft.total)
  const due = Math.max(0, customer.balance + draft.total)
  await desk.tx.put('customer', { ...customer, next_invoice_sequence: sequence + 1, balance })
  const invoice: Invoice = {
    ...draft,
    status: 'open',
    // The balance may have moved since the draft was written.
    starting_balance: customer.balance,
    amount_due: due,
    amount_remaining: due,
    number: `${customer.invoice_prefix ?? 'TEST'}-${String(sequence).padStart(4, '0')}`,
    automatically_finalizes_at: null,
    effective_at: desk.now,
    ending_balance: balance,
    hosted_invoice_url: `${desk.publicUrl}/i/${draft.id}`,
    invoice_pdf: `${desk.publicUrl}/i/${draft.id}/pdf`,
    status_transitions: { ...draft.status_transitions, finalized_at: desk.now },
  }
  await desk.tx.put('invoice', invoice)
  await emitEvent(desk, 'invoice.finalized', { object: invoice })
  return invoice
}

/** Tries once to charge an open invoice. A decline is an ordinary outcome: its traces stay. */
export async function collectInvoice(
  desk: Desk,
  invoice: Invoice,
  { method, isAuthenticated }: { method: PaymentMethod | undefined; isAuthenticated: boolean },
): Promise<Collection> {
  if (invoice.amount_due === 0) return { isPaid: true, invoice: await markPaid(desk, invoice) }
  if (!method) return refuse(desk, invoice, { outcome: noCard })
  const due = { amount: invoice.amount_due, currency: invoice.currency, customer: invoice.customer }
  const draft: PaymentIntent = {
    ...newPaymentIntent(desk, due),
    receipt_email: invoice.customer_email,
    setup_future_usage: 'off_session',
  }
  await emitEvent(desk, 'payment_intent.created', { object: draft })
  const { intent, declined } = await tryCard(desk, draft, { method, isAuthenticated })
  if (declined) return refuse(desk, invoice, { outcome: declined, intent })
  const paid = await markPaid(desk, invoice)
  const invoicePayment: InvoicePayment = {
    id: createId('invoice_payment'),
    object: 'invoice_payment',
    amount_paid: invoice.amount_due,
    amount_requested: invoice.amount_due,
    created: desk.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: desk.now },
  }
  await desk.tx.put('invoice_payment', invoicePayment)
  await emitEvent(desk, 'invoice_payment.paid', { object: invoicePayment })
  return { isPaid: true, invoice: paid }
}

/** The card a subscription is charged on: its own before the customer's. */
export async function findChargedMethod(
  desk: Desk,
  customer: Customer,
  subscription: Subscription | undefined,
) {
  const id = subscription?.default_payment_method ?? customer.invoice_settings.default_payment_method
  return id ? desk.tx.get('payment_method', id) : undefined
}

async function markPaid(desk: Desk, invoice: Invoice): Promise<Invoice> {
  const paid: Invoice = {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + (invoice.amount_due > 0 ? 1 : 0),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: desk.now },
  }
  await desk.tx.put('invoice', paid)
  await emitEvent(desk, 'invoice.updated', { object: paid, before: invoice })
  await emitEvent(desk, 'invoice.paid', { object: paid })
  await emitEvent(desk, 'invoice.payment_succeeded', { object: paid })
  return paid
}

async function refuse(
  desk: Desk,
  invoice: Invoice,
  { outcome, intent }: { outcome: CardOutcome; intent?: object },
): Promise<Collection> {
  const failed: Invoice = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 }
  await desk.tx.put('invoice', failed)
  const type =
    outcome.code === 'authentication_required' ? 'invoice.payment_action_required' : 'invoice.payment_failed'
  await emitEvent(desk, type, { object: failed })
  if (type !== 'invoice.payment_failed') await emitEvent(desk, 'invoice.payment_failed', { object: failed })
  return { isPaid: false, invoice: failed, error: cardError(outcome, intent) }
}
