import type { Stripe } from 'stripe'
import { findCustomer } from '../find-customer.ts'
import { idOf } from '../id-of.ts'
import { isLive } from '../plan-access.ts'
import { previewNext } from '../preview-next.ts'

export type ProviderAccount = Awaited<ReturnType<typeof readAccount>>

/** What an account of ours can have at most without somebody looking into it. */
const limit = 100

/** Everything the provider has about a customer that we show or act upon, as it is now; undefined where it is gone. */
export async function readAccount(stripe: Stripe, customerId: string) {
  const asking = Promise.all([
    readSubscriptions(stripe, customerId),
    stripe.invoices.list({ customer: customerId, limit, expand: ['data.payments'] }),
    stripe.charges.list({ customer: customerId, limit }),
    stripe.paymentMethods.list({ customer: customerId, type: 'card', limit }),
  ])
  // Whoever is deleted has no lists, and that is said by an error nobody needs.
  asking.catch(() => undefined)
  const customer = await findCustomer(stripe, customerId)
  if (!customer) return undefined
  const [{ subscription, liveCount, schedule, upcoming }, invoices, charges, methods] = await asking
  const refunded = charges.data.filter(({ amount_refunded }) => amount_refunded > 0)
  const refunds = await Promise.all(refunded.map(({ id }) => stripe.refunds.list({ charge: id, limit })))
  return {
    customer,
    subscription,
    liveCount,
    invoices: invoices.data,
    firstInvoice: findFirstPaid(invoices),
    charges: charges.data,
    refunds: refunds.flatMap(({ data }) => data),
    methods: methods.data,
    schedule: schedule?.status === 'active' ? schedule : null,
    upcoming,
  }
}

/** What is asked about a subscription is asked as soon as it is known which one, while the lists are on their way. */
async function readSubscriptions(stripe: Stripe, customerId: string) {
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit })
  const subscription = chooseSubscription(data)
  const [schedule, upcoming] = await Promise.all([
    subscription?.schedule
      ? stripe.subscriptionSchedules.retrieve(idOf(subscription.schedule), { expand: ['phases.items.price'] })
      : null,
    subscription && renews(subscription) ? previewRenewal(stripe, customerId, subscription) : null,
  ])
  return { subscription, liveCount: data.filter(isLive).length, schedule, upcoming }
}

const preference = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'canceled',
  'incomplete_expired',
]

/** The one that counts: the best status, then the most expensive, then the newest. The list is newest first. */
function chooseSubscription(all: readonly Stripe.Subscription[]): Stripe.Subscription | undefined {
  return all.toSorted((a, b) => rank(a) - rank(b) || amountOf(b) - amountOf(a))[0]
}

function rank({ status }: Stripe.Subscription): number {
  const place = preference.indexOf(status)
  // A word we do not know stands behind everything that goes on, and before what has ended.
  return place === -1 ? 5.5 : place
}

const amountOf = ({ items }: Stripe.Subscription): number =>
  items.data.reduce((sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * (quantity ?? 1), 0)

function renews({ status, cancel_at, cancel_at_period_end }: Stripe.Subscription): boolean {
  return (status === 'active' || status === 'trialing') && cancel_at === null && !cancel_at_period_end
}

/** With a schedule the next period may be on another plan, and the schedule knows. */
function previewRenewal(stripe: Stripe, customer: string, { id, schedule }: Stripe.Subscription) {
  const what = schedule === null ? { subscription: id } : { schedule: idOf(schedule) }
  return previewNext(stripe, { customer, ...what })
}

/** The first invoice that was paid with money. Who has more than a page of them is past any guarantee. */
function findFirstPaid({ data, has_more }: Stripe.ApiList<Stripe.Invoice>): Stripe.Invoice | undefined {
  if (has_more) return undefined
  return data.findLast(({ status, amount_paid }) => status === 'paid' && amount_paid > 0)
}
