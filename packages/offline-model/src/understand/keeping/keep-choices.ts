import { createField } from '../../model/create-field.ts'
import { addScreen } from '../compose/add-screen.ts'
import { stateField } from '../compose/dashboard-section.ts'
import type { Draft } from '../compose/draft.ts'
import type { EntityDraft } from '../compose/entity-draft.ts'
import { toSingular } from '../language/inflect.ts'
import { capitalise } from '../language/noun-phrase.ts'
import type { KeptPart } from './keeping.ts'

/** "our equipment: cameras, lenses, lights": sorts of one thing, and a few of each. */
export function keepSorts(entity: EntityDraft | undefined, sorts: readonly string[]): boolean {
  if (entity === undefined) return false
  const kinds = sorts.map((sort) => capitalise(toSingular(sort.toLowerCase())))
  const known = entity.fields.find(({ id, type }) => type === 'choice' && /^(?:category|type|kind)$/.test(id))
  const field = known ?? createField('kind', 'choice')
  if (known === undefined) entity.fields.splice(1, 0, field)
  field.options.splice(0, field.options.length, ...kinds)
  entity.kinds.push(...kinds)
  entity.names.push(...[1, 2, 3].flatMap((number) => kinds.map((kind) => `${kind} ${number}`)).slice(0, 9))
  return true
}

/** "candidates move through applied, phone screen and hired": these states, and a board of them. */
export function keepStates(
  draft: Draft,
  entity: EntityDraft | undefined,
  { states, text }: Extract<KeptPart, { kind: 'states' }>,
): boolean {
  if (entity === undefined || states.length < 2) return false
  const named = states.map((state) => capitalise(state))
  const known = stateField(entity)
  const field = known ?? createField('stage', 'choice')
  if (known === undefined) entity.fields.splice(1, 0, field)
  field.options.splice(0, field.options.length, ...named)
  entity.states.push(...named)
  addScreen(draft, {
    title: 'Board',
    icon: 'columns-3',
    section: { type: 'kanban', title: 'Board', text: '', entity: entity.id, field: field.id },
    because: text,
  })
  return true
}
