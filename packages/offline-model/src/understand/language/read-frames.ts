import { findTemplate } from '../subjects/entity-templates.ts'
import { isPlural } from './inflect.ts'
import { cleanNounPhrase } from './noun-phrase.ts'
import { readNounAction } from './noun-heads.ts'
import type { Clause } from './read-clauses.ts'
import { intransitive, isGerund, lightVerbs, readVerb, type Action, type ReadVerb } from './verbs.ts'

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
  const { list, items } = cutExamples(clause.tail)
  const parts = splitList(list)
  const drafts = clause.mode === 'ability' ? readAbilities(parts) : readFeatures(parts)
  const frames = distribute(drafts).map((draft, at, all) => {
    const object = cleanNounPhrase(draft.object)
    return {
      subject: clause.subject,
      action: draft.action,
      object,
      phrase: draft.object,
      items: at === all.length - 1 ? items : [],
      text: draft.text,
      confidence: confidenceOf({ draft, object, clause }),
    }
  })
  return frames
}

interface Draft {
  readonly action: Action
  readonly object: string
  readonly text: string
  readonly isVerbKnown: boolean
}

function confidenceOf({ draft, object, clause }: { draft: Draft; object: string; clause: Clause }): number {
  // A list of abilities without a verb that we know tells nothing.
  if (!draft.isVerbKnown && clause.mode === 'ability') return 0.3
  const verb = draft.isVerbKnown ? 0.35 : 0
  const resolved = object !== '' || intransitive.has(draft.action) ? 0.25 : 0
  const pattern = clause.isFragment ? 0.1 : clause.mode === 'ability' ? 0.2 : 0.16
  return verb + resolved + pattern + (draft.text.split(' ').length <= 9 ? 0.15 : 0)
}

/** "…, including a, b and c" and "such as a, b": the examples belong to what stands before them. */
function cutExamples(tail: string): { list: string; items: string[] } {
  const match = /,? ?\(?\b(?:including|such as|e\.g\.?|for example|like(?= [a-z]+,))[: ]\s*/i.exec(tail)
  if (match === null || match.index === 0) return { list: tail, items: [] }
  const rest = tail.slice(match.index + match[0].length)
  const closing = match[0].includes('(') ? rest.indexOf(')') : -1
  if (closing >= 0) {
    const after = rest.slice(closing + 1).replace(/^[\s,]+/, '')
    return { list: `${tail.slice(0, match.index)}, ${after}`, items: splitList(rest.slice(0, closing)) }
  }
  // A verb after the examples takes the sentence up again: "types of messages, including text and images, and engage in …".
  const resumed = /(?:\)|,) (?:and )?(?=((?:[a-z]+ )?[a-z]+))/gi
  for (const found of rest.matchAll(resumed)) {
    const after = rest.slice(found.index + found[0].length)
    const verb = readVerb(after)
    if (
      verb !== undefined &&
      verb.rest !== '' &&
      (found[0].startsWith(')') || !isGerund(after)) &&
      !readNounAction(splitList(after)[0] ?? '')
    ) {
      return { list: `${tail.slice(0, match.index)}, ${after}`, items: splitList(rest.slice(0, found.index)) }
    }
  }
  return { list: tail.slice(0, match.index), items: splitList(rest.replaceAll(/[()]/g, '')).slice(0, 12) }
}

/** Items between commas and semicolons; the last "and" or "or" goes with its item. */
export function splitList(text: string): string[] {
  return text
    .replace(/\([^()]*\)/g, (inner) => inner.replaceAll(',', ' '))
    .split(/\s*[,;]\s*(?:and |or |as well as |then |etc\.?$)?|\s+as well as\s+/i)
    .flatMap((part) => splitAnd(part))
    .map((part) =>
      part
        .replace(/^(?:and|or|also|then|etc\.?|more)\s+/i, '')
        .replace(/[\s.]+$/, '')
        .trim(),
    )
    .filter((part) => part !== '' && !/^(?:etc|more|others?|and more|so on|and so on)$/i.test(part))
}

