import { createField } from '../../model/create-field.ts'
import { capitalise } from '../language/noun-phrase.ts'
import type { Need } from '../needs/need.ts'
import { because } from './builder.ts'
import { collection, ensureCollection } from './collections.ts'
import { addScreen } from './add-screen.ts'
import { type Draft } from './draft.ts'
import { needEntity } from './need-entity.ts'
import type { EntityDraft } from './entity-draft.ts'

/** Goods in and out: every movement is a record, and it changes what is in stock. */
export function buildStockMovement(draft: Draft, need: Need): boolean {
  const kept = findStock(draft)
  const stock = kept?.fields.find(isStockField)
  const movement = needEntity(draft, 'stock movement')
  if (kept === undefined || stock === undefined || movement === undefined) return false
  ensureCollection(draft, kept, need)
  movement.abilities.add('create').add('filter').add('export')
  if (!movement.fields.some(({ refersTo }) => refersTo === kept.id)) {
    movement.fields.splice(
      1,
      0,
      createField('item', 'reference', {
        label: capitalise(kept.one),
        refersTo: kept.id,
        isRequired: true,
        isFilter: true,
      }),
    )
    draft.rules.push({
      type: 'movesStock',
      entity: movement.id,
      amountField: 'quantity',
      referenceField: 'item',
      stockField: stock.id,
      directionField: 'direction',
      incoming: 'In',
      message: 'There is not that much in stock.',
    })
  }
  addScreen(draft, {
    title: 'Stock in and out',
    icon: 'arrow-down-up',
    section: {
      type: 'recordForm',
      title: 'Goods in or out',
      text: 'The stock changes as soon as the movement is recorded.',
      entity: movement.id,
      submitLabel: 'Record movement',
    },
    because: because(need),
  })
  addScreen(draft, {
    title: 'Stock movements',
    icon: 'history',
    section: collection(movement, { title: 'Stock movements', view: 'table' }),
    because: because(need),
  })
  return true
}

function findStock(draft: Draft): EntityDraft | undefined {
  return (
    [...draft.entities.values()].find(({ fields }) => fields.some(isStockField)) ??
    needEntity(draft, 'inventory')
  )
}

function isStockField({ id, type }: EntityDraft['fields'][number]): boolean {
  return type === 'number' && /^(?:stock|quantity)$/.test(id)
}
