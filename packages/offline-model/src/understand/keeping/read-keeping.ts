import { toSingular } from '../language/inflect.ts'
import { splitSentences } from '../language/split-sentences.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import { packs } from '../subjects/packs.ts'
import { bareWords } from './bare-words.ts'
import { isDoing } from './doing-patterns.ts'
import type { KeptPart, Keeping } from './keeping.ts'
import { readKeptPart } from './read-kept-part.ts'
import { readToolOpening, type ToolOpening } from './read-tool-opening.ts'
import { splitParts } from './split-parts.ts'

const maxTold = 600

/**
 * "A tool for a small bakery to plan production: recipes, orders, and what to bake tomorrow": a tool that somebody works
 * with, told by what is kept in it. Undefined for everything else.
 */
export function readKeeping(text: string): Keeping | undefined {
  const { owner, told } = cutOwner(splitSentences(text))
  if (text.length > maxTold || sites.test(told.join('. ').replace(ownHouse, ''))) return undefined
  const [first = '', ...others] = told
  const opening = readToolOpening(first)
  if (opening === undefined || (opening.list === '' && !isRecorded(others))) return undefined
  const parts = [
    ...readSorts(opening),
    ...readList(opening.list, opening.isDone),
    ...others.flatMap((each) => readSentence(each)),
  ]
  if (parts.some((part) => part.kind === 'other' && isDoing(part.text) && !opening.isDone)) return undefined
  const listed = opening.isSorts ? parts.slice(splitParts(opening.list).length) : parts
  const isTold = isMostlyKept(parts) && (!opening.isListLoose || isTelling(parts, opening.named, first))
  if (!isTold || (listed.length === 0 && !opening.isSorts)) return undefined
  return {
    owner: opening.owner === '' ? owner : opening.owner,
    purpose: opening.purpose,
    named: opening.named,
    parts: opening.isSorts ? [...readSorts(opening), ...others.flatMap((each) => readSentence(each))] : parts,
    isDone: opening.isDone,
  }
}

/** "an app for a repair shop" is no shop. */
const ownHouse = /\bfor (?:an? |our |my |the )?(?:[a-z'-]+ ){0,3}(?:shop|store)s?\b/gi

/** What others look at or play with is no tool that somebody works with. */
const sites =
  /\b(?:web ?sites?|(?<!(?:per|by|each|every|building|construction) )sites?(?! (?:underperforms?|visits?|inspections?|managers?))|web ?shops?|shops?|stores?|landing|portfolio|blog|forum|games?|quiz|converter|generator|calculator|marketplace|social network|mini-program|booking|learning|streaming|courses?|quizzes|lost and found)\b/i

/** "We run a climbing gym. I need …": who speaks, and what they ask for. */
function cutOwner(sentences: readonly string[]): { owner: string; told: readonly string[] } {
  const [first = '', ...others] = sentences
  const owner = speaking.exec(first)?.[1]
  return owner === undefined || others.length === 0
    ? { owner: '', told: sentences }
    : { owner: bareWords(owner), told: others }
}

const speaking =
  /^(?:i|we)(?:'m|'re| am| are| run| have| own| manage| operate| organi[sz]e| host| coordinate| work (?:at|for|in|as)) (?:an? |the |our |my )?([a-z' -]{3,50})$/i

function readSorts({ named, purpose, list, isSorts }: ToolOpening): KeptPart[] {
  if (!isSorts) return []
  const thing = toSingular(named === '' ? purpose : named)
  return [{ kind: 'sorts', thing, sorts: splitParts(list), text: `${thing}: ${list}` }]
}

/** A sentence of its own: what somebody records, what each thing has, what is shown. */
function readSentence(sentence: string): KeptPart[] {
  if (/^(?:each|every) /i.test(sentence)) return readKeptPart(sentence)
  const done = keepers.exec(sentence)?.[1]
  if (done !== undefined) return readKeptPart(done, true)
  return splitParts(sentence.replace(/ on the (?:dashboard|home ?page|first page)\b/i, '')).flatMap((part) =>
    readKeptPart(part),
  )
}

/** Without a list, at least one sentence says who writes down what. What users should be able to do is told otherwise. */
function isRecorded(sentences: readonly string[]): boolean {
  return (
    sentences.some((sentence) => keepers.test(sentence)) &&
    !sentences.some((sentence) => /\b(?:users|customers|should|be able)\b/i.test(sentence))
  )
}

/** Those who write something down. */
const keepers =
  /^(?:the |our |my )?(?:[a-z]+ )?(?:technicians?|mechanics?|staff|employees?|workers?|volunteers?|nurses?|teachers?|coaches|coach|trainers?|managers?|receptionists?|team|i|we|you) (?:can |should |will |must )?((?:log(?! ?(?:in|out|on)\b)|record|add|enter|register|create|track|note) .{3,200})$/i

function readList(list: string, isDone = false): KeptPart[] {
  if (list === '') return []
  return splitParts(list).flatMap((part) => readKeptPart(part, isDone))
}

/** At least two parts, one of them a thing, and no more others than things. */
function isMostlyKept(parts: readonly KeptPart[]): boolean {
  const others = parts.filter(({ kind }) => kind === 'other').length
  const isStated = parts.some(({ kind }) => kind === 'states' || kind === 'sorts')
  return (parts.length > 1 || isStated) && others * 2 < parts.length + 1 && others < parts.length
}

/**
 * What a list behind "with" has to have beside plain things. What comes with something that everybody knows is a part of it,
 * unless these are properties of what is worked on: "a bug tracker with severity and assignee".
 */
function isTelling(parts: readonly KeptPart[], named: string, sentence: string): boolean {
  const [head = ''] = sentence.split(' with ')
  const isKnown = packs.some(({ id, words }) => id !== 'company' && words.test(head))
  if (!isKnown) return parts.some(({ kind }) => telling.has(kind))
  const isTask = findTemplate(toSingular(named))?.known.archetype === 'task'
  return isTask && parts.filter(({ kind }) => kind === 'field').length > 1
}

const telling: ReadonlySet<KeptPart['kind']> = new Set(['link', 'grouping', 'date', 'states', 'paid'])
