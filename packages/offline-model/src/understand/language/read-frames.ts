import { findTemplate } from '../subjects/entity-templates.ts'
import { isAttribute } from '../subjects/read-attribute.ts'
import { isPlural, toSingular } from './inflect.ts'
import { cleanNounPhrase } from './noun-phrase.ts'
import { readNounAction } from './noun-heads.ts'
import { cutExamples, takeExamples } from './read-examples.ts'
import type { Clause } from './read-clauses.ts'
import { splitList } from './split-list.ts'
import {
  intransitive,
  isGerund,
  lightVerbs,
  nounVerbs,
  readVerb,
  type Action,
  type ReadVerb,
} from './verbs.ts'

/** One thing somebody does: an action, what it is done to, and the words it was read from. */
export interface Frame {
  readonly subject: string
  readonly action: Action
  /** Cleaned: "order status". Empty where the verb stands alone. */
  readonly object: string
  /** The object as it was written, with what follows it. */
  readonly phrase: string
  /** What "including" and "such as" list. */
  readonly items: readonly string[]
  /** The words that it was read from, for the list of what was understood. */
  readonly text: string
  /** Between 0 and 1. Below `understoodFrom` it is named as not understood. */
  readonly confidence: number
}

export const understoodFrom = 0.45

export function readFrames(clause: Clause): Frame[] {
  if (clause.mode === 'description') return [describe(clause)]
  const { list, examples } = cutExamples(clause.tail)
  const parts = splitList(list).map((part) => takeExamples(part, examples))
  const words = parts.map(({ text }) => text)
  const drafts = clause.mode === 'ability' ? readAbilities(words) : readFeatures(words)
  return distribute(drafts, clause.mode).map((draft, at, all) => {
    const object = cleanNounPhrase(draft.object)
    const isLastOfPart = all[at + 1]?.at !== draft.at
    return {
      subject: clause.subject,
      action: draft.action,
      object,
      phrase: draft.object,
      items: isLastOfPart ? (parts[draft.at]?.items ?? []) : [],
      text: draft.text,
      confidence: confidenceOf({ draft, object, clause }),
    }
  })
}

/** "each recipe has a photo, ingredients and steps" tells what a recipe is made of. */
function describe({ subject, tail }: Clause): Frame {
  const object = cleanNounPhrase(subject.replace(/^(?:each|every|an?|the|all) /i, ''))
  return {
    subject: 'system',
    action: 'describe',
    object,
    phrase: object,
    items: splitList(tail),
    text: `${subject}: ${tail}`,
    confidence: 0.9,
  }
}

/** An example that is a doing itself: "functions, including managing drivers and cargo tracking". */
export function readItem(frame: Frame, item: string): Frame[] {
  const areThings =
    seen.has(frame.action) && !/\b(?:function|functionalit|feature|module)\w*\b/i.test(frame.text)
  const isAnything = /^(?:content|contents|information|data|website|pages?)?$/i.test(frame.object)
  if (isAnything && findTemplate(toSingular(cleanNounPhrase(item).toLowerCase())) !== undefined)
    return readFrames({ subject: frame.subject, mode: 'feature', tail: item, isFragment: false })
  if (areThings) return []
  const noun = readNounAction(cleanNounPhrase(item))
  const isDoing = isGerund(item) || (noun !== undefined && noun.action !== 'view' && item.includes(' '))
  return isDoing ? readFrames({ subject: frame.subject, mode: 'feature', tail: item, isFragment: false }) : []
}

const seen: ReadonlySet<Action> = new Set(['view', 'browse', 'select', 'order', 'book', 'search', 'purchase'])

interface Draft {
  readonly action: Action
  readonly object: string
  readonly text: string
  readonly isVerbKnown: boolean
  /** Which part of the list it was read from. */
  readonly at: number
  /** Whether an object that is missing is the one of what follows: "creating and editing notes". */
  readonly takesNext: boolean
}

function confidenceOf({ draft, object, clause }: { draft: Draft; object: string; clause: Clause }): number {
  // A list of abilities without a verb that we know tells nothing.
  if (!draft.isVerbKnown && clause.mode === 'ability') return 0.3
  const verb = draft.isVerbKnown ? 0.35 : 0
  const resolved = object !== '' || intransitive.has(draft.action) ? 0.25 : 0
  const pattern = clause.isFragment ? 0.1 : clause.mode === 'ability' ? 0.2 : 0.16
  return verb + resolved + pattern + (draft.text.split(' ').length <= 9 ? 0.15 : 0)
}

