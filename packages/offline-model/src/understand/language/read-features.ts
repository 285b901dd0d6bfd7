import type { FrameDraft } from './frame-draft.ts'
import { isPlural } from './inflect.ts'
import { readNounAction } from './noun-heads.ts'
import { cleanNounPhrase } from './noun-phrase.ts'
import { readObjects } from './read-objects.ts'
import { stripAdverbs } from './strip-adverbs.ts'
import { isGerund, nounVerbs, readVerb, type Action, type ReadVerb } from './verbs.ts'

/** "order management, a chat room and tracking parcels": a list of what an application has. */
export function readFeatures(parts: readonly string[]): FrameDraft[] {
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
    const [main = bare, told] = bare.split(/ (?:of|for|to|with|on|in|about|where|that|which|by|from) /i)
    // "a contact form to ask for a meeting": what follows is done with it, it is not about that.
    const of = told !== undefined && / to /i.test(bare) && readVerb(told) !== undefined ? undefined : told
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
    // "search, subscribe and comments": a verb alone is done to what the application is about.
    if (
      whole !== undefined &&
      whole.rest === '' &&
      !nounVerbs.has(whole.verb) &&
      !plainNouns.has(whole.action)
    )
      return [{ action: whole.action, object: '', text: part, isVerbKnown: true, at, takesNext: false }]
    const isKnown = bare.split(' ').length <= 4
    // "monitoring CPU, disk and load": what follows a doing and names none itself is done likewise.
    const action = doing?.action ?? ('view' as const)
    return [{ action, object: bare, text: part, isVerbKnown: isKnown, at, takesNext: false }]
  })
}

/** Words for seeing, choosing and making are too general to stand for something by themselves. */
const plainNouns: ReadonlySet<Action> = new Set(['view', 'select', 'create', 'edit', 'save', 'run', 'send'])

/** "a simple search function that finds notes" → "search". */
function stripFunction(part: string): string {
  return part
    .replace(
      /^(?:(?:supports?|provides?|offers?|includes?)\s+)?(?:(?:an?|the|its|their|our|some|for|of|to)\s+)?/i,
      '',
    )
    .replace(
      /^(?:(?:simple|basic|easy-to-use|well-structured|powerful|clear|complete|detailed|modern)\s+(?:and\s+)?)+/i,
      '',
    )
    .replace(
      /(?<!\s)\s+(?:functions?|functionalit(?:y|ies)|features?|capabilit(?:y|ies)|modules?|support|systems?|tools?|options?)(?:\s+(?:that|which|where)\b.*)?$/i,
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
