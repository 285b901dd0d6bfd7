import { Stripe } from 'stripe'
import { texts } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import { refreshedState } from './desk.ts'
import type { CustomerDesk } from './desk.ts'

/** The bank wants to hear from the card holder: of a payment by itself, and of one for an invoice. */
const asksHolder = new Set(['authentication_required', 'invoice_payment_intent_requires_action'])

/** Collects a failed payment once more. The answer is where the card holder has to confirm, or null when it is paid. */
export async function payNow(desk: CustomerDesk): Promise<string | null> {
  const failed = (await refreshedState(desk))?.details?.failedPayment
  if (!failed) throw new AppError('conflict', texts.payments.nothingToPay)
  try {
    await desk.payments.stripe.invoices.pay(failed.invoiceId)
    return null
  } catch (error) {
    const isAsked = error instanceof Stripe.errors.StripeError && asksHolder.has(error.code ?? '')
    if (isAsked && failed.invoiceUrl !== null) return failed.invoiceUrl
    throw error
  }
}
