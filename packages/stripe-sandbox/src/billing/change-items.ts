import type { Desk } from '../desk.ts'
import type { Price, Subscription, SubscriptionItem } from '../store.ts'
import { invalidRequest } from '../wire/stripe-error.ts'
import { periodEnd } from './add-intervals.ts'
import type { NewLine } from './new-invoice.ts'
import { planOf } from './new-subscription.ts'

export interface ItemChange {
  id: string
  price?: Price | undefined
  quantity?: number | undefined
}

/** The subscription after the change, and the lines that settle the difference from `date` on. */
export async function changeItems(
  desk: Desk,
  subscription: Subscription,
  { changes, date }: { changes: readonly ItemChange[]; date: number },
) {
  const replaced = new Map<string, SubscriptionItem>()
  const lines: NewLine[] = []
  let anchor = subscription.billing_cycle_anchor
  for (const change of changes) {
    const item = subscription.items.data.find(({ id }) => id === change.id)
    if (!item) throw invalidRequest(`No such subscription item: '${change.id}'`, { param: 'items' })
    const next = changeItem(item, change, { anchor, date })
    anchor = next.anchor
    replaced.set(item.id, next.item)
    lines.push(...(await prorate(desk, item, { next: next.item, date })))
  }
  const data = subscription.items.data.map((item) => replaced.get(item.id) ?? item)
  const items = { ...subscription.items, data }
  return { subscription: { ...subscription, billing_cycle_anchor: anchor, items }, lines }
}

function changeItem(
  item: SubscriptionItem,
  { price = item.price, quantity = item.quantity ?? 1 }: ItemChange,
  { anchor, date }: { anchor: number; date: number },
) {
  const changed = { ...item, price, quantity, plan: planOf(price) }
  if (!price.recurring || hasSameInterval(item.price, price)) return { item: changed, anchor }
  // Another interval starts a period of its own, on the day of the change.
  const end = periodEnd(date, date, price.recurring)
  return { item: { ...changed, current_period_start: date, current_period_end: end }, anchor: date }
}

async function prorate(
  desk: Desk,
  item: SubscriptionItem,
  { next, date }: { next: SubscriptionItem; date: number },
): Promise<NewLine[]> {
  const { current_period_start: start, current_period_end: end } = item
  if (date < start || date > end) {
    throw invalidRequest('The proration date must lie in the current period.', { param: 'proration_date' })
  }
  const share = (end - date) / (end - start)
  const restOfNew = next.current_period_start === date && date !== start ? 1 : share
  const names = { old: await nameOf(desk, item.price), next: await nameOf(desk, next.price) }
  return [
    {
      price: item.price,
      quantity: item.quantity ?? 1,
      amount: -Math.round(amountOf(item) * share),
      description: `Unused time on ${names.old}`,
      period: { start: date, end },
      isProration: true,
    },
    {
      price: next.price,
      quantity: next.quantity ?? 1,
      amount: Math.round(amountOf(next) * restOfNew),
      description: `Remaining time on ${names.next}`,
      period: { start: date, end: next.current_period_end },
      isProration: true,
    },
  ]
}

const amountOf = (item: SubscriptionItem) => (item.price.unit_amount ?? 0) * (item.quantity ?? 1)

const nameOf = async (desk: Desk, price: Price) =>
  (await desk.tx.get('product', price.product))?.name ?? 'Subscription'

const hasSameInterval = (a: Price, b: Price) =>
  a.recurring?.interval === b.recurring?.interval &&
  a.recurring?.interval_count === b.recurring?.interval_count
