import type Stripe from 'stripe'
import type { SandboxTables } from '../store.ts'
import type { Stored } from '../wire/stored.ts'

type LineItem = Stored<Stripe.LineItem>

/** The lines of a checkout session, as its buyer sees them. */
export async function orderedLines(tx: SandboxTables, session: string): Promise<LineItem[]> {
  const order = await tx.get('checkout_order', session)
  const lines: LineItem[] = []
  for (const [index, { price: priceId, quantity }] of (order?.items ?? []).entries()) {
    const price = await tx.get('price', priceId)
    if (!price) continue
    const product = await tx.get('product', price.product)
    const amount = (price.unit_amount ?? 0) * quantity
    lines.push({
      id: `li_${session.slice(8)}_${index}`,
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description: product?.name ?? null,
      metadata: {},
      price,
      quantity,
    })
  }
  return lines
}
