import { z } from 'zod'
import { expireSession } from '../billing/expire-session.ts'
import { orderedLines } from '../billing/ordered-lines.ts'
import { createId } from '../create-id.ts'
import type { CheckoutSession } from '../store.ts'
import { listPage } from '../wire/list-page.ts'
import { defineOperation } from '../wire/operation.ts'
import { flag, integer, listParams, mergeMetadata, metadata } from '../wire/params.ts'
import { invalidRequest } from '../wire/stripe-error.ts'
import { findCustomer } from './customers.ts'
import { findObject } from './find-object.ts'
import { findOneTimePrice, findRecurringPrice } from './prices.ts'

const daySeconds = 86_400

const createParams = z.strictObject({
  mode: z.enum(['subscription', 'payment', 'setup']),
  currency: z.string().length(3).optional(),
  line_items: z
    .array(
      z.strictObject({
        price: z.string(),
        quantity: integer.pipe(z.number().min(1).max(999_999)).default(1),
      }),
    )
    .max(20)
    .default([]),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  customer: z.string().optional(),
  customer_email: z.email().optional(),
  customer_update: z
    .strictObject({
      address: z.string().optional(),
      name: z.string().optional(),
      shipping: z.string().optional(),
    })
    .optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata.optional(),
  subscription_data: z
    .strictObject({
      metadata: metadata.optional(),
      trial_period_days: integer.pipe(z.number().min(1).max(730)).optional(),
    })
    .optional(),
  allow_promotion_codes: flag.optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  expires_at: integer.optional(),
  ui_mode: z.literal('hosted_page', 'The sandbox has the hosted page only.').optional(),
})

export const checkoutSessionOperations = [
  defineOperation({
    method: 'post',
    path: '/v1/checkout/sessions',
    params: createParams,
    run: async ({ desk, params }) => {
      const customer = params.customer === undefined ? undefined : await findCustomer(desk, params.customer)
      const isSetup = params.mode === 'setup'
      if (isSetup === params.line_items.length > 0) {
        throw invalidRequest('Sessions that pay for something have line_items, and only those.', {
          param: 'line_items',
        })
      }
      const trialDays = params.subscription_data?.trial_period_days
      let total = 0
      let currency = params.currency ?? null
      for (const [index, item] of params.line_items.entries()) {
        const param = `line_items[${index}][price]`
        const price =
          params.mode === 'payment'
            ? await findOneTimePrice(desk, item.price, param)
            : await findRecurringPrice(desk, item.price, param)
        total += trialDays === undefined ? (price.unit_amount ?? 0) * item.quantity : 0
        currency = price.currency
      }
      const session: CheckoutSession = {
        ...emptySession(desk.now, desk.publicUrl),
        allow_promotion_codes: params.allow_promotion_codes ?? null,
        automatic_tax: {
          enabled: params.automatic_tax?.enabled ?? false,
          liability: null,
          provider: null,
          status: null,
        },
        amount_subtotal: isSetup ? null : total,
        amount_total: isSetup ? null : total,
        billing_address_collection: params.billing_address_collection ?? null,
        cancel_url: params.cancel_url ?? null,
        client_reference_id: params.client_reference_id ?? null,
        currency,
        customer: customer?.id ?? null,
        customer_email: params.customer_email ?? null,
        expires_at: expiryOf(desk.now, params.expires_at),
        metadata: mergeMetadata({}, params.metadata),
        mode: params.mode,
        payment_method_collection: params.payment_method_collection ?? 'always',
        payment_status: isSetup ? 'no_payment_required' : 'unpaid',
        success_url: params.success_url,
      }
      await desk.tx.put('checkout_session', session)
      await desk.tx.put('checkout_order', {
        id: session.id,
        items: params.line_items,
        subscriptionMetadata: mergeMetadata({}, params.subscription_data?.metadata),
        ...(trialDays !== undefined && { trialDays }),
      })
      return session
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/checkout/sessions',
    params: z.strictObject({
      ...listParams,
      customer: z.string().optional(),
      subscription: z.string().optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
    }),
    run: async ({ desk, params }) => {
      const { customer, subscription, status } = params
      const match = {
        ...(customer !== undefined && { customer }),
        ...(subscription !== undefined && { subscription }),
        ...(status !== undefined && { status }),
      }
      return listPage('/v1/checkout/sessions', await desk.tx.list('checkout_session', match), params)
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/checkout/sessions/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => findObject(desk.tx, 'checkout_session', { id }),
  }),
  defineOperation({
    method: 'get',
    path: '/v1/checkout/sessions/:id/line_items',
    params: z.strictObject(listParams),
    run: async ({ desk, id, params }) => {
      await findObject(desk.tx, 'checkout_session', { id })
      return listPage(`/v1/checkout/sessions/${id}/line_items`, await orderedLines(desk.tx, id), params)
    },
  }),
  defineOperation({
    method: 'post',
    path: '/v1/checkout/sessions/:id/expire',
    params: z.strictObject({}),
    run: async ({ desk, id }) => {
      const session = await findObject(desk.tx, 'checkout_session', { id })
      if (session.status !== 'open') {
        throw invalidRequest(`Only Checkout Sessions with a status in ["open"] can be expired.`)
      }
      return expireSession(desk, session)
    },
  }),
]

function expiryOf(now: number, wanted: number | undefined) {
  if (wanted === undefined) return now + daySeconds
  if (wanted >= now + 1800 && wanted <= now + daySeconds) return wanted
  throw invalidRequest('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
    param: 'expires_at',
  })
}

function emptySession(now: number, publicUrl: string): CheckoutSession {
  const id = createId('checkout_session')
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: ['card'],
    amount_subtotal: null,
    amount_total: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: null,
    client_reference_id: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: now,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: {},
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${publicUrl}/c/pay/${id}`,
    wallet_options: null,
  }
}
