import { findTemplate } from '../subjects/entity-templates.ts'
import type { FrameDraft } from './frame-draft.ts'
import { isPlural } from './inflect.ts'
import { readNounAction } from './noun-heads.ts'
import { cleanNounPhrase } from './noun-phrase.ts'
import { actsOn } from './share-objects.ts'
import {
  intransitive,
  isGerund,
  lightVerbs,
  nounVerbs,
  readVerb,
  type Action,
  type ReadVerb,
} from './verbs.ts'

/** One draft for each object of a verb. A light verb takes the action of its object. */
export function readObjects({ verb, action, rest }: ReadVerb, text: string, part: number): FrameDraft[] {
  // What is put into a plan is planned, and nothing is ordered.
  if (
    /^plac(?:e|ing)$/.test(verb) &&
    /^(?!.*\borders?\b).* (?:in|into|on|onto) (?:an? |the |their )/i.test(rest)
  )
    return readObjects({ verb: 'schedule', action: 'schedule', rest }, text, part)
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
  if (/^by | by | per /i.test(rest.split(/ (?:and|or) /i)[0] ?? '')) return [rest]
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
