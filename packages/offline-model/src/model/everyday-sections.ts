import { z } from 'zod'
import { identifier } from './entity.ts'
import { titled } from './section-parts.ts'

/** What people open every day: shared costs, what is due again, budgets, and a page of links. */
export const everydaySections = [
  /** Who owes whom: `entity` has `paidBy`, `amount` and `sharedWith`. */
  z.strictObject({ type: z.literal('balances'), ...titled, entity: identifier }),
  /** What comes round again: `dateField` says when, `everyField` after how many days. */
  z.strictObject({
    type: z.literal('dueList'),
    ...titled,
    entity: identifier,
    dateField: identifier,
    everyField: identifier,
    /** "Watered". */
    doneLabel: z.string(),
  }),
  /** What is left of a month's budget by category: `entity` has `amount`, `type`, `category` and `date`. */
  z.strictObject({ type: z.literal('budgets'), ...titled, entity: identifier, initialLimit: z.number() }),
  /** Somebody's links below their name: `entity` has a title, `url` and `clicks`. */
  z.strictObject({ type: z.literal('linkPage'), ...titled, entity: identifier }),
] as const
