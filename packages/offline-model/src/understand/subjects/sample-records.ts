import type { Entity, EntityRecord, Field, FieldValue } from '../../model/entity.ts'
import { isPlural, toSingular } from '../language/inflect.ts'
import { capitalise, toSlug } from '../language/noun-phrase.ts'
import type { EntityTemplate } from './entity-template.ts'
import { hasHappened } from './has-happened.ts'
import { pick, type Random } from './random.ts'
import { pickChoice } from './pick-choice.ts'
import { boughtThings, tellText } from './tell-text.ts'
import { cities, people, remarks, streets, whereabouts } from './word-banks.ts'
import { writeArticle } from './write-article.ts'

interface SampleContext {
  readonly entity: Omit<Entity, 'records'>
  readonly template: EntityTemplate | undefined
  /** What the whole application is about, for titles and texts. */
  readonly subject: string
  readonly random: Random
  /** Record ids of the entities that references point to. */
  readonly idsOf: (entity: string) => readonly string[]
  readonly count: number
  /** Which row of the template comes first: two kinds of the same thing do not begin alike. */
  readonly firstRow?: number
  /** Titles that the request gives itself. */
  readonly names: readonly string[]
}

/** Records that fit the subject: the template's own words first, the rest made up to fit, always the same ones. */
export function createRecords(context: SampleContext): EntityRecord[] {
  const { entity, count } = context
  const slug = toSlug(entity.id) || 'record'
  return Array.from({ length: count }, (_, at) => ({
    id: `${slug}-${at + 1}`,
    values: createValues(context, at),
  }))
}

function createValues(context: SampleContext, at: number): Record<string, FieldValue> {
  const { entity, template } = context
  const name = context.names[at]
  const row =
    template === undefined || name !== undefined
      ? undefined
      : template.rows[(at + (context.firstRow ?? 0)) % Math.max(1, template.rows.length)]
  const values: Record<string, FieldValue> = {}
  for (const field of entity.fields) {
    if (field.formula !== null) continue
    const column = template?.columns.indexOf(field.id) ?? -1
    const given =
      name !== undefined && field.id === entity.titleField ? name : column < 0 ? undefined : row?.[column]
    const isFitting =
      given !== undefined &&
      given !== '' &&
      field.type !== 'reference' &&
      (field.type !== 'choice' || field.options.includes(given))
    values[field.id] =
      given === nothing
        ? null
        : isFitting
          ? parse(field, given)
          : isNumbered(field, given, template)
            ? numberedRecord(field, given, context)
            : createValue({ field, at, context, values })
  }
  return values
}

/** What a row says where a sample has nothing there: a visit to come has no diagnosis. */
const nothing = '~'