/** "and" divides verbs ("post tasks and invite users") and single things, but not a pair that shares a head. */
function splitAnd(part: string): string[] {
  const match = / (?:and|or|and then) /i.exec(part)
  if (match === null) return [part]
  const left = part.slice(0, match.index)
  const right = part.slice(match.index + match[0].length)
  const verb = readVerb(right)
  const isSameForm = isGerund(left) === isGerund(right)
  if (
    verb !== undefined &&
    isSameForm &&
    readVerb(left) !== undefined &&
    !/^(?:information|records?|data|status|statements|history)\b/i.test(verb.rest)
  ) {
    return [left, ...splitAnd(right)]
  }
  const isNamed = !left.includes(' ') && !isGerund(left) && readNounAction(left) !== undefined
  if (readVerb(left) === undefined || isNamed) return [left, ...splitAnd(right)]
  return [part]
}

function readAbilities(parts: readonly string[]): Draft[] {
  const drafts: Draft[] = []
  for (const part of parts) {
    const verb = readVerb(stripAdverbs(part))
    const previous = drafts.at(-1)
    const isNoun = verb !== undefined && isNounUse(verb, previous)
    if (verb !== undefined && !isNoun) {
      drafts.push(...readObjects(verb, part))
    } else if (previous !== undefined) {
      drafts.push({ ...previous, object: part, text: part })
    } else {
      const noun = readNounAction(cleanNounPhrase(part))
      drafts.push({
        action: noun?.action ?? 'view',
        object: noun?.object ?? part,
        text: part,
        isVerbKnown: noun !== undefined,
      })
    }
  }
  return drafts
}

/** One draft for each object of a verb. A light verb takes the action of its object. */
function readObjects({ verb, action, rest }: ReadVerb, text: string): Draft[] {
  const objects = splitObjects(rest)
  return objects.map((object, at) => {
    const inner = at > 0 && isGerund(object) ? readVerb(object) : undefined
    if (inner !== undefined)
      return { action: inner.action, object: inner.rest, text: object, isVerbKnown: true }
    const noun = lightVerbs.has(verb) ? readNounAction(cleanNounPhrase(object)) : undefined
    const isTelling = noun !== undefined && noun.action !== 'view'
    return {
      action: isTelling ? noun.action : action,
      object: isTelling ? noun.object : object,
      text: at === 0 && objects.length === 1 ? text : `${verb} ${object}`,
      isVerbKnown: true,
    }
  })
}

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
    /^(?:information|records?|data|status|history|details|management|query|list|statistics|results?)\b/i.test(
      rest,
    )
  )
}

const nounVerbs: ReadonlySet<string> = new Set(
  'order record query review test report file plan post message access transfer process search match contact book note request comment rate design play call trade share'.split(
    ' ',
  ),
)

function stripAdverbs(part: string): string {
  return part.replace(
    /^(?:also|then|easily|quickly|automatically|directly|freely|be able to|to|even|optionally|further|securely|online|simply|intuitively|conveniently|efficiently|either|not only|but also) /i,
    '',
  )
}

function readFeatures(parts: readonly string[]): Draft[] {
  return parts.flatMap((part) => {
    const bare = part
      .replace(/^(?:an?|the|its|their|our|some|for|of|to)\s+/i, '')
      .replace(
        /\s+(?:functions?|functionalit(?:y|ies)|features?|capabilit(?:y|ies)|modules?|support|systems?|tools?|options?)$/i,
        '',
      )
    const whole = readVerb(stripAdverbs(bare))
    if (whole !== undefined && (isGerund(bare) || /^to /i.test(part))) {
      return readObjects(whole, part)
    }
    const [main = bare, of] = bare.split(/ (?:of|for|to|with|on|in|about|where|that|which|by|from) /i)
    const noun = readNounAction(main.trim())
    if (noun !== undefined) {
      const isBare = noun.object.toLowerCase() === main.trim().toLowerCase()
      const isShared = isBare && sharing.has(noun.action)
      const object = isBare && of !== undefined ? of : isShared ? '' : noun.object
      return [{ action: noun.action, object, text: part, isVerbKnown: true }]
    }
    return [{ action: 'view' as const, object: bare, text: part, isVerbKnown: bare.split(' ').length <= 4 }]
  })
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

/** `creating, editing and deleting notes`: verbs without an object share the next one. */
function distribute(drafts: readonly Draft[]): Draft[] {
  const result: Draft[] = []
  let next = ''
  for (const draft of drafts.toReversed()) {
    if (draft.object.trim() === '' && !intransitive.has(draft.action)) result.push({ ...draft, object: next })
    else {
      result.push(draft)
      if (draft.object.trim() !== '') next = draft.object
    }
  }
  return result.toReversed()
}
