import type { ApplicationKind } from '../../model/application-model.ts'
import { toPlural } from '../language/inflect.ts'
import { isWish } from '../language/is-wish.ts'
import { toIdentifier } from '../language/noun-phrase.ts'
import type { EntityTemplate } from '../subjects/entity-template.ts'
import { contestTemplates } from '../subjects/contest-templates.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import { isSubmission } from '../subjects/submissions.ts'
import { isAttribute } from '../subjects/read-attribute.ts'
import { composeEntity } from './compose-entity.ts'
import type { Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'
import { findMeant, tellThing } from './meant-thing.ts'
import { isMeant, isTold, toldOf } from './told/told-things.ts'
import { isThing, namesNothing, noThings, toolWords } from './thing-words.ts'

const maxEntities = 16

/** The entity that a phrase means, made on first mention. Undefined for words that name no thing. */
export function needEntity(draft: Draft, phrase: string): EntityDraft | undefined {
  const said = withoutHouse(draft, tellThing(phrase))
  const thing = draft.aliases.get(said) ?? said
  const own = draft.pack?.trade === undefined ? undefined : draft.entities.get(toIdentifier(thing))
  const told = toldOf(draft, thing)
  const isNothing = thing === '' || (namesNothing(thing, phrase) && told.length === 0)
  if (own === undefined && isNothing) return undefined
  const meant = findMeant(draft, thing)
  const found = isSubmission(thing) ? meant : meantBy(meant, told)
  const known = findExisting(draft, thing, found?.known)
  if (known !== undefined) {
    known.mentions += 1
    return known
  }
  if (draft.entities.size >= maxEntities) return undefined
  if (found === undefined && !isTold(draft, thing) && !isThing(thing)) return undefined
  const general = found !== undefined && vagueNames.has(thing) ? found.known.names[0] : undefined
  const one = plainNames.get(thing) ?? general ?? thing
  const id = toIdentifier(one)
  if (draft.kind === 'tool' && (toolWords.test(thing) || (keepsNothing(draft) && found?.isExact !== true)))
    return undefined
  if (id === '' || draft.entities.has(id)) return draft.entities.get(id)
  const called = found?.isExact === true && found.known.names[0] === one ? found.known.called : undefined
  const isFree = called !== undefined && ![...draft.entities.values()].some((other) => other.one === called)
  const name = isFree ? called : one
  const entity = composeEntity({
    id,
    one: spell(name),
    many: spell(toPlural(name)),
    template: found?.known,
    isOfWork: workKinds.has(draft.kind),
    isTold: told.length > 0,
  })
  draft.entities.set(id, entity)
  return entity
}

/** In an astronomy club a club telescope is a telescope. */
export function withoutHouse({ subject, isNew }: Draft, thing: string): string {
  const house = subject.toLowerCase().split(' ').at(-1) ?? ''
  const rest = thing.slice(house.length + 1)
  return isNew && houses.test(house) && thing.startsWith(`${house} `) && !/ /.test(rest) ? rest : thing
}

const houses = /^(?:club|society|association|union|guild|choir|brigade|band|league|federation)$/

/** What we know of a name, where it has something of what the request says. */
function meantBy(found: ReturnType<typeof findMeant>, told: readonly string[]) {
  return found !== undefined && isMeant(found.known, told) ? found : undefined
}

const workKinds: ReadonlySet<ApplicationKind> = new Set(['operations', 'finance', 'projects'])

/** The entity that a phrase means, where there is one already. */
export function findEntity(draft: Draft, phrase: string): EntityDraft | undefined {
  const told = withoutHouse(draft, tellThing(phrase))
  const thing = draft.aliases.get(told) ?? told
  return thing === '' ? undefined : findExisting(draft, thing, findMeant(draft, thing)?.known)
}

/** A stopwatch or a calculator: what comes "with" it is a part of it, and no list, unless everybody knows it as one. */
function keepsNothing({ pack, isNew, words }: Draft): boolean {
  return isNew && isWish(words) && pack !== undefined && pack.things.length === 0
}

/** Whether words speak of something that is already there: a thing, a field of one, or nothing in particular. */
export function isKnownThing(draft: Draft, phrase: string): boolean {
  const thing = tellThing(phrase)
  if (thing === '' || noThings.test(thing) || isAttribute(thing)) return true
  const entities = [...draft.entities.values()]
  const about = draft.subject.toLowerCase().split(' ')
  return (
    thing.split(' ').every((word) => about.includes(word)) ||
    findExisting(draft, thing, findTemplate(thing)?.known) !== undefined ||
    entities.some(({ fields, names }) =>
      [...fields.map(({ label }) => label), ...names].some((word) => thing.includes(word.toLowerCase())),
    )
  )
}

/** "order" and "errand order" are the same where only one order-like thing exists. */
function findExisting(
  draft: Draft,
  thing: string,
  template: EntityTemplate | undefined,
): EntityDraft | undefined {
  const exact = draft.entities.get(toIdentifier(thing))
  if (exact !== undefined) return exact
  return [...draft.entities.values()].find(
    ({ one, template: own }) =>
      one.endsWith(` ${thing}`) ||
      thing.endsWith(` ${one}`) ||
      (one.startsWith(`${thing} `) && (own === template || findTemplate(thing)?.isExact !== true)) ||
      (own !== undefined &&
        own === template &&
        (interchangeable(one, thing) || (contestTemplates.includes(own) && !draft.words.includes(thing)))),
  )
}

function interchangeable(one: string, other: string): boolean {
  return genericNames.has(one) || genericNames.has(other)
}

/** "csv file" → "CSV file". */
function spell(words: string): string {
  return words.replace(
    /\b(?:csv|pdf|api|ai|sms|qr|id|css|js|sql|html|php|url|tv|http|xml|json|faq|vip|usb|gps|jpeg|png)(?=s?\b)/g,
    (word) => word.toUpperCase(),
  )
}

/** What we tell apart by a longer name than anybody would use where it stands. */
const plainNames: ReadonlyMap<string, string> = new Map([
  ['chat contact', 'contact'],
  ['installed app', 'application'],
])

/** Names that say nothing: the template's own name is better. */
const vagueNames: ReadonlySet<string> = new Set(
  'item good produce information content material record history log entry knowledge submission work'.split(
    ' ',
  ),
)

/** Names so general that a more telling one of the same kind takes them over. */
const genericNames: ReadonlySet<string> = new Set(
  'item good goods inventory_record job position vacancy opening article news information content material record history log transaction payment user account member file document image photo picture post topic message inquiry request submission activity event report task tool app place location stock request'
    .split(' ')
    .map((name) => name.replace('_', ' ')),
)
