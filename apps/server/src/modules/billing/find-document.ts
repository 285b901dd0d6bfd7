import { texts } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { PaymentRow } from './accounts/store.ts'

const { downloadFailures } = texts.billing.invoice

/** What there is on paper about a payment, the PDF first, then the hosted invoice, then the receipt. */
export function findDocument(payment: PaymentRow | undefined) {
  if (!payment) throw new AppError('not-found', downloadFailures.paymentNotFound)
  const { stripeInvoiceId, stripePaymentId, invoicePdf, invoiceUrl, receiptUrl } = payment
  if (stripeInvoiceId === null && stripePaymentId === null)
    throw new AppError('not-found', downloadFailures.noId)
  const url = invoicePdf ?? invoiceUrl ?? receiptUrl
  if (url === null) throw new AppError('not-found', downloadFailures.nothingAvailable)
  return { url, invoicePdf, invoiceUrl, receiptUrl }
}
