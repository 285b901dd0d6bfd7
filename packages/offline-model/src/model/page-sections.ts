import { z } from 'zod'
import { action, titled } from './section-parts.ts'

/** Words and pictures. */
export const pageSections = [
  z.strictObject({ type: z.literal('hero'), ...titled, actions: z.array(action), picture: z.string() }),
  z.strictObject({
    type: z.literal('highlights'),
    ...titled,
    items: z.array(z.strictObject({ ...titled, icon: z.string() })),
  }),
  z.strictObject({
    type: z.literal('slider'),
    ...titled,
    slides: z.array(z.strictObject({ ...titled, picture: z.string(), action: action.optional() })),
  }),
  z.strictObject({ type: z.literal('prose'), ...titled, paragraphs: z.array(z.string()) }),
  z.strictObject({ type: z.literal('steps'), ...titled, items: z.array(z.strictObject(titled)) }),
  z.strictObject({
    type: z.literal('stats'),
    ...titled,
    items: z.array(z.strictObject({ value: z.string(), label: z.string() })),
  }),
  z.strictObject({
    type: z.literal('testimonials'),
    ...titled,
    items: z.array(z.strictObject({ quote: z.string(), name: z.string(), role: z.string() })),
  }),
  z.strictObject({
    type: z.literal('team'),
    ...titled,
    items: z.array(z.strictObject({ name: z.string(), role: z.string(), text: z.string() })),
  }),
  z.strictObject({
    type: z.literal('pricing'),
    ...titled,
    items: z.array(
      z.strictObject({
        name: z.string(),
        price: z.number(),
        period: z.string(),
        points: z.array(z.string()),
        isFeatured: z.boolean(),
      }),
    ),
  }),
  z.strictObject({
    type: z.literal('faq'),
    ...titled,
    items: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  }),
  z.strictObject({
    type: z.literal('gallery'),
    ...titled,
    items: z.array(z.strictObject({ title: z.string(), picture: z.string(), category: z.string() })),
  }),
  z.strictObject({ type: z.literal('callToAction'), ...titled, actions: z.array(action) }),
  z.strictObject({ type: z.literal('newsletter'), ...titled }),
  z.strictObject({
    type: z.literal('contactDetails'),
    ...titled,
    address: z.string(),
    email: z.string(),
    phone: z.string(),
    hours: z.array(z.strictObject({ days: z.string(), hours: z.string() })),
  }),
] as const