function readAbilities(parts: readonly string[]): Draft[] {
  const drafts: Draft[] = []
  for (const [at, written] of parts.entries()) {
    const previous = drafts.at(-1)
    const part = nameThem(written, previous)
    const verb = readVerb(stripAdverbs(part))
    const isNoun =
      verb !== undefined && (isNounUse(verb, previous) || (previous !== undefined && isAttribute(part)))
    if (verb !== undefined && !isNoun) {
      drafts.push(...readObjects(verb, part, at))
    } else if (previous !== undefined) {
      // "search jobs by city, type and pay": what comes after "by" is looked for likewise.
      const isBy = / by |^by /i.test(previous.object)
      drafts.push({ ...previous, object: isBy ? `by ${part}` : part, text: part, at })
    } else {
      const noun = readNounAction(cleanNounPhrase(part))
      drafts.push({
        action: noun?.action ?? 'view',
        object: noun?.object ?? part,
        text: part,
        isVerbKnown: noun !== undefined,
        at,
        takesNext: true,
      })
    }
  }
  return drafts
}

/** "add habits, tick them every day": what "them" stands for was named just before. */
function nameThem(part: string, previous: Draft | undefined): string {
  const named = previous === undefined ? '' : cleanNounPhrase(previous.object)
  return named === '' ? part : part.replace(/\b(?:them|it|these|those)\b(?= |$)/i, named)
}

/** One draft for each object of a verb. A light verb takes the action of its object. */
function readObjects({ verb, action, rest }: ReadVerb, text: string, part: number): Draft[] {
  const aim = givingVerbs.has(verb) ? readAim(rest) : undefined
  if (aim !== undefined) return readObjects(aim, text, part)
  const purpose = intransitive.has(action) ? readVerb(rest.replace(/^to /i, '')) : undefined
  if (purpose !== undefined && /^to /i.test(rest))
    return [
      { action, object: '', text: verb, isVerbKnown: true, at: part, takesNext: false },
      ...readObjects(purpose, rest.replace(/^to /i, ''), part),
    ]
  const objects = splitObjects(rest)
  return objects.map((object, at) => {
    const inner = readVerb(object)
    const isInner =
      inner !== undefined &&
      (at > 0
        ? isGerund(object) || (inner.rest !== '' && !nounVerbs.has(inner.verb))
        : lightVerbs.has(verb) && inner.rest === '' && !nounVerbs.has(inner.verb))
    if (isInner)
      return {
        action: inner.action,
        object: inner.rest,
        text: object,
        isVerbKnown: true,
        at: part,
        takesNext: true,
      }
    const noun = lightVerbs.has(verb) ? readNounAction(cleanNounPhrase(object)) : undefined
    const isTelling = noun !== undefined && noun.action !== 'view'
    if (leaving.has(verb)) {
      const left = readNounAction(cleanNounPhrase(object))
      if (
        left !== undefined &&
        left.object.toLowerCase() === cleanNounPhrase(object).toLowerCase() &&
        saidThings.has(left.action)
      )
        return {
          action: left.action,
          object: actsOn.exec(object)?.[1] ?? '',
          text,
          isVerbKnown: true,
          at: part,
          takesNext: false,
        }
    }
    return {
      action: isTelling ? noun.action : action,
      object: isTelling ? noun.object : object,
      text: at === 0 && objects.length === 1 ? text : `${verb} ${object}`,
      isVerbKnown: true,
      at: part,
      takesNext: true,
    }
  })
}

/** "leave comments", "write reviews": what is left says what is done. */
const leaving: ReadonlySet<string> = new Set(
  'leave leaving write writing post posting add adding give giving'.split(' '),
)
const saidThings: ReadonlySet<Action> = new Set(['comment', 'rate', 'like'])

