import { z } from 'zod'
import { identifier } from './entity.ts'
import { paymentMethod } from './people-sections.ts'
import { action, titled } from './section-parts.ts'

/** Of exams: `bank` has the questions, `papers` what is put together of them. */
const exam = { ...titled, bank: identifier, papers: identifier }

/** Parts of applications that are known as a whole: the weather, exams, learning words, reports on stocks. */
export const wholeSections = [
  /** `action` leads to the weather of one city. */
  z.strictObject({
    type: z.literal('weather'),
    ...titled,
    view: z.enum(['city', 'compare', 'saved', 'alerts']),
    action: action.optional(),
  }),
  /** `marks` keeps what each exam came to. */
  z.strictObject({ type: z.literal('examRoom'), ...exam, marks: identifier }),
  z.strictObject({ type: z.literal('examScores'), ...exam }),
  z.strictObject({ type: z.literal('examMistakes'), ...exam }),
  z.strictObject({ type: z.literal('questionBank'), ...titled, bank: identifier }),
  z.strictObject({ type: z.literal('paperBuilder'), ...exam }),
  /** Of words: `entity` has `word`, `meaning`, `example` and `book`. */
  z.strictObject({ type: z.literal('wordBooks'), ...titled, entity: identifier }),
  z.strictObject({ type: z.literal('wordPlan'), ...titled, entity: identifier }),
  z.strictObject({ type: z.literal('spellingTest'), ...titled, entity: identifier }),
  z.strictObject({ type: z.literal('wordMistakes'), ...titled, entity: identifier }),
  z.strictObject({ type: z.literal('wordProgress'), ...titled, entity: identifier }),
  /** Of stocks: `entity` has `name`, `symbol`, `sector`, `price` and `rating`; `action` leads to a report on one. */
  z.strictObject({ type: z.literal('stockLookup'), ...titled, entity: identifier, action }),
  z.strictObject({ type: z.literal('stockReport'), ...titled, entity: identifier }),
  /** A dish as one likes it, from a store: `entity` has `category` and `price`; `action` leads to where orders are followed. */
  z.strictObject({
    type: z.literal('menuOrder'),
    ...titled,
    entity: identifier,
    stores: identifier,
    orders: identifier,
    options: z.array(
      z.strictObject({
        name: z.string(),
        pick: z.enum(['one', 'any']),
        of: z.array(z.string()),
        choices: z.array(z.strictObject({ name: z.string(), price: z.number() })).min(1),
      }),
    ),
    coupons: z.array(z.strictObject({ code: z.string(), percent: z.number(), from: z.number() })),
    methods: z.array(paymentMethod),
    action,
  }),
  /** How far records have come, step by step: one's own, or all of them. */
  z.strictObject({ type: z.literal('progressTracker'), ...titled, entity: identifier, isOwn: z.boolean() }),
  /** Texts with blanks in `bodyField`, such as `{landlord}`, that are filled in and taken along. */
  z.strictObject({
    type: z.literal('documentTemplates'),
    ...titled,
    entity: identifier,
    bodyField: identifier,
  }),
  /** What things cost over time. */
  z.strictObject({ type: z.literal('priceTrends'), ...titled, entity: identifier, priceField: identifier }),
  /** What was published, month by month. */
  z.strictObject({ type: z.literal('archive'), ...titled, entity: identifier, dateField: identifier }),
  /** Articles are written and published: `drafts` keeps the unfinished ones. */
  z.strictObject({ type: z.literal('articleDesk'), ...titled, entity: identifier, drafts: identifier }),
  /** Rooms in which board games are played: `entity` has `name`, `game`, `host`, `stake` and `status`. */
  z.strictObject({ type: z.literal('gameRooms'), ...titled, entity: identifier }),
  z.strictObject({ type: z.literal('gameRecords'), ...titled }),
  /** Players by their points: `entity` has `won` and `points`. */
  z.strictObject({ type: z.literal('hallRanking'), ...titled, entity: identifier }),
  z.strictObject({ type: z.literal('coinShop'), ...titled, methods: z.array(paymentMethod) }),
  /** Every comment on records of `entity`, to be hidden or deleted. */
  z.strictObject({ type: z.literal('commentDesk'), ...titled, entity: identifier }),
] as const
