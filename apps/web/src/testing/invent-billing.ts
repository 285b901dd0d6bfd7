import type { BillingOverview, Payment } from '@joinery/contract'

/** How a new account stands: free, with nothing bought. */
export function inventOverview(facts: Partial<BillingOverview> = {}): BillingOverview {
  return {
    plan: 'free',
    status: 'active',
    subscribedPlan: null,
    currentPeriodStart: null,
    currentPeriodEnd: null,
    isPro: false,
    isEnterprise: false,
    paymentMethodLast: null,
    nextCharge: null,
    cancelAt: null,
    scheduledChange: null,
    paymentToConfirm: null,
    failedPayment: null,
    refund: null,
    seats: { total: 1, isOwner: true },
    paymentMethods: [],
    customerId: null,
    prices: [],
    isTestMode: true,
    isOperator: false,
    ...facts,
  }
}

export function inventPayment(facts: Partial<Payment> = {}): Payment {
  return {
    id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
    createdAt: '2026-11-15T12:00:00.000Z',
    kind: 'payment',
    status: 'succeeded',
    amount: 2500,
    currency: 'usd',
    plan: 'pro',
    billingReason: 'subscription_create',
    invoiceId: 'in_test_1',
    invoiceUrl: null,
    invoicePdf: null,
    receiptUrl: null,
    ...facts,
  }
}
