import { createField } from '../../model/create-field.ts'
import { addScreen } from '../compose/add-screen.ts'
import { collection, viewOf } from '../compose/collections.ts'
import type { Draft } from '../compose/draft.ts'
import type { EntityDraft } from '../compose/entity-draft.ts'
import { watch } from './watch-list.ts'

/** "who has paid" is told beside whoever pays, and those who have not are a list. */
export function keepPayments(draft: Draft, meant: EntityDraft | undefined, text: string): boolean {
  const entity = [...draft.entities.values()].find(({ archetype }) => archetype === 'person') ?? meant
  if (entity === undefined) return false
  if (entity.fields.some(({ id }) => id === 'payment')) return true
  const field = createField('payment', 'choice', { options: ['Paid', 'Due', 'Overdue'] })
  entity.fields.splice(1, 0, field)
  const where = { field: field.id, equals: ['Due', 'Overdue'] }
  const screen = addScreen(draft, {
    title: 'Not paid yet',
    icon: 'wallet',
    section: {
      ...collection(entity, { title: 'Not paid yet', view: viewOf(draft, entity) }),
      where,
    },
    because: text,
  })
  watch(draft, {
    label: 'Not paid yet',
    entity: entity.id,
    field: field.id,
    where,
    action: { label: 'See all', screen: screen.id },
  })
  return true
}

/** "who has what" is told beside each thing. */
export function tellHolder(entity: EntityDraft | undefined): boolean {
  if (entity === undefined) return false
  if (!entity.fields.some(({ id }) => id === 'heldBy'))
    entity.fields.splice(1, 0, createField('heldBy', 'text', { label: 'Held by', isFilter: true }))
  return true
}
