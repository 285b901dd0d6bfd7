import { createField } from '../../model/create-field.ts'
import type { Field } from '../../model/entity.ts'
import { toSingular } from '../language/inflect.ts'
import { toIdentifier } from '../language/noun-phrase.ts'
import { readAttribute } from '../subjects/read-attribute.ts'
import type { Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'

/** A field for a property that the request names, or a reference where it names another thing. */
export function addNamedField(entity: EntityDraft, item: string, draft: Draft): void {
  addReadField(entity, readAttribute(withoutOwner(entity, item)), draft)
}

/** The same where it is known already what kind of field it is. */
export function addReadField(entity: EntityDraft, read: Field, { entities }: Draft): void {
  if (entity.fields.length >= 14) return
  const other = entities.get(toIdentifier(toSingular(read.label.toLowerCase())))
  const field =
    other === undefined || other === entity
      ? read
      : createField(other.id, 'reference', { refersTo: other.id, isFilter: true })
  const alike = entity.fields.find(
    ({ id, label }) =>
      id === field.id || label.toLowerCase() === field.label.toLowerCase() || tellsSame(id, field.id),
  )
  const isTitle = /^(?:name|title)$/.test(field.id)
  const picture = field.type === 'image' ? entity.fields.findIndex(({ type }) => type === 'image') : -1
  const known = entity.fields[picture]
  if (known !== undefined) {
    entity.fields[picture] = { ...known, inForm: true }
    return
  }
  if (alike === undefined && !isTitle) addNamedAfterOthers(entity, asNamed(field))
}

/** "creation time" of a picture is the year that is known already. */
function tellsSame(one: string, other: string): boolean {
  const [, first = '', named = ''] = when.exec(one) ?? []
  const [, second = ''] = when.exec(other) ?? []
  return first !== '' && first === second && named === 'Year'
}

const when = /^([a-z]+)(Year|Time|Date)$/

/** What is named has to be filled in; a picture may be left out, because one is drawn instead, and so may notes. */
function asNamed(field: Field): Field {
  if (/^(?:notes?|remarks?|comments?|reward|trailerLink)$/.test(field.id)) return field
  return field.type === 'image' ? { ...field, inForm: true } : { ...field, isRequired: true }
}

/** What the request names itself stands before what such things have besides, so that lists show it. */
function addNamedAfterOthers({ fields, template }: EntityDraft, field: Field): void {
  const usual = fields.findIndex(
    ({ id }, at) =>
      at > 0 && template?.fields.some((known) => known.id === id && known.type !== 'image') === true,
  )
  fields.splice(usual < 0 ? fields.length : usual, 0, field)
}

/** "hive type" of a hive is its type. */
export function withoutOwner({ one }: EntityDraft, item: string): string {
  return [one, one.split(' ').at(-1) ?? ''].reduce(
    (rest, name) => rest.replace(new RegExp(`^${escapePattern(name)} `, 'i'), ''),
    item,
  )
}

export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
