import { createField } from '../../model/create-field.ts'
import type { Need } from '../needs/need.ts'
import { because } from './builder.ts'
import { bookingBuilders } from './bookings/build-booking.ts'
import { collection, ensureCollection, ensureDetail } from './collections.ts'
import { addScreen } from './add-screen.ts'
import { hasAccounts, type Draft } from './draft.ts'
import { needEntity } from './need-entity.ts'
import type { EntityDraft } from './entity-draft.ts'
import { arePlacesOrdered } from './bookings/ordered-places.ts'
import { administrator, readRole } from './roles.ts'
import { manageEntity, trackEntity } from './show-records.ts'

/** Placing orders, following one's own, and working on those of others. */
export function buildOrders(draft: Draft, need: Need): boolean {
  const entity =
    needEntity(draft, /order|demand/.test(need.thing) ? need.thing.replace(/ status$/, '') : 'order') ??
    needEntity(draft, 'order')
  if (entity === undefined) return false
  if (
    ['operations', 'projects', 'dashboard', 'finance'].includes(draft.kind) &&
    need.frame?.action !== 'order'
  )
    return manageEntity(draft, { ...need, thing: entity.one })
  const action = need.frame?.action
  if (arePlacesOrdered(draft) && (need.frame === null || readRole(need.frame) === null))
    return bookingBuilders.booking?.(draft, { ...need, thing: '' }) ?? false
  if (/\b(?:starting|ending|pick-?up|drop-?off|delivery address)\b/.test(draft.words)) addRoute(draft, entity)
  const offered =
    [...draft.entities.values()].find(({ archetype }) => archetype === 'sellable') ??
    (action === 'order' && !/order|status|demand/.test(need.thing)
      ? needEntity(draft, need.thing)
      : undefined)
  if (offered !== undefined && offered !== entity) ensureCollection(draft, offered, need)
  const role = need.frame === null ? null : readRole(need.frame)
  if (role !== null)
    return role.id === administrator.id
      ? manageEntity(draft, { ...need, thing: entity.one })
      : trackEntity(draft, { ...need, thing: entity.one })
  if (action === 'order' || action === 'create' || action === 'submit') {
    entity.abilities.add('create')
    addScreen(draft, {
      title: `New ${entity.one}`,
      icon: 'plus-circle',
      section: {
        type: 'recordForm',
        title: `Place an ${entity.one}`.replace(/\ban (?=[^aeiou])/i, 'a '),
        text: '',
        entity: entity.id,
        submitLabel: `Place ${entity.one}`,
      },
      because: because(need),
    })
  }
  addScreen(draft, {
    title: `My ${entity.many}`,
    icon: entity.icon,
    access: hasAccounts(draft) ? 'signedIn' : 'public',
    section: collection(entity, {
      title: `My ${entity.many}`,
      view: 'list',
      scope: 'mine',
    }),
    because: because(need),
  })
  ensureDetail(draft, entity)
  return true
}

/** Where something is carried, an order says from where to where, and that is not the same place. */
function addRoute(draft: Draft, entity: EntityDraft): void {
  if (entity.fields.some(({ id }) => id === 'from')) return
  entity.fields.splice(
    2,
    0,
    createField('from', 'place', { isRequired: true }),
    createField('to', 'place', { isRequired: true }),
  )
  draft.rules.push({
    type: 'different',
    entity: entity.id,
    field: 'to',
    other: 'from',
    message: 'Start and end cannot be the same place.',
  })
}
