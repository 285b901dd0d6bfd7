import type { Desk } from '../desk.ts'
import type { Subscription } from '../store.ts'
import type { NewLine } from './new-invoice.ts'

/** What a subscription costs for the period it is in. */
export async function periodLines(desk: Desk, subscription: Subscription): Promise<NewLine[]> {
  const isTrial = subscription.status === 'trialing'
  return Array.fromAsync(subscription.items.data, async (item) => {
    const product = await desk.tx.get('product', item.price.product)
    const quantity = item.quantity ?? 1
    return {
      price: item.price,
      quantity,
      amount: isTrial ? 0 : (item.price.unit_amount ?? 0) * quantity,
      description: `${isTrial ? 'Trial period for ' : ''}${quantity} × ${product?.name ?? 'Subscription'}`,
      period: { start: item.current_period_start, end: item.current_period_end },
      isProration: false,
    }
  })
}
