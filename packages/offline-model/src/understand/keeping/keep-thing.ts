import { createField } from '../../model/create-field.ts'
import { ensureCollection } from '../compose/collections.ts'
import { composeEntity } from '../compose/compose-entity.ts'
import type { Draft } from '../compose/draft.ts'
import type { EntityDraft } from '../compose/entity-draft.ts'
import { needEntity } from '../compose/need-entity.ts'
import { toPlural } from '../language/inflect.ts'
import { capitalise, toIdentifier } from '../language/noun-phrase.ts'
import type { Frame } from '../language/read-frames.ts'
import type { EntityTemplate } from '../subjects/entity-template.ts'
import { meaningOf } from './meanings.ts'

/** A thing that is kept: a list that people change, and a page for each. It is called as the request calls it. */
export function keep(
  draft: Draft,
  thing: string,
  { text, meaning = meaningOf(thing, draft.words) }: { text: string; meaning?: EntityTemplate | undefined },
): EntityDraft | undefined {
  const id = toIdentifier(thing)
  if (meaning !== undefined && !draft.entities.has(id))
    draft.entities.set(id, composeEntity({ id, one: thing, many: toPlural(thing), template: meaning }))
  const entity = draft.entities.get(id) ?? needEntity(draft, thing)
  if (entity === undefined) return undefined
  dropVague(entity)
  for (const ability of ['create', 'edit', 'delete', 'filter'] as const) entity.abilities.add(ability)
  ensureCollection(draft, entity, { name: 'manage', thing, frame: frameOf(thing, text) })
  return entity
}

/** What nobody knows has no sorts that anybody could guess. */
function dropVague({ template, archetype, fields }: EntityDraft): void {
  const vague = fields.findIndex(({ options }) => options.join('|') === 'Standard|Special|Reserve')
  if (template === undefined && archetype === 'catalogue' && vague >= 0) fields.splice(vague, 1)
}

export function frameOf(thing: string, text: string): Frame {
  const phrase = toPlural(thing)
  return { subject: 'users', action: 'manage', object: phrase, phrase, items: [], text, confidence: 1 }
}

/**
 * What a property belongs to: what the tool is named after, otherwise what was spoken of last. Nobody has a deadline or a
 * word count: where people were named last, it is that of the things before them.
 */
export function meantIn(draft: Draft, main: string, isOfThing = false): EntityDraft | undefined {
  const named = main === '' ? undefined : needEntity(draft, main)
  const kept = [...draft.entities.values()]
  // Suppliers and other partners are people in this, too.
  const things = kept.filter(
    ({ archetype, fields }) => archetype !== 'person' && !fields.some(({ type }) => type === 'email'),
  )
  return named ?? (isOfThing ? things.at(-1) : undefined) ?? kept.at(-1)
}

/** A record of something else: the harvest of a hive, the order of a cafe. */
export function linkTo(entity: EntityDraft, target: EntityDraft | undefined): boolean {
  if (target === undefined || target === entity) return false
  if (entity.fields.some(({ refersTo }) => refersTo === target.id)) return true
  const field = createField(target.id, 'reference', {
    label: capitalise(target.one),
    refersTo: target.id,
    isFilter: true,
    isRequired: true,
  })
  // Whoever is named in general is one of those that are kept: the customers of a bakery are its cafes.
  const general = entity.fields.findIndex(
    ({ id, type }) => type === 'text' && (id === target.id || named.test(id)),
  )
  entity.fields.splice(Math.max(1, general), general < 0 ? 0 : 1, field)
  return true
}

const named = /^(?:customer|client|owner|holder|heldBy|tenant|student|person|member|patient|reporter|buyer)$/
