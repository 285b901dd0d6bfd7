import { z } from 'zod'
import {
  billingEvent,
  billingOperations,
  billingOverview,
  invoice,
  paidPlan,
  payment,
  planChange,
  webhookChaos,
} from '../billing.ts'
import { defineEndpoint } from '../endpoint.ts'
import { planIds } from '../plans.ts'
import { webAddress } from '../web-address.ts'

const nothing = z.strictObject({})
/** Empty where there is none. */
const address = z.strictObject({ url: webAddress.or(z.literal('')) })
/** Ids of the provider: letters, digits and underscores. */
const providerId = z.string().regex(/^\w{1,255}$/)
/** A change that may need the card holder: then `actionUrl` is where they confirm it, and the old plan stays until they do. */
const changed = z.strictObject({ overview: billingOverview, actionUrl: webAddress.nullable() })

export const billingEndpoints = {
  overview: defineEndpoint({
    method: 'GET',
    path: '/api/billing',
    input: nothing,
    output: billingOverview,
  }),
  /** Asks the provider how things stand, for the caller's own account. This is what coming back from checkout calls. */
  refresh: defineEndpoint({
    method: 'POST',
    path: '/api/billing/refresh',
    input: nothing,
    output: billingOverview,
  }),
  /**
   * The address of a hosted page on which the plan is paid. Whoever has a live subscription gets the address of the
   * billing page with `?change={planId}` instead: it shows the exact price first.
   */
  checkout: defineEndpoint({
    method: 'POST',
    path: '/api/billing/checkout',
    input: z.strictObject({
      planId: paidPlan,
      priceId: z.string().max(255).optional(),
      /** The page to come back to, with `?payment=success` or `?payment=canceled`. */
      returnTo: z.enum(['/dashboard/billing', '/billing', '/pricing']).default('/dashboard/billing'),
    }),
    output: address,
  }),
  /** The provider's own page for cards, invoices and the subscription. */
  portal: defineEndpoint({
    method: 'POST',
    path: '/api/billing/portal',
    input: z.strictObject({
      returnTo: z.enum(['/dashboard/billing', '/billing']).default('/dashboard/billing'),
    }),
    output: address,
  }),
  previewChange: defineEndpoint({
    method: 'GET',
    path: '/api/billing/change',
    input: z.strictObject({ planId: z.enum(planIds) }),
    output: planChange,
  }),
  change: defineEndpoint({
    method: 'POST',
    path: '/api/billing/change',
    input: z.strictObject({ planId: z.enum(planIds), prorationDate: z.int() }),
    output: changed,
  }),
  /** At the end of the period that is paid. */
  cancel: defineEndpoint({
    method: 'POST',
    path: '/api/billing/cancel',
    input: nothing,
    output: billingOverview,
  }),
  /** Takes back a cancel, or a smaller plan that has not begun. */
  resume: defineEndpoint({
    method: 'POST',
    path: '/api/billing/resume',
    input: nothing,
    output: billingOverview,
  }),
  /** Collects a payment that failed, once more and now, with the default card. */
  retryPayment: defineEndpoint({
    method: 'POST',
    path: '/api/billing/retry-payment',
    input: nothing,
    output: changed,
  }),
  /** The money-back guarantee: gives the first payment back and ends the subscription at once. */
  refund: defineEndpoint({
    method: 'POST',
    path: '/api/billing/refund',
    input: nothing,
    output: billingOverview,
  }),
  setDefaultPaymentMethod: defineEndpoint({
    method: 'PUT',
    path: '/api/billing/payment-methods/:paymentMethodId/default',
    input: z.strictObject({ paymentMethodId: providerId }),
    output: billingOverview,
  }),
  removePaymentMethod: defineEndpoint({
    method: 'DELETE',
    path: '/api/billing/payment-methods/:paymentMethodId',
    input: z.strictObject({ paymentMethodId: providerId }),
    output: billingOverview,
  }),
  /** Newest first, 20 at a time; `next` goes back in as `after` and is null at the end. */
  invoices: defineEndpoint({
    method: 'GET',
    path: '/api/billing/invoices',
    input: z.strictObject({ after: providerId.optional() }),
    output: z.strictObject({ invoices: z.array(invoice), next: z.string().nullable() }),
  }),
  /** Newest first, 20 at a time; `next` goes back in as `after` and is null at the end. */
  payments: defineEndpoint({
    method: 'GET',
    path: '/api/billing/payments',
    input: z.strictObject({ after: z.uuid().optional() }),
    output: z.strictObject({ payments: z.array(payment), next: z.string().nullable() }),
  }),
  /** The best document there is for a payment: the PDF, then the hosted invoice, then the receipt. */
  document: defineEndpoint({
    method: 'GET',
    path: '/api/billing/payments/:paymentId/document',
    input: z.strictObject({ paymentId: z.uuid() }),
    output: address,
  }),

  /** What follows is for the operator, the first account of the installation. Others are told it is not there. */
  operations: defineEndpoint({
    method: 'GET',
    path: '/api/billing/operations',
    input: nothing,
    output: billingOperations,
  }),
  /** Newest first, 50 at a time. */
  events: defineEndpoint({
    method: 'GET',
    path: '/api/billing/operations/events',
    input: z.strictObject({ after: providerId.optional() }),
    output: z.strictObject({ events: z.array(billingEvent), next: z.string().nullable() }),
  }),
  /** Handles an event once more. */
  resendEvent: defineEndpoint({
    method: 'POST',
    path: '/api/billing/operations/events/:eventId/resend',
    input: z.strictObject({ eventId: providerId }),
    output: billingEvent,
  }),
  reconcile: defineEndpoint({
    method: 'POST',
    path: '/api/billing/operations/reconcile',
    input: nothing,
    output: billingOperations,
  }),
  /** Sandbox only: lets time pass, with every renewal, collection and end that falls due in it. */
  advanceClock: defineEndpoint({
    method: 'POST',
    path: '/api/billing/operations/advance-clock',
    input: z.strictObject({ days: z.int().min(1).max(62) }),
    output: billingOperations,
  }),
  /** Sandbox only: the next charge of any card is declined. */
  failNextCharge: defineEndpoint({
    method: 'PUT',
    path: '/api/billing/operations/fail-next-charge',
    input: z.strictObject({ isOn: z.boolean() }),
    output: billingOperations,
  }),
  /** Sandbox only. */
  setChaos: defineEndpoint({
    method: 'PUT',
    path: '/api/billing/operations/webhooks',
    input: webhookChaos,
    output: billingOperations,
  }),
} as const