/** "input keywords to search for tools" is a search: what is given only serves it. */
function readAim(rest: string): ReadVerb | undefined {
  const match = /^[a-z' -]{3,30}? to (?=[a-z])/i.exec(rest)
  return match === null ? undefined : readVerb(rest.slice(match[0].length))
}

const givingVerbs: ReadonlySet<string> = new Set(
  'input enter type use click provide click_on make'.split(' ').map((verb) => verb.replaceAll('_', ' ')),
)

/** "chess and card rooms" is one thing; "orders and records" and "user and order information" are two. */
function splitObjects(rest: string): string[] {
  if (/^by | by /i.test(rest.split(/ (?:and|or) /i)[0] ?? '')) return [rest]
  const objects = rest.split(/ (?:and|or) (?=\S)/i)
  const [first = '', ...others] = objects
  const left = cleanNounPhrase(first)
  const isHalf =
    others.length > 0 &&
    left !== '' &&
    !left.includes(' ') &&
    !isPlural(left) &&
    findTemplate(left) === undefined
  return isHalf && cleanNounPhrase(others[0] ?? '').includes(' ') ? [others.join(' and ')] : objects
}

/** After an object list, "order information" or "record query" are things rather than verbs. */
function isNounUse({ verb, rest }: ReadVerb, previous: Draft | undefined): boolean {
  return (
    previous !== undefined &&
    nounVerbs.has(verb) &&
    /^(?:information|records?|data|status|history|details|management|query|list|statistics|results?|concepts?|philosophy|principles?|guidelines)\b/i.test(
      rest,
    )
  )
}

function stripAdverbs(part: string): string {
  return part.replace(
    /^(?:also|then|be able to|to|even|further|online|either|not only|but also|[a-z]{3,}ly) /i,
    '',
  )
}

function readFeatures(parts: readonly string[]): Draft[] {
  let doing: ReadVerb | undefined
  return parts.flatMap((part, at) => {
    const bare = stripFunction(part)
    const whole = readVerb(stripAdverbs(bare))
    if (
      whole !== undefined &&
      ((isGerund(bare) && !/^(?:an?|the) /i.test(part)) || /^to /i.test(part) || isOrder(bare, whole))
    ) {
      doing = whole.rest === '' ? undefined : whole
      return readObjects(whole, part, at)
    }
    const [main = bare, of] = bare.split(/ (?:of|for|to|with|on|in|about|where|that|which|by|from) /i)
    const noun = readNounAction(main.trim())
    if (noun !== undefined) {
      // "filters for topic, level and price": what follows is filtered by likewise.
      doing =
        noun.action === 'filter' && of !== undefined
          ? { action: 'filter', verb: 'filter', rest: of }
          : undefined
      const isBare = noun.object.toLowerCase() === main.trim().toLowerCase()
      const isShared = isBare && sharing.has(noun.action)
      const object = isBare && of !== undefined ? of : isShared ? '' : noun.object
      return [
        {
          action: noun.action,
          object,
          text: part,
          isVerbKnown: true,
          at,
          takesNext: sharing.has(noun.action),
        },
      ]
    }
    const isKnown = bare.split(' ').length <= 4
    // "monitoring CPU, disk and load": what follows a doing and names none itself is done likewise.
    const action = doing?.action ?? ('view' as const)
    return [{ action, object: bare, text: part, isVerbKnown: isKnown, at, takesNext: false }]
  })
}

/** "a simple search function that finds notes" → "search". */
function stripFunction(part: string): string {
  return part
    .replace(/^(?:an?|the|its|their|our|some|for|of|to)\s+/i, '')
    .replace(
      /^(?:(?:simple|basic|easy-to-use|well-structured|powerful|clear|complete|detailed|modern)\s+(?:and\s+)?)+/i,
      '',
    )
    .replace(
      /\s+(?:functions?|functionalit(?:y|ies)|features?|capabilit(?:y|ies)|modules?|support|systems?|tools?|options?)(?:\s+(?:that|which|where)\b.*)?$/i,
      '',
    )
}

/** Whether a list item is told like an order, "track expenses", rather than named, "expense tracking". */
function isOrder(bare: string, { verb, rest }: ReadVerb): boolean {
  if (rest === '' || readNounAction(cleanNounPhrase(bare)) !== undefined) return false
  if (/^(?:the|an?|their|my|your|our|all|own|new|any|each|every)\b/i.test(rest)) return true
  const hasMany = rest.split(/ (?:and|or) /i).some((object) => isPlural(cleanNounPhrase(object)))
  return (
    hasMany && (!nounVerbs.has(verb) || /^(?:record|search|plan|rate|book|share|filter|sort)$/.test(verb))
  )
}

/** Nouns of doing that take the object of a later one: "creation, deletion and querying of APIs". */
const sharing: ReadonlySet<Action> = new Set([
  'create',
  'edit',
  'delete',
  'search',
  'manage',
  'filter',
  'sort',
])

/** "comment on and give feedback for updates": what is shared is the update, not the feedback. */
const actsOn = /\b(?:feedback|comments?|reviews?|ratings?|opinions?) (?:for|on|about|of|to) ([a-z' -]+)$/i

/** `creating, editing and deleting notes`: verbs without an object share the next one. */
function distribute(drafts: readonly Draft[], mode: Clause['mode']): Draft[] {
  const result: Draft[][] = []
  let next: readonly string[] = ['']
  let previous: Draft | undefined
  for (const draft of drafts.toReversed()) {
    const isEmpty = draft.object.trim() === '' && !intransitive.has(draft.action)
    if (isEmpty && draft.takesNext) result.push(next.map((object) => ({ ...draft, object })))
    else result.push([draft])
    // In a list of features only a doing gives its object away: "search" before "comments" is not a search for them.
    const isGiving = mode === 'ability' || draft.takesNext
    if (isEmpty || !isGiving) continue
    const object = actsOn.exec(draft.text)?.[1] ?? draft.object
    // "collect and share news and matches": one verb with two objects gives both.
    const isSameVerb = previous?.action === draft.action && previous.takesNext && next[0] !== ''
    next = isSameVerb && mode === 'ability' ? [object, ...next].slice(0, 3) : [object]
    previous = draft
  }
  return result.toReversed().flat()
}
