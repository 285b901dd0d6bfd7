import { z } from 'zod'
import type { ItemChange } from '../billing/change-items.ts'
import type { Desk } from '../desk.ts'
import { integer } from '../wire/params.ts'
import { findRecurringPrice } from './prices.ts'

/** One item per subscription: a change without the id would silently add a second one, so it is refused. */
export const itemParams = z
  .array(
    z.strictObject({
      id: z.string('The sandbox keeps one item per subscription: send the id of the item to change.'),
      price: z.string().optional(),
      quantity: integer.pipe(z.number().min(1)).optional(),
    }),
  )
  .max(1)

export const prorationBehavior = z.enum(['always_invoice', 'none'], {
  error: 'The sandbox settles differences at once (always_invoice) or not at all (none).',
})

export async function readItemChanges(desk: Desk, sent: z.output<typeof itemParams>): Promise<ItemChange[]> {
  return Array.fromAsync(sent, async ({ id, price, quantity }) => ({
    id,
    quantity,
    price: price === undefined ? undefined : await findRecurringPrice(desk, price, 'items[0][price]'),
  }))
}
