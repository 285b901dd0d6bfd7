import { z } from 'zod'

/** An identifier in generated code: camelCase, safe as a property name. */
export const identifier = z.string().regex(/^[a-z][A-Za-z0-9]*$/)

export const fieldType = z.enum([
  'text',
  'longtext',
  'code',
  'number',
  'money',
  'percent',
  'date',
  'datetime',
  'time',
  'duration',
  'boolean',
  'choice',
  'tags',
  'reference',
  'image',
  'file',
  'email',
  'phone',
  'url',
  'place',
  'rating',
  'colour',
])

/**
 * How a value is written in a sample record:
 * date: whole days from today, so that samples never age; datetime: days from today's midnight, the fraction is
 * the time of day; time: "HH:MM"; duration: minutes; money: units of the currency, two decimals; percent: 0 to 100;
 * rating: 1 to 5; reference: the id of the other record; image: words that the drawing is made from; place: an
 * address or a place's name; file: a file name; colour: #rrggbb.
 */
export const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])

export const field = z.strictObject({
  id: identifier,
  label: z.string(),
  type: fieldType,
  isRequired: z.boolean(),
  isUnique: z.boolean(),
  /** For `choice` (one of them) and `tags` (suggestions). Empty otherwise. */
  options: z.array(z.string()),
  /** For `reference`: the entity pointed to. Null otherwise. */
  refersTo: identifier.nullable(),
  /** "kg", "km", "%", "m³/h". Null where the number stands alone. */
  unit: z.string().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** Where it is worth showing. Every field but computed ones is in the form unless it says otherwise. */
  inList: z.boolean(),
  inForm: z.boolean(),
  isFilter: z.boolean(),
  /** A formula over the other number fields of the record, see `formula`. Null for a field that is typed in. */
  formula: z.string().nullable(),
})

export const archetype = z.enum([
  'sellable',
  'person',
  'place',
  'event',
  'document',
  'media',
  'transaction',
  'task',
  'post',
  'machine',
  'configuration',
  'catalogue',
  'record',
])

export const tone = z.enum(['neutral', 'info', 'good', 'warning', 'bad'])

/** A status flow: which states there are, and who may move a record from one to the next. */
export const lifecycle = z.strictObject({
  /** The `choice` field that holds the state. */
  field: identifier,
  initial: z.string(),
  states: z.array(z.strictObject({ name: z.string(), tone })),
  steps: z.array(
    z.strictObject({
      /** The button: "Accept", "Cancel order". */
      label: z.string(),
      from: z.array(z.string()),
      to: z.string(),
      /** Role ids; empty means everyone who sees the record. */
      roles: z.array(identifier),
      /** Asks for a sentence, which the history keeps. */
      needsReason: z.boolean(),
      /** Whoever takes the step becomes the one who works on the record. */
      takes: z.boolean().optional(),
      /** Fields that have to be filled in for it: who is assigned, and when. */
      asks: z.array(identifier).optional(),
      /** Beyond roles: whoever made the record, whoever works on it, or anybody but its maker. */
      by: z.enum(['maker', 'taker', 'others']).optional(),
      /** The field that the moment of the step is written into: when somebody came or went. */
      stamps: identifier.optional(),
      /** What is owed for the hours since another step, written into `hours` and `fee`. */
      charges: z
        .strictObject({
          since: identifier,
          hours: identifier,
          fee: identifier,
          /** A price per hour, or the field that holds it in the record that `reference` points to. */
          rate: z.union([z.number(), z.strictObject({ reference: identifier, field: identifier })]),
        })
        .optional(),
      /** The date that is put off, and by how many days: a loan that is renewed. */
      moves: z.strictObject({ field: identifier, days: z.int().min(1) }).optional(),
      /** What is owed for each day since a date is over, written into `fee`. */
      fines: z.strictObject({ due: identifier, fee: identifier, rate: z.number() }).optional(),
      /** What the step makes of the record that is pointed to: a car that is handed out is out. */
      sets: z.strictObject({ reference: identifier, field: identifier, value: z.string() }).optional(),
      /** A new record of another kind that the step makes: which of its fields come from which of this one's. */
      makes: z
        .strictObject({
          entity: identifier,
          /** `id` stands for the record itself, `today` for the day of the step. */
          values: z.record(identifier, identifier),
        })
        .optional(),
      /** What the step adds to a number of the record that is pointed to: goods that came in are in stock. */
      adds: z.strictObject({ reference: identifier, field: identifier, amount: identifier }).optional(),
    }),
  ),
})

/** What people may do with an entity's records beyond reading them. */
export const ability = z.enum([
  'create',
  'edit',
  'delete',
  'bulk',
  'search',
  'filter',
  'sort',
  'export',
  'import',
  'print',
  'comment',
  'rate',
  'like',
  'favourite',
  'share',
  'download',
  'compare',
  'addToCart',
  'book',
  'enrol',
  'apply',
  'follow',
  'report',
  'play',
  'certificate',
])

export const entityRecord = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  values: z.record(identifier, fieldValue),
})

/** What is brought together for a record until a day: money for a campaign, people for an order that is placed together. */
export const goal = z.strictObject({
  /** The number fields that say how much is wanted, and how much is there. */
  target: identifier,
  reached: identifier,
  /** The number field that counts who contributed. Null where nobody asks, or where people are what is counted. */
  count: identifier.nullable(),
  deadline: identifier.nullable(),
  /** The text field that says, a line each, what is given in return, and for how much. */
  rewards: identifier.nullable(),
  /** The state in which a record takes contributions. Null where it always does. */
  openIn: z.string().nullable(),
  /** Whether a contribution counts by its amount, or as one person. */
  counts: z.enum(['amount', 'people']),
  /** The button: "Pledge", "Donate", "Join". */
  verb: z.string(),
  /** The entity that keeps each contribution, by its fields. Null where only the sum is kept. */
  entries: z
    .strictObject({
      entity: identifier,
      thing: identifier,
      amount: identifier,
      person: identifier.nullable(),
      reward: identifier.nullable(),
      message: identifier.nullable(),
    })
    .nullable(),
})

export const entity = z.strictObject({
  id: identifier,
  /** "order", "orders": in small letters unless the word has capitals of its own. */
  one: z.string(),
  many: z.string(),
  archetype,
  /** A lucide icon's name, such as `shopping-bag`. */
  icon: z.string(),
  titleField: identifier,
  imageField: identifier.nullable(),
  fields: z.array(field).min(1),
  lifecycle: lifecycle.nullable(),
  abilities: z.array(ability),
  /** Who may create, edit and delete: anybody, each person their own records, or the staff roles alone. */
  editableBy: z.enum(['everyone', 'owner', 'staff']),
  /** The first order of lists, such as `{ field: 'dueDate', direction: 'up' }`. */
  sort: z.strictObject({ field: identifier, direction: z.enum(['up', 'down']) }).nullable(),
  records: z.array(entityRecord),
  /** The fields that name people with an account: whose record it is, and who works on it. */
  people: z.strictObject({ maker: identifier.nullable(), taker: identifier.nullable() }).optional(),
  goal: goal.optional(),
})

export type FieldType = z.infer<typeof fieldType>
export type FieldValue = z.infer<typeof fieldValue>
export type Field = z.infer<typeof field>
export type Archetype = z.infer<typeof archetype>
export type Tone = z.infer<typeof tone>
export type Lifecycle = z.infer<typeof lifecycle>
export type Ability = z.infer<typeof ability>
export type Goal = z.infer<typeof goal>
export type EntityRecord = z.infer<typeof entityRecord>
export type Entity = z.infer<typeof entity>
