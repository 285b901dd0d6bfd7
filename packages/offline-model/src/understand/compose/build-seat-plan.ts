import { createField } from '../../model/create-field.ts'
import { capitalise } from '../language/noun-phrase.ts'
import { because, type Builder } from './builder.ts'
import { collection, ensureCollection, ensureDetail } from './collections.ts'
import { addScreen } from './add-screen.ts'
import { hasAccounts, type Draft } from './draft.ts'
import { needEntity } from './need-entity.ts'
import type { EntityDraft } from './entity-draft.ts'
import { noMoney, paymentMethods } from './payment.ts'

/** Seats are chosen on a plan of the house, and the ticket says which they are. */
export const buildSeatPlan: Builder = (draft, need) => {
  const shown = findShown(draft)
  const ticket = needEntity(draft, 'ticket')
  if (shown === undefined || ticket === undefined) return false
  shown.abilities.add('filter')
  if (!ticket.fields.some(({ refersTo }) => refersTo === shown.id))
    ticket.fields.splice(
      1,
      0,
      createField(shown.id, 'reference', {
        label: capitalise(shown.one),
        refersTo: shown.id,
        isFilter: true,
      }),
    )
  draft.simulated.add(noMoney)
  ensureCollection(draft, shown, null)
  addScreen(draft, {
    title: 'Choose seats',
    icon: 'armchair',
    section: {
      type: 'seatPlan',
      title: 'Choose your seats',
      text: `Choose a ${shown.one}, then the seats. Taken ones cannot be chosen.`,
      resource: shown.id,
      booking: ticket.id,
      ...sizeOf(draft.words),
      price: 24,
      methods: paymentMethods(draft.words),
    },
    because: because(need),
  })
  addScreen(draft, {
    title: `My ${ticket.many}`,
    icon: ticket.icon,
    access: hasAccounts(draft) ? 'signedIn' : 'public',
    section: {
      ...collection(ticket, {
        title: `My ${ticket.many}`,
        view: 'list',
        scope: hasAccounts(draft) ? 'mine' : 'all',
      }),
      isManaged: false,
    },
    because: because(need),
  })
  ensureDetail(draft, ticket)
  return true
}

/** What one sits and watches, or rides in. */
function findShown(draft: Draft): EntityDraft | undefined {
  const known = [...draft.entities.values()]
    .filter(({ archetype, id }) => archetype === 'event' && !/booking|reservation|appointment/i.test(id))
    .toSorted((a, b) => b.mentions - a.mentions)[0]
  const usual = houses.find(([pattern]) => pattern.test(draft.words))?.[1] ?? 'performance'
  const named = [...draft.entities.values()].find(({ id }) => id === usual)
  return named ?? known ?? needEntity(draft, usual)
}

const houses: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cinemas?|movies?|films?)\b/, 'screening'],
  [/\b(?:flights?|airlines?|planes?)\b/, 'flight'],
  [/\b(?:trains?)\b/, 'train'],
  [/\b(?:bus(?:es)?|coach(?:es)?)\b/, 'bus ticket'],
  [/\b(?:stadiums?|match(?:es)?|games?)\b/, 'match'],
]

function sizeOf(words: string): { rows: number; across: number } {
  return /\b(?:bus(?:es)?|coach(?:es)?|flights?|planes?|trains?)\b/.test(words)
    ? { rows: 12, across: 4 }
    : { rows: 8, across: 10 }
}
