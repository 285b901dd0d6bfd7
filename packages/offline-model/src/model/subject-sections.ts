import { z } from 'zod'
import { identifier } from './entity.ts'
import { titled } from './section-parts.ts'

const method = z.enum(['card', 'bank', 'wechat', 'alipay', 'paypal', 'applePay', 'googlePay', 'scan', 'cash'])

/** What makes one subject itself: a family tree, the devices of a home, questions with votes. Names that end in `In` are entities. */
export const subjectSections = [
  /** What is there month by month: `entity` is what was paid, `plannedIn` what is planned once or again and again. */
  z.strictObject({
    type: z.literal('forecast'),
    ...titled,
    entity: identifier,
    plannedIn: identifier,
    months: z.int().min(1).max(36),
  }),
  /** A bank's CSV file becomes records with a date, an amount and a type. */
  z.strictObject({ type: z.literal('statementImport'), ...titled, entity: identifier }),
  /** People with `mother`, `father` and `spouse`. */
  z.strictObject({ type: z.literal('familyTree'), ...titled, entity: identifier }),
  /** Things of a home with a `status` of On or Off, a `type`, a room, and how bright or warm they are. */
  z.strictObject({ type: z.literal('devices'), ...titled, entity: identifier }),
  z.strictObject({ type: z.literal('scenes'), ...titled, entity: identifier }),
  z.strictObject({ type: z.literal('questions'), ...titled, entity: identifier, answersIn: identifier }),
  z.strictObject({ type: z.literal('reputation'), ...titled, entity: identifier, answersIn: identifier }),
  /** Kinds of tickets with a price and a quantity. `eventsIn` is null where all are for the same event. */
  z.strictObject({
    type: z.literal('ticketShop'),
    ...titled,
    entity: identifier,
    eventsIn: identifier.nullable(),
    ticketsIn: identifier,
    methods: z.array(method),
  }),
  z.strictObject({ type: z.literal('ticketWallet'), ...titled, entity: identifier }),
  z.strictObject({
    type: z.literal('ticketSales'),
    ...titled,
    entity: identifier,
    eventsIn: identifier.nullable(),
    ticketsIn: identifier,
  }),
  /** What is on, by day and stage, and what of it one wants to see oneself. */
  z.strictObject({
    type: z.literal('programme'),
    ...titled,
    entity: identifier,
    dayField: identifier,
    laneField: identifier,
    startField: identifier,
    endField: identifier,
    filterField: identifier.nullable(),
  }),
  z.strictObject({ type: z.literal('merge'), ...titled, entity: identifier }),
  z.strictObject({ type: z.literal('responseTimes'), ...titled, entity: identifier }),
  /** Texts with gaps, "[Client name]", that become records. */
  z.strictObject({ type: z.literal('fromTemplate'), ...titled, entity: identifier, templatesIn: identifier }),
  /** What is in the state `from` is signed, and is in the state `to` then. */
  z.strictObject({
    type: z.literal('signing'),
    ...titled,
    entity: identifier,
    from: z.string(),
    to: z.string(),
  }),
  z.strictObject({ type: z.literal('translator'), ...titled }),
  /** Pictures by category that open over the whole screen. */
  z.strictObject({ type: z.literal('photoWall'), ...titled, entity: identifier }),
  /** What an insurance costs somebody of an age, and a policy for it. */
  z.strictObject({
    type: z.literal('premium'),
    ...titled,
    entity: identifier,
    policiesIn: identifier,
    methods: z.array(method),
  }),
  /** Who finished how much of an order, and how much of it was no good. */
  z.strictObject({ type: z.literal('workReport'), ...titled, entity: identifier, reportsIn: identifier }),
  /** Classes with places, a waiting list, and a card that each of them takes a session from. */
  z.strictObject({
    type: z.literal('classes'),
    ...titled,
    entity: identifier,
    bookingsIn: identifier,
    cardsIn: identifier,
    /** Until how many hours before it begins a place can be given back. */
    hoursBefore: z.number().min(0),
  }),
  /** Who comes in pays by the time when leaving; a card for the month covers it. */
  z.strictObject({
    type: z.literal('parkingGate'),
    ...titled,
    entity: identifier,
    recordsIn: identifier,
    platesIn: identifier,
    cardsIn: identifier,
    methods: z.array(method),
  }),
  z.strictObject({
    type: z.literal('monthlyCard'),
    ...titled,
    entity: identifier,
    cardsIn: identifier,
    platesIn: identifier,
    methods: z.array(method),
  }),
  /** What fits what somebody looks for, the best first, and why. */
  z.strictObject({ type: z.literal('matching'), ...titled, entity: identifier, profilesIn: identifier }),
] as const
