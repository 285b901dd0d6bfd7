import { fillText, plans, texts } from '@joinery/contract'
import type { Payment } from '@joinery/contract'

interface PaymentWords {
  description: string
  status: string
  tone: 'success' | 'neutral' | 'danger' | 'cedar'
}

/** How a line of the payment history reads. */
export function describePayment(payment: Pick<Payment, 'kind' | 'status' | 'plan'>): PaymentWords {
  const { paymentHistory: words } = texts.billing
  const isRefund = payment.kind === 'refund'
  const description = isRefund ? words.refundOf : itemName(payment)
  if (payment.status === 'processing') return { description, status: words.processing, tone: 'cedar' }
  if (payment.status === 'failed') return { description, status: words.failed, tone: 'danger' }
  return isRefund
    ? { description, status: words.refunded, tone: 'neutral' }
    : { description, status: words.paid, tone: 'success' }
}

/** "Pro Subscription". */
export function itemName({ plan }: Pick<Payment, 'plan'>): string {
  const { item, itemWithoutPlan } = texts.billing.invoice
  return plan === null ? itemWithoutPlan : fillText(item, { plan: plans[plan].name })
}
