import { texts } from '@joinery/contract'
import type { PaidPlan } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import type { SubscriptionRow } from '../accounts/store.ts'
import { isLive } from '../plan-access.ts'
import { refreshedState } from './desk.ts'
import type { CustomerDesk, Desk } from './desk.ts'
import { ensureCustomer } from './ensure-customer.ts'

interface Order {
  email: string
  planId: PaidPlan
  priceId: string | undefined
  /** A path of our own. */
  returnTo: string
}

/** Where the plan is bought, or changed by whoever has a subscription: nobody gets a second one. */
export async function startCheckout(desk: Desk, order: Order): Promise<string> {
  const { payments, prices, siteUrl, userId } = desk
  const price = prices.of(order.planId)
  if (order.priceId !== undefined && order.priceId !== '' && order.priceId !== price.priceId) {
    throw new AppError('invalid-input', texts.payments.wrongPrice, {
      issues: [{ path: 'priceId', message: texts.payments.wrongPrice }],
    })
  }
  const customerId = await ensureCustomer(desk, order.email)
  const customer: CustomerDesk = { ...desk, customerId }
  const changeUrl = `${siteUrl}/dashboard/billing?change=${order.planId}`
  let known = await refreshedState(customer)
  if (isSubscribed(known)) return changeUrl
  const areClosed = await expireOpenSessions(customer)
  if (!areClosed) known = await refreshedState(customer)
  if (isSubscribed(known)) return changeUrl
  const session = await payments.stripe.checkout.sessions.create({
    mode: 'subscription',
    ui_mode: 'hosted_page',
    customer: customerId,
    client_reference_id: userId,
    line_items: [{ price: price.priceId, quantity: 1 }],
    success_url: `${siteUrl}${order.returnTo}?payment=success`,
    cancel_url: `${siteUrl}${order.returnTo}?payment=canceled`,
    subscription_data: {
      metadata: { userId, plan: order.planId },
      ...(payments.trialDays > 0 && !hasHadPlan(known) && { trial_period_days: payments.trialDays }),
    },
    ...(payments.automaticTax && {
      automatic_tax: { enabled: true },
      customer_update: { address: 'auto', name: 'auto' },
    }),
  })
  if (session.url === null) throw new AppError('unavailable', texts.billing.checkout.failed)
  return session.url
}

const isSubscribed = (row: SubscriptionRow | undefined): boolean =>
  row !== undefined && row.stripeSubscriptionId !== null && isLive(row)

/** A trial is for the first plan of an account, also where that one has ended long ago. */
const hasHadPlan = (row: SubscriptionRow | undefined): boolean => (row?.stripeSubscriptionId ?? null) !== null

/** Two tabs must not both be paid. False where one of them was paid just now. */
async function expireOpenSessions({ payments, customerId }: CustomerDesk): Promise<boolean> {
  const { stripe } = payments
  const open = await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 })
  let areClosed = true
  for (const { id } of open.data) {
    try {
      await stripe.checkout.sessions.expire(id)
    } catch (error) {
      const { status } = await stripe.checkout.sessions.retrieve(id)
      if (status === 'open') throw error
      areClosed = false
    }
  }
  return areClosed
}
