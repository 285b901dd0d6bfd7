import { z } from 'zod'
import { identifier } from './entity.ts'
import { action, input, titled } from './section-parts.ts'

/** Records whose `choice` field has one of these values. */
const where = z.strictObject({ field: identifier, equals: z.array(z.string()).min(1) })

/**
 * Records whose date is in the running day, week, month or year, on the next day, in the next week, or is reached (`overdue`) or nearly so
 * (`soon`) while they are not done with.
 */
const within = z.strictObject({
  field: identifier,
  span: z.enum(['day', 'tomorrow', 'week', 'nextWeek', 'month', 'year', 'soon', 'overdue']),
})

/** Records whose number in `field` is no more than their own in `than`: what runs low. */
const below = z.strictObject({ field: identifier, than: identifier })

/** Records, and who may do what with them. */
export const recordSections = [
  z.strictObject({
    type: z.literal('collection'),
    ...titled,
    entity: identifier,
    view: z.enum(['table', 'cards', 'list', 'magazine']),
    /** `mine`: the signed-in person's own; `taken`: those they work on; `favourites`: what they kept; `newest`: a short teaser with a link. */
    scope: z.enum(['all', 'mine', 'taken', 'favourites', 'newest']),
    /** Whether create, edit, delete and bulk controls are offered here. */
    isManaged: z.boolean(),
    /** Shows only records whose `choice` field has one of these values. Absent where all are shown. */
    where: where.optional(),
    /** Begins with these records; all are one press away. */
    within: within.optional(),
    below: below.optional(),
    /** The field by whose values the records stand in groups. Absent where they stand in one list. */
    groupBy: identifier.optional(),
  }),
  /** `answersIn` keeps what is answered to it, with votes. Absent where it is no question. */
  z.strictObject({
    type: z.literal('detail'),
    ...titled,
    entity: identifier,
    answersIn: identifier.optional(),
  }),
  /** Records side by side that one slides through, on a first page. */
  z.strictObject({ type: z.literal('recordSlider'), ...titled, entity: identifier }),
  /** A page whose purpose is to make one new record: place an order, submit a report, post a job. */
  z.strictObject({ type: z.literal('recordForm'), ...titled, entity: identifier, submitLabel: z.string() }),
  /** Immutable history: every creation, change and step of these entities, newest first, with filters. */
  z.strictObject({ type: z.literal('history'), ...titled, entities: z.array(identifier) }),
  z.strictObject({
    type: z.literal('kanban'),
    ...titled,
    entity: identifier,
    /** The `choice` field whose options are the columns. */
    field: identifier,
  }),
  z.strictObject({
    type: z.literal('calendar'),
    ...titled,
    entity: identifier,
    dateField: identifier,
    view: z.enum(['month', 'week']),
  }),
  /** A week of lessons or shifts: `choice` fields for the day and the period, and the fields by which it is seen. */
  z.strictObject({
    type: z.literal('timetable'),
    ...titled,
    entity: identifier,
    dayField: identifier,
    periodField: identifier,
    lanes: z.array(identifier),
    /** Whose value can stand once at a time. */
    exclusive: z.array(identifier),
    /** Who stands in for whom on which date: the fields of `entity`, and that of a lesson which names who is there usually. */
    substitutions: z
      .strictObject({
        entity: identifier,
        date: identifier,
        period: identifier,
        absent: identifier,
        substitute: identifier,
        taughtBy: identifier,
      })
      .optional(),
  }),
  /**
   * Options and amounts of a service, their price, and a form that sends it off as a record of `entity`. Each record of
   * `prices` is an option: its `kind` is a group, its `per` the name of a basis.
   */
  z.strictObject({
    type: z.literal('quote'),
    ...titled,
    entity: identifier,
    detailsField: identifier,
    totalField: identifier,
    prices: identifier,
    /** Whether one has to be signed in to send it off. */
    isForAccounts: z.boolean(),
    groups: z.array(z.strictObject({ name: z.string(), pick: z.enum(['one', 'any', 'all', 'pair']) })),
    amounts: z.array(
      z.strictObject({
        id: identifier,
        label: z.string(),
        unit: z.string(),
        initial: z.number(),
        min: z.number(),
        max: z.number(),
      }),
    ),
    /** What a price is multiplied by. */
    bases: z.array(z.strictObject({ name: z.string(), amounts: z.array(identifier) })),
  }),
  z.strictObject({ type: z.literal('map'), ...titled, entity: identifier, placeField: identifier }),
  z.strictObject({ type: z.literal('compare'), ...titled, entity: identifier }),
  z.strictObject({ type: z.literal('recommendations'), ...titled, entity: identifier }),
  z.strictObject({
    type: z.literal('dashboard'),
    ...titled,
    tiles: z.array(
      z.strictObject({
        label: z.string(),
        entity: identifier,
        measure: z.enum(['count', 'sum', 'average']),
        /** The number field for sum and average. */
        field: identifier.nullable(),
        /** Counts only records whose `choice` field has this value. */
        where: z.strictObject({ field: identifier, equals: z.string() }).nullable(),
      }),
    ),
    charts: z.array(
      z.strictObject({
        title: z.string(),
        kind: z.enum(['line', 'bar', 'area', 'pie']),
        entity: identifier,
        measure: z.enum(['count', 'sum', 'average']),
        field: identifier.nullable(),
        /** A date field (grouped by day or month) or a choice or reference field. */
        by: identifier,
        /** Draws only records whose `choice` field has this value. */
        where: z.strictObject({ field: identifier, equals: z.string() }).optional(),
      }),
    ),
    recent: identifier.nullable(),
    /** Whether the charts stand above the figures. */
    chartsFirst: z.literal(true).optional(),
  }),
  /** What somebody has to see to now: what is overdue or nearly so, what is not paid, what is planned for a day. */
  z.strictObject({
    type: z.literal('watch'),
    ...titled,
    items: z
      .array(
        z.strictObject({
          label: z.string(),
          entity: identifier,
          /** What is told beside each: the date that is due, the state that it is in. */
          field: identifier,
          within: within.optional(),
          below: below.optional(),
          where: where.optional(),
          action,
        }),
      )
      .min(1),
  }),
  z.strictObject({ type: z.literal('reportBuilder'), ...titled, entities: z.array(identifier) }),
  z.strictObject({ type: z.literal('importExport'), ...titled, entities: z.array(identifier) }),

  z.strictObject({ type: z.literal('signIn'), ...titled }),
  /**
   * `number` is what people are known by beside their address: "Student number"; `asks` is what they tell of themselves, and
   * `keptIn` the list of such people that they come to stand in.
   */
  z.strictObject({
    type: z.literal('register'),
    ...titled,
    number: z.string().optional(),
    asks: z.array(input).optional(),
    keptIn: identifier.optional(),
  }),
  z.strictObject({ type: z.literal('recoverPassword'), ...titled }),
  z.strictObject({
    type: z.literal('profile'),
    ...titled,
    entities: z.array(identifier),
    asks: z.array(input).optional(),
    keptIn: identifier.optional(),
  }),
  z.strictObject({ type: z.literal('users'), ...titled }),
  z.strictObject({ type: z.literal('permissions'), ...titled }),
  z.strictObject({ type: z.literal('settings'), ...titled, inputs: z.array(input) }),
  z.strictObject({ type: z.literal('notifications'), ...titled }),
] as const
