import { z } from 'zod'
import { identifier } from './entity.ts'

/** Title and text, which most sections begin with. */
export const titled = { title: z.string(), text: z.string() }
/** `anchor` is the title of a section to scroll to, where one page holds everything. */
export const action = z.strictObject({ label: z.string(), screen: identifier, anchor: z.string().optional() })
/** One question or setting. `choices` is empty for anything but `choice`. */
export const input = z.strictObject({
  id: identifier,
  label: z.string(),
  type: z.enum(['text', 'longtext', 'email', 'phone', 'number', 'date', 'choice', 'boolean']),
  choices: z.array(z.string()),
  isRequired: z.boolean(),
  initial: z.union([z.string(), z.number(), z.boolean()]).nullable(),
})
