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
  z.strictObject({
    type: z.literal('budgets'),
    ...titled,
    entity: identifier,
    initialLimit: z.number(),
    /** Whether the budgets hold for all there is, rather than for each month. */
    isWhole: z.boolean().optional(),
  }),
  /** Which guest sits where: `tableField` of `entity` refers to `tables`, which have as many seats as `seatsField` says. */
  z.strictObject({
    type: z.literal('seating'),
    ...titled,
    entity: identifier,
    tables: identifier,
    tableField: identifier,
    /** How many people a guest brings, with themselves. */
    countField: identifier,
    seatsField: identifier,
    /** Those who get a seat. */
    where: z.strictObject({ field: identifier, equals: z.array(z.string()).min(1) }),
  }),
  /** Where something is, for everybody who has its number. */
  z.strictObject({ type: z.literal('tracking'), ...titled, entity: identifier }),
  /** Somebody's links below their name: `entity` has a title, `url` and `clicks`. */
  z.strictObject({ type: z.literal('linkPage'), ...titled, entity: identifier }),
] as const
