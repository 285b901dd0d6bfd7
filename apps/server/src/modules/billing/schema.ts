import { planIds } from '@joinery/contract'
import type { Reconciliation, UserId } from '@joinery/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownedByUser } from '../../db/owners.ts'
import type { SubscriptionDetails } from './subscription-details.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Only the key, for rows that stay when their user goes. */
const profileKeys = pgTable('profiles', { id: uuid('id').primaryKey() })

/**
 * Who has which plan. Nobody has to have a row: without one it is the free plan. A row without a scope was given by hand;
 * every other one says where it comes from, and counts only while that is where payments go.
 */
export const subscriptions = pgTable('subscriptions', {
  userId: ownedByUser().primaryKey(),
  plan: text('plan', { enum: planIds }).notNull(),
  status: text('status').notNull(),
  currentPeriodStart: moment('current_period_start'),
  currentPeriodEnd: moment('current_period_end'),
  stripeCustomerId: text('stripe_customer_id'),
  paymentMethodLast: text('payment_method_last'),
  scope: text('scope'),
  stripeSubscriptionId: text('stripe_subscription_id'),
  /** Until when a payment that failed does not yet cost the plan. */
  graceUntil: moment('grace_until'),
  details: jsonb('details').$type<SubscriptionDetails>(),
  syncedAt: moment('synced_at'),
})

/** Who is who at the provider. The row outlives the user, so that a subscription nobody owns any more can be ended. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    scope: text('scope').notNull(),
    stripeCustomerId: text('stripe_customer_id').notNull(),
    userId: uuid('user_id')
      .$type<UserId>()
      .references(() => profileKeys.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.stripeCustomerId] }),
    uniqueIndex('billing_customers_one_per_user').on(table.scope, table.userId),
  ],
)

export const paymentMethods = pgTable(
  'payment_methods',
  {
    scope: text('scope').notNull(),
    paymentMethodId: text('payment_method_id').notNull(),
    userId: ownedByUser(),
    isDefault: boolean('is_default').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.paymentMethodId] }),
    index('payment_methods_of_user').on(table.userId),
    uniqueIndex('payment_methods_one_default')
      .on(table.userId, table.scope)
      .where(sql`${table.isDefault}`),
  ],
)

/** Payments, attempts that failed, and refunds, as the provider has them. */
export const paymentHistory = pgTable(
  'payment_history',
  {
    id: uuid('id').primaryKey(),
    scope: text('scope').notNull(),
    userId: ownedByUser(),
    kind: text('kind', { enum: ['payment', 'refund'] }).notNull(),
    amountPaid: integer('amount_paid').notNull(),
    currency: text('currency').notNull().default('usd'),
    createdAt: moment('created_at').notNull(),
    status: text('status').notNull(),
    plan: text('plan', { enum: planIds }),
    stripePaymentId: text('stripe_payment_id'),
    stripeInvoiceId: text('stripe_invoice_id'),
    invoicePdf: text('invoice_pdf'),
    invoiceUrl: text('invoice_url'),
    receiptUrl: text('receipt_url'),
    billingReason: text('billing_reason'),
  },
  (table) => [index('payment_history_of_user').on(table.userId, table.createdAt, table.id)],
)

/** What the provider has told us: written before anything is done about it. */
export const billingEvents = pgTable(
  'billing_events',
  {
    scope: text('scope').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    stripeCustomerId: text('stripe_customer_id'),
    receivedAt: moment('received_at').notNull().defaultNow(),
    handledAt: moment('handled_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Whoever has taken the event has until then. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    problem: text('problem'),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.eventId] }),
    index('billing_events_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.handledAt} is null`),
    index('billing_events_newest').on(table.scope, table.receivedAt, table.eventId),
  ],
)

/** What an operator should look at. The same thing is said once. */
export const billingAlerts = pgTable(
  'billing_alerts',
  {
    scope: text('scope').notNull(),
    stripeCustomerId: text('stripe_customer_id').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.stripeCustomerId, table.text] })],
)

export const billingReconciliations = pgTable('billing_reconciliations', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  scope: text('scope').notNull(),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at').notNull(),
  accountsChecked: integer('accounts_checked').notNull(),
  eventsMissed: integer('events_missed').notNull(),
  drift: jsonb('drift').$type<Reconciliation['drift']>().notNull(),
})

/** Which account a key belongs to, so that a start does not depend on the provider being reachable. */
export const billingScopes = pgTable('billing_scopes', {
  keyFingerprint: text('key_fingerprint').primaryKey(),
  scope: text('scope').notNull(),
})

/** Everything the Stripe sandbox knows. As JSON text, so that an object comes back exactly as it was put. */
export const stripeSandboxObjects = pgTable(
  'stripe_sandbox_objects',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    object: json('object').$type<object>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('stripe_sandbox_objects_newest').on(table.kind, table.place),
    index('stripe_sandbox_objects_of_customer').on(table.kind, sql`(${table.object} ->> 'customer')`),
    index('stripe_sandbox_objects_to_deliver')
      .on(table.place)
      .where(sql`${table.kind} = 'delivery' and ${table.object} ->> 'state' = 'pending'`),
  ],
)
