import { z } from 'zod'
import { identifier } from './entity.ts'
import { input, titled } from './section-parts.ts'

export const paymentMethod = z.enum([
  'card',
  'bank',
  'wechat',
  'alipay',
  'paypal',
  'applePay',
  'googlePay',
  'unionPay',
  'ideal',
  'klarna',
  'mPesa',
  'pix',
  'upi',
  'twint',
  'scan',
  'wallet',
  'cash',
])

/** Buying, booking and talking. */
export const peopleSections = [
  z.strictObject({ type: z.literal('cart'), ...titled }),
  z.strictObject({
    type: z.literal('checkout'),
    ...titled,
    methods: z.array(paymentMethod),
    needsAddress: z.boolean(),
    shippingFee: z.number(),
    /** Goods of this worth are sent without the fee. Absent where it is always paid. */
    freeFrom: z.number().min(0).optional(),
    coupon: z.strictObject({ code: z.string(), percent: z.number() }).nullable(),
  }),
  z.strictObject({
    type: z.literal('booking'),
    ...titled,
    /** What is booked, and where the bookings are kept. */
    resource: identifier,
    booking: identifier,
    /**
     * `slots`: a day and one of its times; `stay`: arrival and departure; `seats`: a number of places at an event;
     * `hours`: a day, from one time to another.
     */
    mode: z.enum(['slots', 'stay', 'seats', 'hours']),
    slots: z.array(z.string()),
    /** On which days of the week (0 is Sunday) which of the times are offered. Absent where all are, every day. */
    open: z
      .array(z.strictObject({ days: z.array(z.int().min(0).max(6)), from: z.string(), to: z.string() }))
      .optional(),
    /** The `tags` field of what is booked that says on which days of the week it can be. */
    daysField: identifier.optional(),
    capacity: z.number(),
    /** Whether the first free time can be booked without choosing it. */
    isAutomatic: z.boolean().optional(),
    /** How a booking is paid for. Absent where it costs nothing now. */
    methods: z.array(paymentMethod).optional(),
    /** Rows and seats, where each seat is chosen: `aisles` are the seats after which there is a way through. */
    seatPlan: z
      .strictObject({
        rows: z.int().min(1).max(40),
        seats: z.int().min(1).max(20),
        aisles: z.array(z.int()),
        front: z.string(),
      })
      .optional(),
    /** What can be had with it, once or for each day. */
    extras: z
      .array(z.strictObject({ name: z.string(), price: z.number(), per: z.enum(['day', 'booking']) }))
      .optional(),
    /** How many percent of the price are paid now. All of it, where nothing is said. */
    deposit: z.number().min(1).max(100).optional(),
    /** What a stay is counted in. Nights, unless it says otherwise. */
    unit: z.enum(['night', 'day']).optional(),
    /** Fields of the booking that are asked for besides time and person. */
    asks: z.array(identifier).optional(),
  }),
  /**
   * Connections that go every day: `entity` has `from`, `to`, `departure` and `arrival`, and a price and a number of seats
   * for each class; `tickets` keeps who travels, when and where they sit.
   */
  z.strictObject({
    type: z.literal('journeys'),
    ...titled,
    entity: identifier,
    tickets: identifier,
    classes: z
      .array(z.strictObject({ name: z.string(), priceField: identifier, seatsField: identifier }))
      .min(1),
    methods: z.array(paymentMethod).min(1),
  }),
  z.strictObject({ type: z.literal('wallet'), ...titled, entity: identifier, canTrade: z.boolean() }),
  z.strictObject({
    type: z.literal('rewards'),
    ...titled,
    pointsPerCheckIn: z.number(),
    gifts: z.array(z.strictObject({ name: z.string(), points: z.number() })),
  }),
  z.strictObject({
    type: z.literal('draw'),
    ...titled,
    prizes: z.array(z.strictObject({ name: z.string(), percent: z.number(), stock: z.number() })),
    /** Prizes kept as records with odds in percent and a stock, so that staff can change them. */
    entity: identifier.optional(),
    /** How many draws a purchase gives. Absent where drawing is free. */
    chancesPerOrder: z.int().min(1).optional(),
  }),
  z.strictObject({ type: z.literal('referral'), ...titled, percent: z.number() }),
  z.strictObject({ type: z.literal('donation'), ...titled, amounts: z.array(z.number()), goal: z.number() }),

  /** A form that ends in a stored message with a reference number: contact, feedback, report, application. */
  z.strictObject({
    type: z.literal('inquiry'),
    ...titled,
    /** Where the messages are kept, so that staff can read them. */
    entity: identifier.nullable(),
    inputs: z.array(input),
    submitLabel: z.string(),
    thanks: z.string(),
  }),
  z.strictObject({ type: z.literal('forum'), ...titled, entity: identifier }),
  z.strictObject({ type: z.literal('moderation'), ...titled, entity: identifier }),
  z.strictObject({ type: z.literal('feed'), ...titled, entity: identifier }),
  z.strictObject({
    type: z.literal('chat'),
    ...titled,
    people: z.array(z.string()),
    hasGroups: z.boolean(),
    /** Where everybody reads what everybody writes. */
    room: z.string().optional(),
    /** The list of people one writes to, where the application keeps one. */
    contacts: identifier.optional(),
  }),
  z.strictObject({
    type: z.literal('assistant'),
    ...titled,
    answers: z.array(z.strictObject({ keywords: z.array(z.string()), answer: z.string() })),
  }),
  z.strictObject({
    type: z.literal('mail'),
    ...titled,
    messages: z.array(
      z.strictObject({
        from: z.string(),
        subject: z.string(),
        body: z.string(),
        folder: z.string(),
        daysAgo: z.number(),
      }),
    ),
  }),
  z.strictObject({
    type: z.literal('poll'),
    ...titled,
    polls: z.array(
      z.strictObject({
        question: z.string(),
        options: z.array(z.string()),
        /** Votes of others, in the order of the options. */
        samples: z.array(z.int().min(0)).optional(),
      }),
    ),
  }),
  /** One vote for each person on records: candidates, proposals, photos of a contest. */
  z.strictObject({
    type: z.literal('ballot'),
    ...titled,
    entity: identifier,
    /** Whether nobody sees results before the voting is closed. */
    isHidden: z.boolean(),
    /** Whether staff, or everybody where there are no accounts, opens and closes it. */
    hasOffice: z.boolean(),
    /** Whether only those vote who are signed in. */
    needsAccount: z.boolean(),
    /** How many may vote; 0 where nobody asks. */
    electorate: z.int().min(0),
    /** Votes of others for the sample records, in their order. */
    samples: z.array(z.int().min(0)),
  }),
] as const
