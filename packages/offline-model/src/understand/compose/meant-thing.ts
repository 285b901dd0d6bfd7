import type { ApplicationKind } from '../../model/application-model.ts'
import { toSingular } from '../language/inflect.ts'
import { readVerb } from '../language/verbs.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import { isSubmission, submissionTemplate } from '../subjects/submissions.ts'
import type { Draft } from './draft.ts'

/** The telling part of a phrase: "updated PDF documents" are PDF documents, "manage subdomains" subdomains. */
export function tellThing(phrase: string): string {
  let words = toSingular(phrase.toLowerCase().trim().replace(ranked, '').replace(tables, ''))
    .replace(/[^\p{L}\p{N} '&-]/gu, '')
    .slice(0, 40)
    .trim()
    .split(' ')
  while (words.length > 1 && findTemplate(words.join(' '))?.isExact !== true) {
    if (isSubmission(words.join(' '))) break
    const [first = '', ...rest] = words
    const isVerb = readVerb(first) !== undefined || readVerb(first.replace(/e?s$/, '')) !== undefined
    // "fishing entries" are about fishing.
    if (rest.length === 1 && rest[0] === 'entry') break
    const isQuality =
      /(?:ed|ing|ent)$/.test(first) ||
      /^(?:next|original|handwritten|previous|categor(?:y|ies)|versions?|numbers?)$/.test(first)
    if (
      !(isVerb && !nouns.has(first)) &&
      !(isQuality && findTemplate(rest.join(' ')) !== undefined) &&
      !anyOf.test(first)
    )
      break
    words = rest
  }
  return words.join(' ')
}

/** "the fastest teams", "upcoming rehearsals", "finished layers" are teams, rehearsals and layers. */
const anyOf =
  /^(?:upcoming|overdue|finished|false|dead|maximum|minimum|fastest|slowest|highest|lowest|oldest|newest|longest|shortest|biggest|nearest|closest|busiest|incoming|outgoing|unread|outstanding)$/

/** "top selling drinks" are drinks, of which some sell best. */
const ranked =
  /^(?:(?:top|best|most)[- ](?:selling|rated|popular|viewed)|(?:most )?popular|best-?sellers? of) (?=[a-z])/

/** "movie information tables" list movies. */
const tables = /(?<=[a-z]) (?:information|data) (?:tables?|lists?)$/

/** Words that are verbs elsewhere and name things here. */
const nouns: ReadonlySet<string> = new Set(
  'order test record review report plan post message note file design work book study play game form film video access process service search code user contact trade host match practice watch show answer'.split(
    ' ',
  ),
)

/** "transportation track" is no song: words of many meanings are taken for one only where nothing stands before them. */
export function findMeant(draft: Draft, thing: string): ReturnType<typeof findTemplate> {
  const isOfGame = thing === 'skill' && /\bgames?\b/.test(draft.words)
  const meant = isOfGame ? undefined : meantIn.get(draft.kind)?.get(thing)
  const found = findTemplate(meantAmong(draft, thing) ?? meant ?? nameOwn(draft, thing))
  if (found?.isExact !== true && isSubmission(thing) && !['tool', 'developer'].includes(draft.kind))
    return { known: submissionTemplate(thing), isExact: true }
  if (found === undefined && pricesOf.test(thing)) return findTemplate('unit price')
  const isMedia = ['streaming', 'blog', 'community', 'portfolio', 'learning'].includes(draft.kind)
  const isVague = /(?:track|show|play|match|plan|field|class|channel|host|side|group|run)$/.test(thing)
  return found !== undefined && !found.isExact && isVague && !isMedia ? undefined : found
}

/** Nobody assigns or reviews what one has to do oneself; those who live in a house bring nothing to a workshop. */
function nameOwn({ kind, words, subject }: Draft, thing: string): string {
  // On a site that is called after its updates, they are what changed from version to version.
  if (/^updates?(?: (?:log|note|history))?$/.test(thing) && /^(?:[a-z]+ )?updates?$/i.test(subject))
    return 'release note'
  if (thing === 'repair' && housed.test(words)) return 'repair request'
  const isOwn = kind === 'personal' && /^(?:task|to-?do)$/.test(thing) && !together.test(words)
  return isOwn ? 'personal task' : thing
}

/** What a word means among others: a ticket for the theatre reports no fault, and who stands for election seeks no job. */
function meantAmong({ words }: Draft, thing: string): string | undefined {
  return senses.find(([pattern, around]) => pattern.test(thing) && around.test(words))?.[2]
}

const senses: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /^tickets?$/,
    /\b(?:theat(?:re|er)s?|cinemas?|movies?|concerts?|operas?|museums?|festivals?|stadiums?|box office|zoos?|amusement parks?|matches|performances?)\b/,
    'event ticket',
  ],
  [
    /^programmes?$|^programs?$/,
    /\b(?:theat(?:re|er)|concerts?|operas?|festivals?|cinemas?)\b/,
    'performance',
  ],
  [/^(?:candidates?'? )?(?:programmes?|programs?|manifestos?)$/, /\belections?\b/, 'election programme'],
  [/^candidates?$|^nominees?$/, /\b(?:elections?|ballots?|votes?|voting|voters?)\b/, 'election candidate'],
  [/^donations?$/, /\bblood\b/, 'blood donation'],
  [/^tools?$/, /\b(?:tool librar(?:y|ies)|borrow\w*|lend\w*|lent|reserve a tool)\b/, 'hire equipment'],
  [/^stocks?$/, /\bblood (?:bank|stock|units?|groups?)\b/, 'blood stock'],
  [
    /^partners?$/,
    /\b(?:courts?|tennis|sports?|training|tandem|language|study|running|climbing|dance)\b/,
    'playing partner',
  ],
]

const housed = /\b(?:tenants?|residents?|landlords?|housing|apartments?|flats?|buildings?|dorm\w*)\b/

const together =
  /\b(?:teams?|groups?|colleagues?|co-?workers?|family|flatmates?|roommates?|employees?|staff|members?|projects?|assign\w*|everyone|shared?)\b/

/** The prices of something are a list of their own, whatever they are for. */
const pricesOf = /^[a-z]+ (?:[a-z]+ )?(?:price|tariff|fee)$|^fee$/

/** The same word for other things: the skills of a designer are no spells. */
const professional: ReadonlyMap<string, string> = new Map([
  ['skill', 'professional skill'],
  ['award', 'recognition'],
  ['building', 'completed building'],
])

/** Where records are kept, vendors are those one buys from, and a card is somebody's. */
const administered: ReadonlyMap<string, string> = new Map([
  ['vendor', 'supplier'],
  ['card', 'membership card'],
])

/** Whoever books a treatment chooses it from what is offered. */
const booked: ReadonlyMap<string, string> = new Map([
  ['session', 'service'],
  ['treatment', 'service'],
  ['therapy', 'service'],
  ['massage', 'service'],
  ['facial', 'service'],
  ['tasting', 'event'],
  ['cruise', 'tour'],
  ['excursion', 'tour'],
  ['ride', 'tour'],
  ['experience', 'tour'],
])

const meantIn: ReadonlyMap<ApplicationKind, ReadonlyMap<string, string>> = new Map([
  ['operations', administered],
  ['company', professional],
  ['portfolio', professional],
  ['jobs', professional],
  ['learning', professional],
  ['booking', booked],
])
