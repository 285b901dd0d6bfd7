import { createId } from '../create-id.ts'
import type { Desk } from '../desk.ts'
import type { Charge, PaymentIntent, PaymentMethod } from '../store.ts'
import type { CardOutcome } from './test-cards.ts'

/** An amount that somebody is to pay. */
export interface Due {
  amount: number
  currency: string
  customer: string | null
}

interface Try {
  method: PaymentMethod
  declined: CardOutcome | undefined
}

/** A payment intent that nobody has tried to pay yet. */
export function newPaymentIntent(desk: Desk, { amount, currency, customer }: Due): PaymentIntent {
  const id = createId('payment_intent')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_sandbox`,
    confirmation_method: 'automatic',
    created: desk.now,
    currency,
    customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}

/** The intent after a try that was declined or went through. */
export function afterTry(intent: PaymentIntent, { method, declined }: Try, charge: string): PaymentIntent {
  if (!declined) {
    return {
      ...intent,
      amount_received: intent.amount,
      last_payment_error: null,
      latest_charge: charge,
      next_action: null,
      payment_method: method.id,
      status: 'succeeded',
    }
  }
  const { code, message, declineCode } = declined
  return {
    ...intent,
    last_payment_error: {
      type: 'card_error',
      code,
      message,
      ...(declineCode !== undefined && { decline_code: declineCode }),
    },
    latest_charge: charge,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  }
}

export function newCharge(desk: Desk, intent: PaymentIntent, { method, declined }: Try): Charge {
  const id = createId('charge')
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: declined ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'TEST MODE',
    captured: !declined,
    created: desk.now,
    currency: intent.currency,
    customer: intent.customer,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: declined?.code ?? null,
    failure_message: declined?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: !declined,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: null,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: declined ? null : `${desk.publicUrl}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: declined ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
}
