import { createField } from '../../../model/create-field.ts'
import { capitalise, toIdentifier } from '../../language/noun-phrase.ts'
import { readAttribute } from '../../subjects/read-attribute.ts'
import { readToldAttribute } from '../../subjects/told-attributes.ts'
import { addReadField, withoutOwner } from '../add-named-field.ts'
import { isUsual } from '../compose-entity.ts'
import type { Draft } from '../draft.ts'
import type { EntityDraft } from '../entity-draft.ts'

/**
 * A thing that nobody has described before has what the request says of it, rather than what such things mostly have. What
 * happens has a day, and what goes on a state.
 */
export function keepToTold(entity: EntityDraft, told: readonly string[]): void {
  if (entity.template !== undefined) return
  const isDated = told.some((item) => /\b(?:date|day|time|on)$/i.test(item))
  const kept = entity.fields.filter(
    ({ id, type }, at) =>
      at === 0 ||
      !isUsual(entity, id) ||
      (id === 'date' && dated.has(entity.archetype) && !isDated) ||
      (type === 'choice' && id === 'status' && entity.steps.length > 0),
  )
  entity.fields.splice(0, entity.fields.length, ...kept)
}

const dated: ReadonlySet<EntityDraft['archetype']> = new Set(['record', 'event'])

/** Whether the thing has the property, by itself or from now on. */
export function addToldField(entity: EntityDraft, item: string, draft: Draft): boolean {
  const [title] = entity.fields
  const own = withoutOwner(entity, item)
  const isTitle = /(?:^| )(?:name|title)$/i.test(own) || /^(?:number|code|id)$/i.test(own)
  const isOther =
    /^[a-z]+ (?:name|title)$/i.test(own) && entity.fields.some(({ id }) => id === toIdentifier(own))
  if (isTitle && title?.type === 'text' && !isOther) {
    if (
      entity.template !== undefined ||
      entity.fields.some(({ label }) => label.toLowerCase() === item.toLowerCase())
    )
      return true
    entity.fields[0] = { ...title, label: capitalise(item) }
    if (/(?:number|code|id)$/i.test(own)) entity.names.splice(0)
    return true
  }
  const read = readToldAttribute(item)
  const called = readAttribute(own)
  // Things are in order or not; only what is to be done is in progress.
  const options = called.id === 'status' && things.has(entity.archetype) ? conditions : read.options
  addReadField(entity, { ...read, id: called.id, label: called.label, options: [...options] }, draft)
  return hasField(entity, item)
}

const things: ReadonlySet<EntityDraft['archetype']> = new Set(['catalogue', 'machine', 'place', 'sellable'])
const conditions = ['In order', 'Needs attention', 'Out of use']

/** Whether something of that name is there to be filled in. */
export function hasField(entity: EntityDraft, item: string): boolean {
  const words = [item, withoutOwner(entity, item)].map((name) => name.toLowerCase())
  const ids = words.map((name) => toIdentifier(name))
  const isPicture = readToldAttribute(item).type === 'image'
  return entity.fields.some(
    ({ id, label, type }) =>
      ids.includes(id) || words.includes(label.toLowerCase()) || (isPicture && type === 'image'),
  )
}

/** "record work such as pruning and mowing with date and hours": what there is to choose as its kind. */
export function addSorts(draft: Draft, { fields }: EntityDraft, sorts: readonly string[]): void {
  for (const sort of sorts) draft.carried.add(sort.toLowerCase())
  if (fields.some(({ id }) => id === 'kind')) return
  const options = sorts.map((sort) => capitalise(sort))
  fields.splice(1, 0, createField('kind', 'choice', { options, isRequired: true }))
}
