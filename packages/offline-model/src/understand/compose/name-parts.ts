import type { Field } from '../../model/entity.ts'
import { toSingular } from '../language/inflect.ts'
import { capitalise } from '../language/noun-phrase.ts'
import { isGerund } from '../language/verbs.ts'
import { isAttribute, isFieldName } from '../subjects/read-attribute.ts'
import type { Need } from '../needs/need.ts'
import { addNamedField, escapePattern } from './add-named-field.ts'
import { ensureCollection } from './collections.ts'
import { type Draft } from './draft.ts'
import { needEntity } from './need-entity.ts'
import { addSorts, addToldField, keepToTold } from './told/told-fields.ts'
import type { EntityDraft } from './entity-draft.ts'

/** "including name and price" are fields; "types of music, including Japanese" are choices; other examples are records. */
export function addNamed(draft: Draft, entity: EntityDraft, need: Need): void {
  const kinds = entity.fields.find(({ id, type }) => type === 'choice' && kindFields.test(id))
  const areKinds = kindWords.test(need.frame?.phrase ?? '') && kinds !== undefined
  const items = need.frame?.items ?? []
  const isMade = making.has(need.frame?.action ?? 'view')
  // Where most of a list are properties, all of it is: "sender, subject, time and status".
  const areFields = items.filter((item) => isFieldName(bareItem(item))).length * 2 > items.length
  const told = need.frame?.fields ?? []
  const sorts = told.length > 0 ? items.filter((item) => !told.includes(item)) : []
  if (told.length > 0) keepToTold(entity, told)
  if (sorts.length > 1) addSorts(draft, entity, sorts)
  if (told.length === 0 && areFields && items.length > 2) keepToNamed(entity)
  for (const written of sorts.length > 1
    ? told
    : areFields && told.length === 0
      ? items.flatMap(splitPair)
      : items) {
    const item = bareItem(written)
    if (told.includes(written)) {
      if (addToldField(entity, item, draft)) draft.carried.add(written.toLowerCase())
      continue
    }
    if (doings.test(item)) continue
    if (isAttribute(item) || ((isMade || areFields) && /^[a-z-]+(?: [a-z-]+)?$/i.test(item)))
      addNamedField(entity, item, draft)
    else if (areKinds) addKind(kinds, entity, item)
    else if (isOption(entity, item)) entity.kinds.push(capitalise(item))
    else if (namesRecords(entity, item)) keepRecords(draft, item)
    else if (playerButtons.test(item)) draft.carried.add(item)
    else if (isRecordName(item) && !namesDoing(entity, item)) entity.names.push(capitalise(item))
    else continue
    draft.carried.add(written.toLowerCase())
  }
  if (areFields) for (const item of items.filter(isPair)) draft.carried.add(item.toLowerCase())
}

/** What else is done with it is no part of it. */
const doings = /^(?:search|claim|browse|view|filter|export|find|manage|delete) [a-z]+s?$/i

/** Among fields, "experience and reason" are two, though one can experience something. */
function splitPair(item: string): string[] {
  return isPair(item) ? item.split(/ and /i) : [item]
}

function isPair(item: string): boolean {
  return /^[a-z-]+(?: [a-z-]+)? and [a-z-]+(?: [a-z-]+)?$/i.test(bareItem(item))
}

/** A thing that nobody has described before has what the request says of it, rather than what such things mostly have. */
function keepToNamed({ template, fields }: EntityDraft): void {
  if (template !== undefined || fields.some(({ isRequired }, at) => at > 0 && isRequired)) return
  fields.splice(1)
}

/** What one makes has fields; what one looks at has examples. */
const making: ReadonlySet<string> = new Set(['create', 'publish', 'record', 'save', 'submit'])
const kindFields = /category|genre|type|kind|style/i
const kindWords = /\b(?:types?|kinds?|categories|genres|styles|sorts|varieties) of\b/i

function addKind(kinds: Field, entity: EntityDraft, item: string): void {
  const name = capitalise(item.replace(new RegExp(` ${escapePattern(entity.one)}s?$`, 'i'), ''))
  if (!entity.kinds.includes(name)) entity.kinds.push(name)
  kinds.options.splice(0, kinds.options.length, ...entity.kinds)
}

function isRecordName(item: string): boolean {
  return item.length <= 40 && item.split(' ').length <= 5 && !isGerund(item) && !noNames.test(item)
}

/** What an app is to do is no name of a record. */
const noNames =
  /^(?:support|provide|allow|include|enable|offer|ensure|display|show)s? |^(?:left|right|running|service|server|device)s?$| (?:per|for each|for every) /i

const playerButtons =
  /^(?:play|pause|stop|resume|rewind|fast[- ]forward|forward|next|previous|skip|mute|volume)(?: and (?:play|pause|stop|resume|rewind|fast[- ]forward|next|previous))?$/i

/** "data structures such as set, list and hash": these are kinds that such a thing has anyway. */
function isOption({ fields }: EntityDraft, item: string): boolean {
  return fields.some(
    ({ type, options }) =>
      type === 'choice' && options.some((option) => option.toLowerCase() === item.toLowerCase()),
  )
}

/** "vehicle maintenance" among vehicles: records of their own, each of a vehicle. */
function namesRecords({ one }: EntityDraft, item: string): boolean {
  return item.toLowerCase().startsWith(`${one} `) && /\b(?:maintenance|insurance|inspection)s?$/i.test(item)
}

function keepRecords(draft: Draft, item: string): void {
  const records = needEntity(draft, `${toSingular(item.toLowerCase())} record`)
  if (records === undefined) return
  records.abilities.add('create').add('edit').add('delete')
  ensureCollection(draft, records, null)
}

/** "vehicle insurance" and "status operations" say what is done with vehicles; no vehicle is called so. */
function namesDoing({ one, archetype }: EntityDraft, item: string): boolean {
  if (archetype === 'sellable') return false
  const words = item.toLowerCase()
  return words.startsWith(`${one} `) || /\b(?:operations?|quer(?:y|ies)|entry|management)$/.test(words)
}

/** An example without what only leads up to it: "their list of ingredients" → "ingredients". */
export function bareItem(item: string): string {
  return (
    item
      .replace(/^(?:(?:the|an?|their|its|his|her|own|[a-z]+'s) )+/i, '')
      .replace(/^(?:lists?|description|set) of (?:the )?/i, '')
      // "the number of pages" are its pages; the number of backers does not name any of them.
      .replace(
        /^number of (?:the )?(?=(?:seats|rooms|beds|bedrooms|bathrooms|pages|guests|points|views|likes)$)/i,
        '',
      )
      .trim()
  )
}
