import type { Field } from '../../model/entity.ts'
import { createField } from '../../model/create-field.ts'
import { toSingular } from '../language/inflect.ts'
import { capitalise, toIdentifier } from '../language/noun-phrase.ts'
import { isGerund } from '../language/verbs.ts'
import { isAttribute, readAttribute } from '../subjects/read-attribute.ts'
import type { Need } from '../needs/need.ts'
import type { Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'

/** "including name and price" are fields; "types of music, including Japanese" are choices; other examples are records. */
export function addNamed(draft: Draft, entity: EntityDraft, need: Need): void {
  const kinds = entity.fields.find(({ id, type }) => type === 'choice' && kindFields.test(id))
  const areKinds = kindWords.test(need.frame?.phrase ?? '') && kinds !== undefined
  const isMade = making.has(need.frame?.action ?? 'view')
  for (const written of need.frame?.items ?? []) {
    const item = bareItem(written)
    if (isAttribute(item) || (isMade && /^[a-z]+(?: [a-z]+)?$/i.test(item)))
      addNamedField(entity, item, draft)
    else if (areKinds) addKind(kinds, entity, item)
    else if (isRecordName(item) && !namesDoing(entity, item)) entity.names.push(capitalise(item))
    else continue
    draft.carried.add(written.toLowerCase())
  }
}

/** What one makes has fields; what one looks at has examples. */
const making: ReadonlySet<string> = new Set(['create', 'publish', 'record', 'save', 'submit'])
const kindFields = /category|genre|type|kind|style/i
const kindWords = /\b(?:types?|kinds?|categories|genres|styles|sorts|varieties) of\b/i

export function addNamedField(entity: EntityDraft, item: string, draft: Draft): void {
  if (entity.fields.length >= 14) return
  const names = [entity.one, entity.one.split(' ').at(-1) ?? '']
  const own = names.reduce(
    (rest, name) => rest.replace(new RegExp(`^${escapePattern(name)} `, 'i'), ''),
    item,
  )
  const other = draft.entities.get(toIdentifier(toSingular(own)))
  const field =
    other === undefined || other === entity
      ? readAttribute(own)
      : createField(other.id, 'reference', { refersTo: other.id, isFilter: true })
  const alike = entity.fields.find(
    ({ id, label }) => id === field.id || label.toLowerCase() === field.label.toLowerCase(),
  )
  const isTitle = /^(?:name|title)$/.test(field.id)
  if (alike === undefined && !isTitle) entity.fields.push({ ...field, isRequired: true })
}

function addKind(kinds: Field, entity: EntityDraft, item: string): void {
  const name = capitalise(item.replace(new RegExp(` ${escapePattern(entity.one)}s?$`, 'i'), ''))
  if (!entity.kinds.includes(name)) entity.kinds.push(name)
  kinds.options.splice(0, kinds.options.length, ...entity.kinds)
}

function isRecordName(item: string): boolean {
  return item.length <= 40 && item.split(' ').length <= 5 && !isGerund(item)
}

/** "vehicle insurance" and "status operations" say what is done with vehicles; no vehicle is called so. */
function namesDoing({ one, archetype }: EntityDraft, item: string): boolean {
  if (archetype === 'sellable') return false
  const words = item.toLowerCase()
  return words.startsWith(`${one} `) || /\b(?:operations?|quer(?:y|ies)|entry|management)$/.test(words)
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** An example without what only leads up to it: "their list of ingredients" → "ingredients". */
export function bareItem(item: string): string {
  return item
    .replace(/^(?:(?:the|an?|their|its|his|her|own|[a-z]+'s) )+/i, '')
    .replace(/^(?:lists?|number|description|set) of (?:the )?/i, '')
    .trim()
}
