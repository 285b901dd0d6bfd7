import { z } from 'zod'
import { identifier } from './entity.ts'
import { formula } from './formula.ts'

const titled = { title: z.string(), text: z.string() }
const action = z.strictObject({ label: z.string(), screen: identifier })
/** One question or setting. `choices` is empty for anything but `choice`. */
const input = z.strictObject({
  id: identifier,
  label: z.string(),
  type: z.enum(['text', 'longtext', 'email', 'phone', 'number', 'date', 'choice', 'boolean']),
  choices: z.array(z.string()),
  isRequired: z.boolean(),
  initial: z.union([z.string(), z.number(), z.boolean()]).nullable(),
})

/** What a page is made of. `title` and `text` are words for the reader; an empty one is left out. */
export const section = z.discriminatedUnion('type', [
  // Words and pictures
  z.strictObject({ type: z.literal('hero'), ...titled, actions: z.array(action), picture: z.string() }),
  z.strictObject({
    type: z.literal('highlights'),
    ...titled,
    items: z.array(z.strictObject({ ...titled, icon: z.string() })),
  }),
  z.strictObject({
    type: z.literal('slider'),
    ...titled,
    slides: z.array(z.strictObject({ ...titled, picture: z.string() })),
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

  // Records
  z.strictObject({
    type: z.literal('collection'),
    ...titled,
    entity: identifier,
    view: z.enum(['table', 'cards', 'list', 'magazine']),
    /** `mine`: the signed-in person's own; `favourites`: what they kept; `newest`: a short teaser with a link. */
    scope: z.enum(['all', 'mine', 'favourites', 'newest']),
    /** Whether create, edit, delete and bulk controls are offered here. */
    isManaged: z.boolean(),
  }),
  z.strictObject({ type: z.literal('detail'), ...titled, entity: identifier }),
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
      }),
    ),
    recent: identifier.nullable(),
  }),
  z.strictObject({ type: z.literal('reportBuilder'), ...titled, entities: z.array(identifier) }),
  z.strictObject({ type: z.literal('importExport'), ...titled, entities: z.array(identifier) }),

  // Accounts and administration
  z.strictObject({ type: z.literal('signIn'), ...titled }),
  z.strictObject({ type: z.literal('register'), ...titled }),
  z.strictObject({ type: z.literal('recoverPassword'), ...titled }),
  z.strictObject({ type: z.literal('profile'), ...titled, entities: z.array(identifier) }),
  z.strictObject({ type: z.literal('users'), ...titled }),
  z.strictObject({ type: z.literal('permissions'), ...titled }),
  z.strictObject({ type: z.literal('settings'), ...titled, inputs: z.array(input) }),
  z.strictObject({ type: z.literal('notifications'), ...titled }),

  // Buying and booking
  z.strictObject({ type: z.literal('cart'), ...titled }),
  z.strictObject({
    type: z.literal('checkout'),
    ...titled,
    methods: z.array(z.enum(['card', 'bank', 'scan', 'wallet', 'cash'])),
    needsAddress: z.boolean(),
    shippingFee: z.number(),
    coupon: z.strictObject({ code: z.string(), percent: z.number() }).nullable(),
  }),
  z.strictObject({
    type: z.literal('booking'),
    ...titled,
    /** What is booked, and where the bookings are kept. */
    resource: identifier,
    booking: identifier,
    /** `slots`: a day and one of its times; `stay`: arrival and departure; `seats`: a number of places at an event. */
    mode: z.enum(['slots', 'stay', 'seats']),
    slots: z.array(z.string()),
    capacity: z.number(),
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
  }),
  z.strictObject({ type: z.literal('referral'), ...titled, percent: z.number() }),
  z.strictObject({ type: z.literal('donation'), ...titled, amounts: z.array(z.number()), goal: z.number() }),

  // Talking
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
  z.strictObject({ type: z.literal('feed'), ...titled, entity: identifier }),
  z.strictObject({ type: z.literal('chat'), ...titled, people: z.array(z.string()), hasGroups: z.boolean() }),
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
    polls: z.array(z.strictObject({ question: z.string(), options: z.array(z.string()) })),
  }),

  // Learning, playing, watching
  z.strictObject({
    type: z.literal('course'),
    ...titled,
    /** The courses. Lessons are listed here by course record id. */
    entity: identifier,
    lessons: z.array(
      z.strictObject({
        course: z.string(),
        title: z.string(),
        minutes: z.number(),
        paragraphs: z.array(z.string()),
      }),
    ),
    hasCertificate: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('quiz'),
    ...titled,
    /** `score`: right and wrong answers; `survey`: answers are kept; `profile`: answers add up to a type. */
    mode: z.enum(['score', 'survey', 'profile']),
    questions: z.array(
      z.strictObject({
        text: z.string(),
        options: z.array(z.string()),
        /** The index of the right answer, or of no meaning in a survey. */
        answer: z.int(),
      }),
    ),
    seconds: z.number().nullable(),
  }),
  z.strictObject({
    type: z.literal('game'),
    ...titled,
    game: z.enum([
      'memory',
      'snake',
      'ticTacToe',
      'twentyFortyEight',
      'sorting',
      'matching',
      'strategy',
      'scoreboard',
      'blocks',
      'treasure',
      'guess',
    ]),
    /** Words of the subject that cards, resources or pieces carry. */
    words: z.array(z.string()),
  }),
  z.strictObject({ type: z.literal('leaderboard'), ...titled, entity: identifier.nullable() }),
  z.strictObject({
    type: z.literal('player'),
    ...titled,
    entity: identifier,
    medium: z.enum(['audio', 'video']),
  }),
  z.strictObject({
    type: z.literal('liveStream'),
    ...titled,
    entity: identifier,
    hasChat: z.boolean(),
  }),
  /** Events that keep arriving (prices, scores, readings), made here and said to be samples. */
  z.strictObject({ type: z.literal('liveFeed'), ...titled, topics: z.array(z.string()), unit: z.string() }),

  // Working
  z.strictObject({ type: z.literal('timer'), ...titled, minutes: z.number(), breakMinutes: z.number() }),
  z.strictObject({ type: z.literal('habits'), ...titled, entity: identifier }),
  z.strictObject({ type: z.literal('reminders'), ...titled, entity: identifier }),
  z.strictObject({
    type: z.literal('editor'),
    ...titled,
    entity: identifier,
    format: z.enum(['rich', 'markdown', 'code', 'plain']),
    hasFolders: z.boolean(),
  }),
  z.strictObject({ type: z.literal('sheet'), ...titled, rows: z.array(z.array(z.string())) }),
  z.strictObject({ type: z.literal('upload'), ...titled, entity: identifier, accepts: z.array(z.string()) }),
  z.strictObject({
    type: z.literal('jobs'),
    ...titled,
    /** The verb of the job: "Back up", "Crawl", "Deploy". */
    verb: z.string(),
    steps: z.array(z.string()),
    inputs: z.array(input),
  }),
  z.strictObject({
    type: z.literal('monitor'),
    ...titled,
    entity: identifier,
    metrics: z.array(
      z.strictObject({ label: z.string(), unit: z.string(), max: z.number(), warnAt: z.number() }),
    ),
  }),
  z.strictObject({
    type: z.literal('console'),
    ...titled,
    language: z.enum(['sql', 'keyValue', 'http', 'shell']),
    entities: z.array(identifier),
  }),
  z.strictObject({
    type: z.literal('converter'),
    ...titled,
    transform: z.enum([
      'csvJson',
      'jsonYaml',
      'formatJson',
      'minifyCss',
      'minifyJs',
      'minifyHtml',
      'markdownHtml',
      'base64',
      'urlEncode',
      'caseChange',
      'textStatistics',
      'textCodes',
      'emoji',
      'chinese',
      'hash',
      'units',
      'currency',
      'colours',
      'timestamps',
      'numberBases',
      'roman',
      'morse',
      'sqlJson',
      'xmlJson',
      'tables',
      'proofread',
      'segment',
      'encodingDetect',
      'imageFormat',
      'audioFormat',
      'videoFormat',
      'pdfText',
      'mergeFiles',
      'subtitles',
    ]),
    sample: z.string(),
  }),
  z.strictObject({
    type: z.literal('calculator'),
    ...titled,
    inputs: z.array(
      z.strictObject({
        id: identifier,
        label: z.string(),
        unit: z.string(),
        initial: z.number(),
        min: z.number(),
        max: z.number(),
      }),
    ),
    /** Later lines may name earlier ones. The last one is the result. */
    lines: z.array(z.strictObject({ id: identifier, label: z.string(), unit: z.string(), formula })),
  }),
  z.strictObject({
    type: z.literal('generator'),
    ...titled,
    output: z.enum([
      'code',
      'text',
      'poster',
      'qr',
      'document',
      'picture',
      'password',
      'palette',
      'name',
      'invoice',
    ]),
    inputs: z.array(input),
    /** Text with `{id}` where an input's value goes; empty where the output is drawn. */
    template: z.string(),
  }),
  z.strictObject({ type: z.literal('formBuilder'), ...titled, inputs: z.array(input) }),
  z.strictObject({
    type: z.literal('canvas'),
    ...titled,
    preset: z.enum(['photo', 'idPhoto', 'design', 'draw', 'recognise', 'model3d', 'watermark']),
  }),
  z.strictObject({ type: z.literal('diff'), ...titled, left: z.string(), right: z.string() }),
  z.strictObject({ type: z.literal('speech'), ...titled, mode: z.enum(['speak', 'dictate', 'voice']) }),
  z.strictObject({
    type: z.literal('diagnosis'),
    ...titled,
    questions: z.array(z.string()),
    results: z.array(z.strictObject({ title: z.string(), text: z.string(), yes: z.array(z.int()) })),
  }),
  /** Code on the left, its running result on the right. */
  z.strictObject({ type: z.literal('playground'), ...titled, language: z.string(), code: z.string() }),
])

export type Section = z.infer<typeof section>
export type SectionType = Section['type']
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>
export type Input = z.infer<typeof input>
