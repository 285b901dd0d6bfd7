import type { Money, PaidPlan } from '@joinery/contract'

/** What the billing page shows of a subscription beyond its plan, status and period. Moments are ISO texts. */
export interface SubscriptionDetails {
  subscribedPlan: PaidPlan | null
  cancelAt: string | null
  scheduledChange: { plan: PaidPlan; at: string } | null
  nextCharge: (Money & { at: string }) | null
  confirmUrl: string | null
  failedPayment:
    | (Money & { nextAttemptAt: string | null; invoiceUrl: string | null; invoiceId: string })
    | null
  refund: (Money & { until: string; invoiceId: string; paymentIntentId: string }) | null
}
