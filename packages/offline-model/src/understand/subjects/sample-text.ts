import { isPlural, toSingular } from '../language/inflect.ts'
import { capitalise, toSlug } from '../language/noun-phrase.ts'
import { pick } from './random.ts'
import type { ValueContext } from './sample-context.ts'
import { boughtThings, tellText } from './tell-text.ts'
import { people, remarks, whereabouts } from './word-banks.ts'
import { writeArticle } from './write-article.ts'

/** A name, a number, a person: what fits into one line. */
export function createText({ field, at, context }: ValueContext): string {
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

/** What takes several lines. */
export function createLongText({ field, at, context, values }: ValueContext): string {
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