/** Where a template says of which record its samples are, it does so in every row: "#3", or nothing. */
function isNumbered(
  { type, id }: Field,
  given: string | undefined,
  template: EntityTemplate | undefined,
): given is string {
  const column = template?.columns.indexOf(id) ?? -1
  return (
    type === 'reference' &&
    given !== undefined &&
    template?.rows.some((row) => /^#\d+$/.test(row[column] ?? '')) === true
  )
}

/** "#3" is the third record of what a field refers to. */
function numberedRecord({ refersTo }: Field, given: string, { idsOf }: SampleContext): FieldValue {
  return idsOf(refersTo ?? '')[Number(given.slice(1)) - 1] ?? null
}

function parse(field: Field, text: string): FieldValue {
  if (field.type === 'boolean' && (text === 'yes' || text === 'no')) return text === 'yes'
  if (field.type === 'tags') return text.split(',').map((tag) => tag.trim())
  if (['number', 'money', 'percent', 'rating', 'duration', 'date', 'datetime'].includes(field.type))
    return Number(text)
  return text
}

interface ValueContext {
  readonly field: Field
  readonly at: number
  readonly context: SampleContext
  readonly values: Readonly<Record<string, FieldValue>>
}

function createValue({ field, at, context, values }: ValueContext): FieldValue {
  const { random, entity, subject } = context
  const title = String(values[entity.titleField] ?? '')
  switch (field.type) {
    case 'choice':
      return pickChoice(field, { at, random, title })
    case 'money':
      return roundMoney(between(field, random, [5, 200]))
    case 'percent':
      return Math.round(between(field, random, [5, 95]))
    case 'number':
      return Math.round(between(field, random, [1, 60]))
    case 'duration':
      return roundMinutes(between(field, random, [5, 90]))
    case 'rating':
      return random() < 0.6 ? 5 - Math.floor(random() * 2) : 3 + Math.floor(random() * 2)
    case 'date':
      return departureAfter(field, values, random) ?? dateOffset({ field, at, context, values })
    case 'datetime':
      return Math.round((dateOffset({ field, at, context, values }) + 0.35 + random() * 0.35) * 96) / 96
    case 'time':
      return `${String(8 + ((at * 3) % 11)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`
    case 'boolean':
      return field.id === 'isVegetarian' ? !meat.test(Object.values(values).join(' ')) : random() < 0.5
    case 'email':
      return emailOf(personOf(values) ?? pick(people, at, random))
    case 'phone':
      return `+1 555 01${String((at * 7 + 10) % 100).padStart(2, '0')}`
    case 'url':
      return `https://${toSlug(title) || 'page'}.example.com`
    case 'place':
      return pickPlace({ field, at, context, values })
    case 'image':
      return `${title} ${subject} ${entity.one}`.trim()
    case 'file':
      return `${toSlug(title) || 'file'}.pdf`
    case 'colour':
      return '#4682b4'
    case 'code':
      return `-- ${title}`
    case 'tags':
      return createTags(field, at, [subject, entity.one])
    case 'reference': {
      const ids = context.idsOf(field.refersTo ?? '')
      // Steps of three, and one further after each round, so that every record has its turn.
      const step = at * 3
      return ids.length === 0
        ? null
        : (ids[(step + (ids.length % 3 === 0 ? Math.floor(step / ids.length) : 0)) % ids.length] ?? null)
    }
    case 'longtext':
      return createLongText({ field, at, context, values })
    case 'text':
      return createText({ field, at, context, values })
  }
}

const meat =
  /\b(?:beef|pork|lamb|chicken|duck|ham|bacon|salami|sausages?|brat\w+|mole|ribs?|rib eye|steak|burger; beef|fish|salmon|tuna|prawns?|sea bass|cod|anchov\w+|broth|ramen|pastor|ragù|tonkotsu|burgers? beef|classic burger|smash|diavola|lasagne)\b/i

/** Whoever says how long something takes says it in quarters of an hour, or in fives. */
function roundMinutes(minutes: number): number {
  const step = minutes >= 90 ? 15 : minutes >= 20 ? 5 : 1
  return Math.round(minutes / step) * step
}

/** Where there is a choice of tags, one or two of them; otherwise what it is about. */
function createTags({ options }: Field, at: number, about: readonly string[]): string[] {
  const first = options[at % Math.max(1, options.length)]
  if (first === undefined) return [...new Set(about)].filter((tag) => tag !== '')
  const second = options[(at + 1) % options.length]
  return at % 2 === 0 && second !== undefined && second !== first ? [first, second] : [first]
}

function createText({ field, at, context }: ValueContext): string {
  const { random, entity, subject } = context
  if (
    /^(?:number|reference|sku|code|licencePlate|symbol|serial\w*)$/.test(field.id) ||
    /number$/i.test(field.label)
  ) {
    const letters = (toSlug(entity.one).replaceAll('-', '').slice(0, 2) || 'no').toUpperCase()
    return `${letters}-${1040 + at * 7}`
  }
  if (
    /^(?:author|customer|payer|owner|lead|assignee|person|reporter|applicant|sender|recipient|host|student|teacher|director|photographer|creator|contact|client|user|member|driver|patient|doctor|manager|seller|buyer|guest|employee|organizer|candidate|participant|winner|nickname|username|publisher|takenBy|requester|courier|worker|agent|technician|donor|backer|proposer|volunteer|assignedTo|trainer|instructor|head|responsible|inspector|operator|keeper|supervisor|leader|coach|curator|dispatcher|caller|holder|singer|soloist|conductor|borrower|lender|finder|tester|crew|surveyor)$/i.test(
      field.id,
    )
  ) {
    return pick(people, at + field.id.length, random)
  }
  if (field.id === entity.titleField) {
    const isWriter = field.id === 'name' && entity.fields.some(({ id }) => id === 'email')
    if (entity.archetype === 'person' || isWriter)
      return people[(at + entity.id.length) % people.length] ?? pick(people, at, random)
    if (entity.archetype === 'document' && /title/.test(field.id)) return writeArticle(subject, at).title
    return `${capitalise(toSingular(entity.one))} ${at + 1}`
  }
  const told = tellText(field.id, at)
  if (told !== undefined) return told
  if (field.id === 'reward') return rewardLines.split('\n')[at % 3]?.replace(/^\d+: /, '') ?? ''
  if (/version/.test(field.id)) return `1.${at}.0`
  if (/company|team|brand|supplier|organi[sz]ation/i.test(field.id)) {
    return (
      [
        'Northwind Tools',
        'Harbour Freight Lines',
        'Brightpath Retail',
        'Oakfield Packaging',
        'Silverline Services',
      ][at % 5] ?? ''
    )
  }
  if (/location|place|site|where|position/i.test(field.id)) return pick(whereabouts, at, random)
  const count = 1 + ((at * 5) % 7)
  return isPlural(field.label) ? String(count) : `${field.label} ${count}`
}

function createLongText({ field, at, context, values }: ValueContext): string {
  const { entity, subject } = context
  if (entity.archetype === 'document' && /body|summary|content|text/.test(field.id)) {
    const article = writeArticle(subject, at)
    return /summary/.test(field.id) ? article.summary : article.body
  }
  if (field.id === 'rewards') return rewardLines
  if (field.id === 'lyrics') return verses[at % verses.length] ?? ''
  if (field.id === 'items') return `${1 + (at % 3)} × ${boughtThings[at % boughtThings.length] ?? 'item'}`
  if (/description|about|bio|introduction/.test(field.id) && entity.archetype !== 'transaction') {
    const title = String(values[entity.titleField] ?? '')
    // Of what nobody has told us about there is nothing to say that would be true.
    if (context.template === undefined) return `A sample. Write here what is worth knowing about ${title}.`
    return describe(title, entity.one, at)
  }
  return remarks[at % remarks.length] ?? ''
}

/** The same for all, so that whoever gave for one got one of these. */
const rewardLines =
  '10: A postcard from the team\n25: Your name on the wall\n60: One of the first copies\n140: A day with us'

const verses = [
  'The street lamps count the drops of rain,\nI count the steps to yours again.\nA window glows, a kettle sings,\nthe night can keep its other things.',
  'Low tide, slow tide, leave me a shell,\nsomething to hold and a secret to tell.\nHigh tide, my tide, carry it back,\nsalt on the sleeve and sand in the sack.',
  'Up the blue staircase, two at a time,\nnobody home but the clock and its chime.\nDown the blue staircase, slow as can be,\nsomebody left the door open for me.',
  'One more stop until the sea,\none more bridge for you and me.\nHum along if you forget,\nnone of us knows the last line yet.',
]

function describe(title: string, one: string, at: number): string {
  const forms = [
    `${title} is the ${one} people ask for first. Simple to start with, and it stays useful.`,
    `A ${one} for those who look twice. ${title} keeps its promise in daily use.`,
    `Chosen for its clear strengths: easy to understand, quick to use, made to last.`,
    `${title} came in this season and quickly found its regulars.`,
    `If you are undecided, start here. ${title} fits most needs.`,
    `Small in size, large in effect. Read the details below before you decide.`,
  ]
  return forms[at % forms.length] ?? title
}

/** Nobody goes from a place to the same place. */
function pickPlace({ field, at, context, values }: ValueContext): string {
  const places: readonly string[] = /address|venue|from|to\b/.test(field.id) ? streets : cities
  const chosen = pick(places, at, context.random)
  const start = values['from']
  return chosen === start ? (places[(places.indexOf(chosen) + 5) % places.length] ?? chosen) : chosen
}

/** Whoever stays leaves a few days after the arrival. */
function departureAfter(
  field: Field,
  values: Readonly<Record<string, FieldValue>>,
  random: Random,
): number | undefined {
  const arrival = values['date']
  if (field.id !== 'departure' || typeof arrival !== 'number') return undefined
  return arrival + 1 + Math.floor(random() * 5)
}

function dateOffset({ field, at, context }: ValueContext): number {
  const { random, entity } = context
  if (entity.goal?.deadline === field.id) return 6 + at * 9
  const isFuture =
    /due|deadline|starts|startsOn|valid|expir|closes|^date$|departure|arrival|endsOn|end/i.test(field.id)
  // Some of what is due was due yesterday, some is today.
  if (/^(?:due|water|next)/i.test(field.id)) {
    const spread = Math.floor(random() * 2)
    return at === 0 ? -1 : Math.floor(at * 1.6) - 1 + spread
  }
  if (field.id === 'expiresOn') return at * 19 - 6 - Math.floor(random() * 4)
  const isBirth = /birth/i.test(field.id)
  if (isBirth && entity.fields.some(({ id }) => id === 'species'))
    return -Math.round(365.25 * (1 + random() * 11))
  if (isBirth) return -Math.round(365.25 * (18 + random() * 50))
  if (hasHappened(field, entity)) return -(at * 3 + Math.floor(random() * 3))
  if (/start|^date$/i.test(field.id)) return -12 + at * 4 + Math.floor(random() * 3)
  return isFuture ? 2 + at * 3 + Math.floor(random() * 4) : -(1 + at * 5 + Math.floor(random() * 4))
}

function between(field: Field, random: Random, usual: readonly [number, number]): number {
  const min = field.min ?? usual[0]
  const max = field.max ?? Math.max(usual[1], min * 2)
  // Small values are commoner than large ones.
  return min + random() ** 1.6 * (max - min)
}

function roundMoney(value: number): number {
  return value > 1000
    ? Math.round(value / 50) * 50
    : value > 100
      ? Math.round(value)
      : Math.round(value * 10) / 10
}

function personOf(values: Readonly<Record<string, FieldValue>>): string | undefined {
  const name = values['name'] ?? values['customer']
  return typeof name === 'string' ? name : undefined
}

function emailOf(name: string): string {
  return `${toSlug(name).replaceAll('-', '.') || 'person'}@example.com`
}
