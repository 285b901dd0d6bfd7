import { createField } from '../../model/create-field.ts'
import type { ApplicationModel } from '../../model/application-model.ts'
import type { Entity, Field, Lifecycle } from '../../model/entity.ts'
import { capitalise, toSlug } from '../language/noun-phrase.ts'
import { nameFiles } from '../subjects/file-kinds.ts'
import { flavourOf } from '../subjects/flavours.ts'
import { hasHappened } from '../subjects/has-happened.ts'
import { createFlow, createLifecycle, type Workers } from '../subjects/lifecycles.ts'
import { createRandom, hashText } from '../subjects/random.ts'
import { nameRecords } from '../subjects/record-kinds.ts'
import { createRecords } from '../subjects/sample-records.ts'
import { imageFieldOf, titleFieldOf } from './compose-entity.ts'
import { mainEntity, type Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'
import { extendFlow } from './extend-flow.ts'
import { peopleOf } from './name-people.ts'
import { publicKinds } from './public-kinds.ts'
import { schemeOf } from '../schemes/find-scheme.ts'

/** A text field that names another entity becomes a reference to it. */
export function linkEntities(draft: Draft): void {
  for (const entity of draft.entities.values()) {
    const title = titleFieldOf(entity.fields)
    entity.fields.forEach((field, at) => {
      const isLinked =
        (field.type === 'text' || field.type === 'choice') &&
        field.id !== title &&
        field.id !== entity.id &&
        draft.entities.has(field.id)
      // Departments that are kept are those one can choose, and no fixed few beside them.
      if (isLinked)
        entity.fields[at] = { ...field, type: 'reference', refersTo: field.id, options: [], isFilter: true }
    })
    // What is known as a whole refers to what it says.
    if (entity.template?.isComplete === true) continue
    linkToOwner(draft, entity)
    linkToNeighbours(draft, entity)
    linkToThing(draft, entity)
  }
}

/** What belongs together wherever both are kept, though no word of the request says so. */
function linkToNeighbours(draft: Draft, entity: EntityDraft): void {
  for (const name of neighbours.get(entity.template?.names[0] ?? entity.id) ?? []) {
    const other = [...draft.entities.values()].find(
      ({ id, template }) => id === name || template?.names[0] === name,
    )
    // Whoever hands something in is named in it already.
    if (name === 'customer' && entity.editableBy === 'owner') continue
    // An order from a cart holds several things, which it lists.
    if (name === 'product' && draft.modules.some(({ type }) => type === 'cart')) continue
    const isLinked = entity.fields.some(({ refersTo, id }) => refersTo === other?.id || id === other?.id)
    if (other === undefined || other === entity || isLinked || entity.fields.length >= 12) continue
    entity.fields.splice(2, 0, linkTo(other))
    // What is carried is one of the things that are kept, rather than named anew.
    const goods = entity.fields.findIndex(({ id }) => id === 'goods')
    if (goods >= 0) entity.fields.splice(goods, 1)
  }
}

/** Harvests and treatments that nobody described before are of the thing that is managed beside them. */
function linkToThing(draft: Draft, entity: EntityDraft): void {
  const isLinked = entity.fields.some(({ refersTo }) => refersTo !== null)
  if (entity.template !== undefined || entity.archetype !== 'record' || isLinked) return
  const things = [...draft.entities.values()].filter(({ archetype }) => managed.has(archetype))
  const thing = things.find(({ one }) => belongTogether(draft, entity, one)) ?? things[0]
  if (thing !== undefined && !entity.fields.some(({ id }) => id === thing.id))
    entity.fields.splice(1, 0, linkTo(thing))
}

/** "hive inspection", "inspections of hives", "weight per hive". */
function belongTogether({ words }: Draft, { one, many }: EntityDraft, thing: string): boolean {
  return (
    words.includes(`${thing} ${one}`) ||
    new RegExp(`\\b(?:${many}|${one}) (?:of|for|per|on|at) (?:the |an? |each |every |all )?${thing}`).test(
      words,
    )
  )
}

const managed: ReadonlySet<EntityDraft['archetype']> = new Set([
  'catalogue',
  'machine',
  'place',
  'person',
  'sellable',
])

const neighbours: ReadonlyMap<string, readonly string[]> = new Map([
  ['product', ['supplier']],
  ['task', ['project', 'employee']],
  ['employee', ['department']],
  ['doctor', ['department']],
  ['patient', ['doctor']],
  ['student', ['class']],
  ['lesson', ['course']],
  ['grade', ['student', 'course']],
  ['deal', ['company', 'contact']],
  ['contact', ['company']],
  ['order', ['customer', 'product']],
  ['invoice', ['customer', 'order']],
  ['ticket', ['customer']],
  ['asset', ['employee']],
  ['repair', ['customer', 'vehicle']],
  ['tenant', ['let flat']],
  ['shift', ['employee']],
  ['subtask', ['task']],
  ['commission', ['product']],
  ['payment', ['order', 'service']],
  ['shipment', ['industrial waste', 'product']],
])

/** A review is of something, and a "vehicle insurance record" of a vehicle. */
function linkToOwner(draft: Draft, entity: EntityDraft): void {
  const main = mainEntity(draft)
  const isOpinion = entity.template?.names.includes('review') === true && entity.id !== main?.id
  const owner =
    [...draft.entities.values()].find(({ one }) => one !== entity.one && entity.one.startsWith(`${one} `)) ??
    (isOpinion ? main : undefined)
  if (
    owner === undefined ||
    entity.fields.some(({ refersTo, id }) => refersTo === owner.id || id === owner.id)
  )
    return
  // "machine" stands for whatever is maintained, and "partner" for whoever is paid, until they are known.
  const general = entity.fields.findIndex(
    ({ id, type }) => type === 'text' && (id === 'machine' || id === 'partner'),
  )
  entity.fields.splice(Math.max(1, general), general < 0 ? 0 : 1, linkTo(owner))
}

function linkTo({ id, one }: EntityDraft): EntityDraft['fields'][number] {
  return createField(id, 'reference', { label: capitalise(one), refersTo: id, isFilter: true })
}

/** The entities with their status flows and sample records. */
export function createEntities(
  draft: Draft,
  frame: Pick<ApplicationModel, 'subject' | 'seed'>,
  staff: readonly string[],
): Entity[] {
  const templates = new Map(
    [...draft.entities.values()].map((known) => [
      known.id,
      schemeOf(draft)?.build !== undefined
        ? known.template
        : nameByKind(
            flavourOf(known.template, `${frame.subject} ${known.one} ${draft.words}`, frame.subject),
            known,
            draft,
          ),
    ]),
  )
  const counts = new Map(
    [...draft.entities.values()].map((entity) => [entity.id, countOf(entity, templates.get(entity.id))]),
  )
  const workers = { staff, host: publicKinds.has(draft.kind) ? staff : [] }
  const slugs = new Map([...draft.entities.keys()].map((id) => [id, toSlug(id) || 'record']))
  const told = new Map<string, number>()
  const entities = [...draft.entities.values()].map((known) => {
    const template = templates.get(known.id)
    const state = known.fields.find(({ id, type }) => type === 'choice' && /status|stage|state/.test(id))
    const fields = template === known.template ? known.fields : withOptions(known, template, draft.words)
    const sortField = fields.find(({ type }) => type === 'date' || type === 'datetime')
    const entity = {
      id: known.id,
      one: known.one,
      many: known.many,
      archetype: known.archetype,
      icon: known.icon,
      titleField: titleFieldOf(fields),
      imageField: imageFieldOf(fields),
      fields,
      lifecycle: state === undefined ? null : extendFlow(flowOf(known, state, workers), state, known.steps),
      abilities: [...known.abilities],
      ...(known.goal !== undefined && { goal: known.goal }),
      editableBy: known.editableBy,
      sort:
        sortField === undefined
          ? null
          : {
              field: sortField.id,
              direction:
                known.goal?.deadline === sortField.id ||
                (/due|start|water|next|expires|publishDate|^date$/i.test(sortField.id) &&
                  !hasHappened(sortField, known))
                  ? ('up' as const)
                  : ('down' as const),
            },
    }
    const count = counts.get(known.id) ?? 8
    const rows = template?.rows ?? []
    const kind = rows[0]?.join(';') ?? ''
    const firstRow = (told.get(kind) ?? 0) * Math.ceil(rows.length / 2)
    told.set(kind, (told.get(kind) ?? 0) + 1)
    const random = createRandom(hashText(`${frame.seed}${known.id}`))
    const idsOf = (id: string) =>
      Array.from({ length: counts.get(id) ?? 0 }, (_, at) => `${slugs.get(id) ?? 'record'}-${at + 1}`)
    const people = peopleOf(draft, known.id)
    return {
      ...entity,
      ...(people !== undefined && { people }),
      records: createRecords({
        entity,
        template,
        subject: frame.subject,
        random,
        idsOf,
        count,
        firstRow,
        names: [...new Set(known.names)],
      }),
    }
  })
  return withBoughtThings(entities)
}

/** What files and records are called tells of which kind they are. */
function nameByKind(template: EntityDraft['template'], { one }: EntityDraft, { words }: Draft) {
  return nameRecords(nameFiles(template, { one, words }), one)
}

function flowOf(known: EntityDraft, state: Field, workers: Workers): Lifecycle | null {
  if (known.states.length > 1) return createFlow(state)
  const flow = known.flow ?? known.template?.flow ?? null
  return flow === null ? null : createLifecycle(flow, state, workers)
}

/** A flavour brings its own categories, except where the request named some. */
function withOptions(
  { fields, template: plain }: EntityDraft,
  template: EntityDraft['template'],
  words: string,
): EntityDraft['fields'] {
  return fields.flatMap((field) => {
    const own = template?.fields.find(({ id }) => id === field.id)
    const usual = plain?.fields.find(({ id }) => id === field.id)
    // What a flavour does not tell, and nobody asked for, would be of another subject.
    const isAsked = words.includes(field.label.toLowerCase().replace(/y$/, ''))
    if (own === undefined && !isAsked && JSON.stringify(usual) === JSON.stringify(field)) return []
    const isNamed = usual === undefined || usual.options.join('|') !== field.options.join('|')
    if (own === undefined || isNamed) return field
    return field.type === 'choice'
      ? { ...field, options: own.options }
      : { ...field, min: own.min, max: own.max }
  })
}

/** Orders hold what is sold here, where something is. */
function withBoughtThings(entities: Entity[]): Entity[] {
  // A bakery sells what it has recipes of.
  const sold =
    entities.find(({ archetype, id }) => archetype === 'sellable' && id !== 'inventory') ??
    entities.find(({ id }) => id === 'recipe')
  const names = sold?.records.flatMap(({ values }) => values[sold.titleField] ?? []) ?? []
  if (names.length === 0) return entities
  return entities.map((entity) =>
    entity.fields.some(({ id, type }) => id === 'items' && type === 'longtext')
      ? {
          ...entity,
          records: entity.records.map((record, at) => ({
            ...record,
            values: { ...record.values, items: `${1 + (at % 3)} × ${String(names[at % names.length])}` },
          })),
        }
      : entity,
  )
}

/** As many as there are words for, so that none comes twice. */
function countOf(entity: EntityDraft, template: EntityDraft['template']): number {
  if (entity.names.length > 2) return Math.min(12, new Set(entity.names).size)
  const rows = template?.rows.length ?? 0
  if (template?.isComplete === true) return rows
  if (entity.archetype === 'transaction') return 14
  if (/^(?:election candidate|award nominee|vocabulary word)$/.test(template?.names[0] ?? '')) return rows
  if (entity.archetype === 'person') return 10
  return rows === 0 ? 8 : Math.max(4, Math.min(12, rows))
}
