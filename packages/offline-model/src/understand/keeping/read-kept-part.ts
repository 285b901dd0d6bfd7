import { isPlural, toSingular } from '../language/inflect.ts'
import { splitList } from '../language/split-list.ts'
import { readVerb } from '../language/verbs.ts'
import { isAttribute, isFieldName } from '../subjects/read-attribute.ts'
import { datePatterns } from './date-patterns.ts'
import { doingPatterns, isDoing } from './doing-patterns.ts'
import type { KeptPart } from './keeping.ts'
import type { Pattern, Read } from './pattern.ts'
import { viewPatterns } from './view-patterns.ts'
import { whoPatterns } from './who-patterns.ts'

/**
 * What one part of a list says is kept: a thing, a property, a date to watch, or who has what. `isDone`: the list tells what
 * somebody does.
 */
export function readKeptPart(part: string, isDone = false): KeptPart[] {
  const text = part.trim()
  const words = bare(text)
  const told =
    findTold(viewPatterns, words) ??
    findTold(clauses, text.toLowerCase()) ??
    findTold(clauses, words) ??
    (isDone ? findTold(doingPatterns, words) : undefined) ??
    (isDoing(text) ? { kind: 'other' as const } : findTold(phrases, words))
  return [told ?? readThing(words)].flat().map((each) => ({ ...each, text }))
}

function findTold(patterns: readonly Pattern[], words: string): Read | Read[] | undefined {
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(words)
    const told = match === null ? undefined : read(match)
    if (told !== undefined) return told
  }
  return undefined
}

/** What a whole clause tells. */
const clauses: readonly Pattern[] = [
  [
    /^([a-z]{3,20}) (?:produced|used|consumed|sold|generated|collected|spent|burned|harvested) (?:per|by|each|every) (?:hour|day|week|month|year)$/,
    ([, what = '']) => ({ kind: 'measure', what }),
  ],
  [
    /^(?:and )?(?:per|by|for each|for every) ([a-z' -]{3,20})$/,
    ([, to = '']) => ({ kind: 'each', to: toSingular(to) }),
  ],
  [
    /^([a-z' -]{3,30}?) (?:moves?|goes|go|pass(?:es)?) (?:through|from) (?:the (?:stages|steps|states) )?(.+)$/,
    ([, thing = '', states = '']) => ({
      kind: 'states',
      thing: toSingular(thing),
      states: readStates(states),
    }),
  ],
  [
    /^(?:each|every) ([a-z' -]{3,30}?) (?:has|have|needs|with) (.+)$/,
    ([, thing = '', own = '']) =>
      splitList(own).map((each) => ({
        kind: 'field' as const,
        thing: toSingular(thing),
        field: toSingular(bare(each)),
      })),
  ],
  ...whoPatterns,
  ...datePatterns,
  [
    /^what (?:we |i )?(?:have |need )?to ([a-z]+)(?: (today|tomorrow|next|this week|next week|each day|every day))?$/,
    ([, work = '', day = '']) =>
      readVerb(work) === undefined && !crafts.test(work)
        ? undefined
        : { kind: 'plan', doing: work, day: dayOf(day) },
  ],
]

/** A thing, and what belongs to it. */
const phrases: readonly Pattern[] = [
  [
    /^([a-z' -]{3,30}?) (?:with|and) (?:their|its|the) ([a-z' -]{3,30})$/,
    ([, thing = '', own = '']) =>
      splitList(own).flatMap((each) =>
        isFieldName(toSingular(each))
          ? { kind: 'field' as const, thing: toSingular(thing), field: toSingular(each) }
          : { kind: 'link' as const, thing: toSingular(thing), to: toSingular(each) },
      ),
  ],
  [
    /^([a-z' -]{3,30}?) with (?:an? )?([a-z' -]{2,30})$/,
    ([, thing = '', field = '']) =>
      isPlural(field) && !isFieldName(field) ? undefined : { kind: 'field', thing: toSingular(thing), field },
  ],
  [
    /^([a-z' -]{3,30}?) (?:by|per|for each|for every) ([a-z' -]{3,20})$/,
    ([, thing = '', by = '']) => readPer(toSingular(thing), by),
  ],
  [
    /^([a-z' -]{3,30}?) from (?:our |the )?([a-z' -]{3,20})$/,
    ([, thing = '', from = '']) => ({ kind: 'thing', thing: toSingular(thing), from: toSingular(from) }),
  ],
]

/** What is made by hand, beside the verbs that apps know. */
const crafts =
  /^(?:bake|brew|roast|pack|plant|sow|harvest|feed|clean|cut|fire|weave|sew|print|ship|cook|mix|bottle)$/

function dayOf(words: string): 'today' | 'tomorrow' | 'week' | 'nextWeek' {
  if (words === 'next week') return 'nextWeek'
  if (words === 'tomorrow' || words === 'next') return 'tomorrow'
  return words.includes('week') ? 'week' : 'today'
}

/** "harvest per hive", "posts by channel", "shifts by day", "price per month". */
function readPer(thing: string, by: string): Read {
  if (times.test(by)) return isAttribute(thing) ? { kind: 'field', field: thing } : { kind: 'thing', thing }
  return isFieldName(by) || groupings.test(by)
    ? { kind: 'grouping', thing, by: toSingular(by) }
    : { kind: 'link', thing, to: toSingular(by) }
}

const times = /^(?:days?|weeks?|months?|years?|seasons?|quarters?)$/
const groupings =
  /^(?:channel|platform|team|client|customer|project|department|category|supplier|person|employee)s?$/

/** "applied, phone screen and hired", "draft to approved". */
function readStates(list: string): string[] {
  return list
    .split(/, (?:and |then |to )?| and | to | through /)
    .map((state) => state.trim())
    .filter((state) => state !== '')
}

function readThing(words: string): Read {
  if (others.test(words) || !/^[a-z' -]{3,40}$/.test(words) || words.split(' ').length > 4)
    return { kind: 'other' }
  if (isProperty(words)) return { kind: 'field', field: toSingular(words) === words ? words : asField(words) }
  if (isPlural(words) && !/\b(?:to|who|which|when|where|what|that|can|is|are)\b/.test(words))
    return { kind: 'thing', thing: toSingular(words.replace(/^([a-z]+) dates$/, '$1s')) }
  return readVerb(words) !== undefined || words.includes(' ')
    ? { kind: 'other' }
    : { kind: 'field', field: words }
}

/** One word for a property, or many of it where that is plain: "severity", "word counts", "notes". Rooms are things. */
function isProperty(words: string): boolean {
  if (isAttribute(words) || counted.test(words)) return true
  return !isPlural(words) && (isFieldName(words) || /^(?:sku|assignee|severity|reporter)$/.test(words))
}

const counted = /\b(?:counts?|prices?|amounts?|rates?|sizes?|ages?|weights?|budgets?|scores?)$/

function asField(words: string): string {
  return /^(?:notes|tags|skills)$/.test(words) ? words : toSingular(words)
}

const others =
  /\b(?:alerts?|notifications?|reminders?|search|filters?|map|timeline|gantt|login|accounts?|roles|dark mode|attachments?|in and out)\b/

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.!?]$/, '')
    .replace(
      /^(?:(?:an?|the|our|my|all|each|every|daily|weekly|monthly|yearly|upcoming|past|open|current|also|and) )+/,
      '',
    )
    .trim()
}
