import { billingEndpoints, usageEndpoints } from '@joinery/contract'
import type { InputOf, PaidPlan } from '@joinery/contract'
import type { ApiCall } from './api-client.ts'

interface Reading {
  signal?: AbortSignal
}

type PaymentId = InputOf<typeof billingEndpoints.document>['paymentId']

/** The account of whoever is signed in, as the screens about money see it: what it has, and what can be done about it. */
export function createBillingAccount(call: ApiCall) {
  return {
    readSubscription: (reading?: Reading) => call(billingEndpoints.overview, {}, reading),
    readUsage: (reading?: Reading) => call(usageEndpoints.read, {}, reading),
    /** Page by page; `after` is where the page before ended. */
    readPayments: (after?: string, reading?: Reading) => call(billingEndpoints.payments, { after }, reading),

    /** Answers the address where the plan is paid. Without a price it is the one that the plan has now. */
    createCheckoutSession: (priceId: string, planId: PaidPlan) =>
      call(billingEndpoints.checkout, { planId, ...(priceId !== '' && { priceId }) }),
    /** Answers the address of the provider's own page for cards. */
    updatePaymentMethod: () => call(billingEndpoints.portal, {}),
    /** Answers the address of the best document there is for a payment. */
    downloadInvoice: (paymentId: PaymentId) => call(billingEndpoints.document, { paymentId }),
  }
}
