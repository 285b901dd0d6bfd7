import { planIds } from '@joinery/contract'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ownedByUser } from '../../db/owners.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Who has which plan. Nobody has to have a row: without one it is the free plan. */
export const subscriptions = pgTable('subscriptions', {
  userId: ownedByUser().primaryKey(),
  plan: text('plan', { enum: planIds }).notNull(),
  status: text('status').notNull(),
  currentPeriodStart: moment('current_period_start'),
  currentPeriodEnd: moment('current_period_end'),
  stripeCustomerId: text('stripe_customer_id'),
  paymentMethodLast: text('payment_method_last'),
})
