import { toSingular } from '../../language/inflect.ts'
import { cleanNounPhrase } from '../../language/noun-phrase.ts'
import { findTemplate } from '../../subjects/entity-templates.ts'
import { mainEntity, type Draft } from '../draft.ts'
import type { EntityDraft } from '../entity-draft.ts'
import { findEntity, needEntity, withoutHouse } from '../need-entity.ts'

/** What can be booked: the thing named, otherwise a place, person, event or service that is there. */
export function findBookable(draft: Draft, thing: string): EntityDraft | undefined {
  const named = noThingToBook.test(thing) ? bookedByName(draft) : needEntity(draft, thing)
  // Whoever runs a restaurant takes bookings for its tables, not for its dishes.
  if (named === undefined && draft.entities.has('dish') && draft.pack?.id === 'restaurant')
    return needEntity(draft, 'table')
  // "A donation appointment" is one at the place for it.
  const [, deed = ''] = /^((?:[a-z]+ )?[a-z]+(?:tion|sion)) appointments?$/.exec(thing) ?? []
  if (named === undefined && deed !== '') return needEntity(draft, `${deed} centre`)
  const [, partner = ''] = /\bappointments? with (?:an? |the |our )?([a-z]+)/.exec(draft.words) ?? []
  if (named === undefined && findTemplate(toSingular(partner))?.known.archetype === 'person')
    return needEntity(draft, toSingular(partner))
  if (named !== undefined && !['record', 'transaction', 'document'].includes(named.archetype)) return named
  // Where nothing is said to be booked, it is the services of a house, rather than the animals it serves.
  const isHouse = named === undefined && draft.kind === 'company' && /\bservices?\b/.test(draft.words)
  if (isHouse && !draft.entities.has('event')) return needEntity(draft, 'service')
  const fitting = [...draft.entities.values()].filter(
    ({ archetype, id }) => bookedKinds.has(archetype) && !noResource.test(id) && id !== draft.plainRole?.id,
  )
  return (
    fitting.toSorted((a, b) => b.mentions - a.mentions)[0] ??
    needEntity(draft, /restaurant|table/.test(draft.words) ? 'table' : 'service') ??
    mainEntity(draft)
  )
}

/** When, or that, something is booked. */
const noThingToBook =
  /appointment|booking|reservation|slot|time|date|rsvp|seat|confirmation|^stay$|^night$|^$/

/** "Book a room", "reserving courts": what is said to be booked anywhere in the request, where everybody knows it. */
function bookedByName(draft: Draft): EntityDraft | undefined {
  const named =
    /\b(?:book|reserv|rent|hir)(?:e|ing)?(?: and cancel| or cancel)? (?:an? |the |their |its |one |any |some )?(?:available |free |whole )?([a-z]+(?: [a-z]+)?)/g
  for (const [, words = ''] of draft.words.matchAll(named))
    for (const thing of [words, words.split(' ')[0] ?? '']) {
      const one = withoutHouse(draft, toSingular(cleanNounPhrase(thing)))
      if (noThingToBook.test(one)) continue
      const known =
        findEntity(draft, one) ??
        (isBookable(findTemplate(one)) || isOfHouse(draft, thing) ? needEntity(draft, one) : undefined)
      if (known !== undefined && bookedKinds.has(known.archetype) && !noResource.test(known.id)) return known
    }
  return undefined
}

/** "reserve a club telescope": what belongs to the house is lent by it. */
function isOfHouse(draft: Draft, thing: string): boolean {
  const one = toSingular(cleanNounPhrase(thing))
  return withoutHouse(draft, one) !== one
}

function isBookable(found: ReturnType<typeof findTemplate>): boolean {
  return found?.isExact === true && bookedKinds.has(found.known.archetype)
}

const bookedKinds: ReadonlySet<EntityDraft['archetype']> = new Set([
  'place',
  'event',
  'sellable',
  'person',
  'catalogue',
])

/** Bookings themselves, and those who book. */
const noResource =
  /^(?:booking|appointment|reservation|signUp|user|patient\w*|customer\w*|student\w*|client|member)$/
