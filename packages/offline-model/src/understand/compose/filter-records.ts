import type { Field } from '../../model/entity.ts'
import { readNounAction } from '../language/noun-heads.ts'
import { capitalise, toIdentifier } from '../language/noun-phrase.ts'
import { toSingular } from '../language/inflect.ts'
import { splitList } from '../language/split-list.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import { isAttribute } from '../subjects/read-attribute.ts'
import { readToldAttribute } from '../subjects/told-attributes.ts'
import type { Need } from '../needs/need.ts'
import { because } from './builder.ts'
import { mainEntity, type Draft } from './draft.ts'
import { findEntity, needEntity } from './need-entity.ts'
import type { EntityDraft } from './entity-draft.ts'
import { ensureCollection } from './collections.ts'

/** "search jobs by city and type", "filters for topic and level": what a list can be narrowed by. */
export function filterBy(draft: Draft, need: Need): boolean {
  const { frame } = need
  if (frame === null) return false
  if (nameCategories(draft, need)) return true
  const [before = '', ...after] = frame.phrase.split(/\bby /i)
  const isBare = ['filter', 'sort'].includes(frame.action) && isPropertyOf(draft, need.thing)
  const words = after.length > 0 ? after.join(', ') : isBare ? need.thing : ''
  if (words === '') return false
  const named = before.trim() === '' || isBare ? undefined : needEntity(draft, need.thing)
  const entity = named ?? ownerOf(draft, words) ?? mainEntity(draft)
  if (entity === undefined) return false
  for (const word of splitList(words)) addFilter(entity, word)
  entity.abilities.add('filter').add('sort')
  ensureCollection(draft, entity, need)
  return because(need) !== undefined
}

/** Adds what a list that is looked through "by" something is narrowed by. Whatever it is, the list is there. */
export function narrowBy(draft: Draft, { frame, thing }: Need): boolean {
  const text = frame?.text ?? ''
  const at = text.toLowerCase().lastIndexOf(' by ')
  const [before, by] = [text.slice(0, Math.max(at, 0)), text.slice(at + ' by '.length)]
  const isPlain = /^[a-z' -]+$/i.test(before) && /^[a-z ,-]+$/i.test(by)
  const entity = isPlain ? findEntity(draft, thing) : undefined
  if (entity !== undefined) for (const word of splitList(by)) addFilter(entity, word)
  return true
}

/** "browse pets, filter by pet type": pets are filtered, whatever else is there. */
function ownerOf({ entities }: Draft, words: string): EntityDraft | undefined {
  return [...entities.values()].find(({ one }) =>
    splitList(words.toLowerCase()).some((word) => word.startsWith(`${one} `)),
  )
}

/** "categories such as AI and gadgets", "categories for women, men and kids": what the main thing is sorted into. */
function nameCategories(draft: Draft, { frame, thing }: Need): boolean {
  if (frame?.action !== 'filter' || / by |^by /i.test(frame.phrase)) return false
  const isTold = /^categor(?:y|ies)\b/i.test(frame.text)
  const isNamed = isTold || draft.carried.has('categories')
  const listed = frame.items.filter((item) => isCategory(item) || (isTold && /^[a-z]+$/i.test(item)))
  const words = listed.length > 1 ? listed : isNamed && isCategory(thing) ? [frame.phrase] : []
  const entity = categorised(draft)
  const at = entity?.fields.findIndex(sorts) ?? -1
  const field = entity?.fields[at]
  if (entity === undefined || field === undefined || words.length === 0) return false
  const told = words.map((word) => capitalise(word.replace(/^(?:for|the|an?) /i, '')))
  const known = draft.carried.has('categories') ? field.options : []
  entity.fields[at] = { ...field, options: [...new Set([...known, ...told])].slice(0, 12), isFilter: true }
  entity.abilities.add('filter')
  draft.carried.add('categories')
  for (const word of words) draft.carried.add(word.toLowerCase())
  return true
}

function isCategory(word: string): boolean {
  const bare = word.toLowerCase()
  return (
    /^[a-z&' -]{2,24}$/.test(bare) &&
    !isAttribute(bare) &&
    readNounAction(bare) === undefined &&
    findTemplate(toSingular(bare)) === undefined
  )
}

function categorised(draft: Draft): EntityDraft | undefined {
  const expected = draft.pack?.things[0]
  const known = [mainEntity(draft), ...draft.entities.values()].find(
    (entity) => entity !== undefined && entity.archetype !== 'transaction' && entity.fields.some(sorts),
  )
  return known ?? (expected === undefined ? undefined : needEntity(draft, expected))
}

function sorts({ id, type }: Field): boolean {
  return type === 'choice' && /^(?:category|genre|kind|type)$/.test(id)
}

/** Whether a word names a property of what is there rather than a thing of its own. */
function isPropertyOf(draft: Draft, thing: string): boolean {
  const main = mainEntity(draft)
  return (
    main !== undefined &&
    thing !== '' &&
    (isAttribute(thing) || hasField(main, thing) || /^(?:topic|level|season|theme)$/.test(thing))
  )
}

function hasField({ fields }: EntityDraft, word: string): boolean {
  const id = toIdentifier(word)
  return fields.some((field) => field.id === id || field.label.toLowerCase() === word)
}

function addFilter(entity: EntityDraft, written: string): void {
  const word = toSingular(
    written
      .toLowerCase()
      .replace(/^(?:the|their|an?) /, '')
      .replace(/^(?:type|kind) of /, ''),
  ).slice(0, 30)
  if (
    /^(?:keyword|name|title|date|term|newest|text|word)s?$/.test(word) ||
    !/^[a-z]+(?: [a-z]+)?$/.test(word)
  )
    return
  const id = toIdentifier(word)
  const at = entity.fields.findIndex(
    (field) =>
      field.id === id ||
      field.label.toLowerCase().endsWith(word) ||
      field.id.toLowerCase().includes(id.toLowerCase()),
  )
  const known = entity.fields[at]
  if (known !== undefined) {
    if (known.type === 'choice' || known.type === 'reference')
      entity.fields[at] = { ...known, isFilter: true }
    return
  }
  if (entity.fields.length >= 14) return
  const field = readToldAttribute(word)
  const options = filterChoices.get(word)
  entity.fields.push(
    options === undefined ? field : { ...field, type: 'choice', options: [...options], isFilter: true },
  )
}

const filterChoices: ReadonlyMap<string, readonly string[]> = new Map([
  ['season', ['Spring', 'Summer', 'Autumn', 'Winter']],
  ['department', ['Nursing', 'Medicine', 'Administration', 'Technology']],
  ['contract', ['Full time', 'Part time', 'Temporary']],
  ['species', ['Dog', 'Cat', 'Rabbit', 'Bird']],
  ['topic', ['Basics', 'Practice', 'Advanced']],
])
