import { Stripe } from 'stripe'
import { isLive } from '../plan-access.ts'

export type ProviderAccount = Awaited<ReturnType<typeof readAccount>>

/** What an account of ours can have at most without somebody looking into it. */
const limit = 100

/** Everything the provider has about a customer that we show or act upon, as it is now. */
export async function readAccount(stripe: Stripe, customerId: string) {
  const asking = Promise.all([
    readSubscriptions(stripe, customerId),
    stripe.invoices.list({ customer: customerId, limit, expand: ['data.payments'] }),
    stripe.charges.list({ customer: customerId, limit }),
    stripe.paymentMethods.list({ customer: customerId, type: 'card', limit }),
  ])
  // Whoever is deleted has no lists, and that is said by an error nobody needs.
  asking.catch(() => undefined)
  const customer = await stripe.customers.retrieve(customerId)
  if (customer.deleted === true) return undefined
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
    subscription?.schedule ? stripe.subscriptionSchedules.retrieve(idOf(subscription.schedule)) : null,
    subscription && renews(subscription) ? previewNext(stripe, customerId, subscription.id) : null,
  ])
  return { subscription, liveCount: data.filter(isLive).length, schedule, upcoming }
}

/** The id of something that may have been expanded. */
export const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id

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

/** What the next invoice will be. Where the provider expects none, that is no reason to know nothing at all. */
async function previewNext(stripe: Stripe, customer: string, subscription: string) {
  try {
    return await stripe.invoices.createPreview({ customer, subscription })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null
    throw error
  }
}

/** The first invoice that was paid with money. Who has more than a page of them is past any guarantee. */
function findFirstPaid({ data, has_more }: Stripe.ApiList<Stripe.Invoice>): Stripe.Invoice | undefined {
  if (has_more) return undefined
  return data.findLast(({ status, amount_paid }) => status === 'paid' && amount_paid > 0)
}
