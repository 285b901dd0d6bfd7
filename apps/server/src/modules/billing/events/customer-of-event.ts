import type { Stripe } from 'stripe'
import { z } from 'zod'

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const object = z.object({ object: z.string(), id: z.string().optional(), customer: reference.nullish() })
const before = z.object({ customer: reference.nullish() }).optional()

/** Whom an event is about. A card that was taken away says so only by what it was before. */
export function customerOfEvent(event: Pick<Stripe.Event, 'data'>): string | null {
  const about = object.safeParse(event.data.object)
  if (!about.success) return null
  if (about.data.object === 'customer') return about.data.id ?? null
  return about.data.customer ?? before.safeParse(event.data.previous_attributes).data?.customer ?? null
}
