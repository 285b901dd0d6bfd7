import { createField } from '../../../model/create-field.ts'
import type { Draft } from '../draft.ts'
import type { EntityDraft } from '../entity-draft.ts'

/** Whoever orders a room for an hour books it: there is nothing to put into a cart. */
export function arePlacesOrdered({ kind, words }: Pick<Draft, 'kind' | 'words'>): boolean {
  return kind === 'booking' && placeOrders.test(words) && !otherOrders.test(words)
}

const places =
  '(?:rooms?|courts?|venues?|halls?|desks?|seats?|studios?|spaces?|fields?|cabins?|booths?|sites?)'
const placeOrders = new RegExp(
  `\\border(?:s|ing)? (?:for |of )?(?:an? |the |their |any |selected |available )*(?:[a-z]+ )?${places}\\b|\\b${places} order(?:s|ing)?\\b`,
)
const otherOrders =
  /\b(?:book|books|booking|bookings|reserv\w+|appointments?|cart|basket|products?|goods|food|dish(?:es)?|meals?|menus?|freight|deliver\w*)\b/

/** In words, "order" then means what is booked. */
export function withOrderedPlaces(draft: Draft): ReadonlyMap<string, string> {
  return arePlacesOrdered(draft) ? new Map([...draft.aliases, ['order', 'booking']]) : draft.aliases
}

/** What was paid for while booking says so, and how much it was. */
export function needPaid({ fields }: EntityDraft): void {
  addState(fields, { name: 'Paid', after: 0 })
  if (fields.some(({ type }) => type === 'money')) return
  fields.push(createField('total', 'money', { inForm: false }))
}

/** A door that the request speaks of is opened by whoever has booked, and closed behind them. */
export function letOpen({ words }: Draft, place: EntityDraft, booking: EntityDraft): void {
  const noun = place.one.split(' ').at(-1) ?? place.one
  const opening = new RegExp(
    `\\b(?:open(?:ing)?|unlock(?:ing)?) (?:an? |the |their |selected )*(?:${noun}|door|lock)s?\\b|\\b(?:${noun}|door) (?:opening|unlocking)\\b`,
  )
  const state = booking.fields.find(({ id, type }) => id === 'status' && type === 'choice')
  if (place.archetype !== 'place' || state === undefined || !opening.test(words)) return
  if (booking.steps.some(({ to }) => to === 'Opened')) return
  const ready = state.options.filter((name) => name === 'Paid' || name === 'Confirmed')
  addState(booking.fields, { name: 'Opened', after: state.options.indexOf('Confirmed') })
  const step = { roles: [], needsReason: false, by: 'maker' } as const
  booking.steps.push(
    { ...step, label: `Open the ${noun}`, from: ready, to: 'Opened', roles: [] },
    { ...step, label: `Leave the ${noun}`, from: ['Opened'], to: 'Done', roles: [] },
  )
}

function addState(fields: EntityDraft['fields'], { name, after }: { name: string; after: number }): void {
  const at = fields.findIndex(({ id, type }) => id === 'status' && type === 'choice')
  const status = fields[at]
  if (status === undefined || status.options.includes(name)) return
  fields[at] = { ...status, options: status.options.toSpliced(after + 1, 0, name) }
}
