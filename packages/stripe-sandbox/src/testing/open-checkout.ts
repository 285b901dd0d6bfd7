import type Stripe from 'stripe'

interface Shop {
  stripe: Stripe
  url: string
}

const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123', name: 'Ada Lovelace' }

/** A customer and a monthly price, made through the API. */
export async function stockShop({ stripe }: Shop, unitAmount = 2000) {
  const product = await stripe.products.create({ name: 'Pro' })
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: unitAmount,
    recurring: { interval: 'month' },
  })
  return price.id
}

/** Opens a checkout session for a customer. */
export async function openCheckout({ stripe }: Shop, order: { customer: string; price: string }) {
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: order.customer,
    line_items: [{ price: order.price, quantity: 1 }],
    success_url: 'https://app.example/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://app.example/pricing',
    subscription_data: { metadata: { userId: 'u1' } },
  })
}

/** Sends the card form of the hosted page, as a browser would. */
export async function submitCard({ url }: Shop, session: string, fields: Record<string, string> = {}) {
  const response = await fetch(`${url}/c/pay/${session}`, {
    method: 'POST',
    body: new URLSearchParams({ ...card, ...fields }),
    redirect: 'manual',
  })
  return { location: response.headers.get('location'), page: await response.text() }
}

/** Opens a session, pays it, and answers the subscription that came of it. */
export async function subscribe(shop: Shop, order: { customer: string; price: string }) {
  const session = await openCheckout(shop, order)
  await submitCard(shop, session.id)
  const { data } = await shop.stripe.subscriptions.list({ customer: order.customer })
  const [subscription] = data
  const [item] = subscription?.items.data ?? []
  if (!subscription || !item) throw new Error('The checkout made no subscription.')
  return { id: subscription.id, item: item.id, periodEnd: item.current_period_end }
}
