import { createId } from '../create-id.ts'
import type { Price, Subscription, SubscriptionSchedule } from '../store.ts'
import { invalidRequest } from '../wire/stripe-error.ts'

/** A schedule that takes a subscription over as it stands. */
export function newSchedule(subscription: Subscription, now: number): SubscriptionSchedule {
  const item = subscription.items.data[0]
  if (!item) throw invalidRequest('This subscription has no item.')
  const { current_period_start: start, current_period_end: end } = item
  return {
    id: createId('subscription_schedule'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: subscription.billing_mode,
    canceled_at: null,
    completed_at: null,
    created: now,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: { ...subscription.invoice_settings, days_until_due: null },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [
      newPhase(item.price, {
        start,
        end,
        quantity: item.quantity,
        defaultPaymentMethod: subscription.default_payment_method,
        hasTax: subscription.automatic_tax.enabled,
        trialEnd: subscription.status === 'trialing' ? subscription.trial_end : null,
      }),
    ],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  }
}

interface PhaseSettings {
  start: number
  end: number
  quantity?: number | undefined
  defaultPaymentMethod?: string | null | undefined
  hasTax?: boolean | undefined
  trialEnd?: number | null | undefined
  metadata?: Record<string, string> | undefined
}

export function newPhase(price: Price, settings: PhaseSettings): SubscriptionSchedule['phases'][number] {
  const { start, end, quantity = 1, defaultPaymentMethod = null, hasTax = false } = settings
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: hasTax, liability: null },
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: price.currency,
    default_payment_method: defaultPaymentMethod,
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [
      { billing_thresholds: null, discounts: [], metadata: {}, plan: price.id, price: price.id, quantity },
    ],
    metadata: settings.metadata ?? {},
    on_behalf_of: null,
    proration_behavior: 'none',
    start_date: start,
    transfer_data: null,
    trial_end: settings.trialEnd ?? null,
  }
}
