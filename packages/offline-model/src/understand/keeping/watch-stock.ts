import { createField } from '../../model/create-field.ts'
import { addScreen } from '../compose/add-screen.ts'
import { collection, ensureDetail } from '../compose/collections.ts'
import type { Draft } from '../compose/draft.ts'
import type { EntityDraft } from '../compose/entity-draft.ts'
import type { Field } from '../../model/entity.ts'
import type { KeptPart } from './keeping.ts'
import { watch } from './watch-list.ts'

/** What runs low: how much there is of it has reached the least there should be. */
export function watchStock(draft: Draft, { limit, text }: Extract<KeptPart, { kind: 'low' }>): boolean {
  const entity = [...draft.entities.values()].find((known) => amountOf(known) !== undefined)
  const amount = entity === undefined ? undefined : amountOf(entity)
  if (entity === undefined || amount === undefined) return false
  const known = entity.fields.find(({ id }) => id === 'minimum')
  const least =
    limit === undefined
      ? createField('minimum', 'number', usualLeast(amount))
      : createField('warnBelow', 'number', { min: limit, max: limit })
  if (limit !== undefined && known !== undefined) entity.fields[entity.fields.indexOf(known)] = least
  else if (known === undefined) entity.fields.splice(entity.fields.indexOf(amount) + 1, 0, least)
  const below = { field: amount.id, than: least.id }
  const title = entity.one.endsWith(' reading') ? 'Below minimum' : 'Running low'
  ensureDetail(draft, entity)
  const screen = addScreen(draft, {
    title,
    icon: 'package-minus',
    section: { ...collection(entity, { title, view: 'table' }), below },
    because: text,
  })
  watch(draft, {
    label: `${entity.many.charAt(0).toUpperCase()}${entity.many.slice(1)} ${title.toLowerCase()}`,
    entity: entity.id,
    field: amount.id,
    below,
    action: { label: 'See all', screen: screen.id },
  })
  return true
}

function amountOf({ fields }: EntityDraft) {
  return fields.find(
    ({ id, type }) => type === 'number' && /^(?:stock|quantity|amount|inStock|stockLevel)$/.test(id),
  )
}

/** A third of what there usually is, so that something has come down to it. */
function usualLeast({ min, max }: Field) {
  if (min === null || max === null || max <= min) return { min: 5, max: 40 }
  const third = Math.round(min + (max - min) / 3)
  return { min: third, max: third }
}
