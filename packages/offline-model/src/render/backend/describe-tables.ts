import type { ApplicationModel } from '../../model/application-model.ts'
import type { Entity, Field, FieldType } from '../../model/entity.ts'
import { splitWords } from '../app-names.ts'
import { toIdentifier, toSlug, toTypeName } from '../escape.ts'

export type ColumnKind =
  | 'text'
  | 'longtext'
  | 'number'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'email'
  | 'url'
  | 'choice'
  | 'reference'

/** A column as every back end understands it. */
export interface Column {
  /** In small letters with underscores, and no word that one of the languages keeps for itself. */
  name: string
  label: string
  kind: ColumnKind
  isRequired: boolean
  isUnique: boolean
  options: readonly string[]
  /** The table that a reference points to. */
  target: Table | null
}

export interface Table {
  /** `line_items`, `line_item`, `lineItem`, `LineItem`, `line-items`. */
  name: string
  one: string
  key: string
  type: string
  slug: string
  columns: readonly Column[]
}

/** The records of an application as tables, those that others point to first. */
export function describeTables({ entities }: ApplicationModel): Table[] {
  const names = nameTables(entities)
  const done = new Map<string, Table>()
  for (const entity of sortByReferences(entities)) {
    const naming = names.get(entity.id)
    if (!naming) continue
    const fields = entity.fields.filter(({ formula }) => formula === null)
    done.set(entity.id, {
      ...naming,
      columns: fields.map((field) => describeColumn({ field, one: naming.one, done })),
    })
  }
  return [...done.values()]
}

function nameTables(entities: readonly Entity[]): Map<string, Omit<Table, 'columns'>> {
  const taken = new Set<string>()
  return new Map(
    entities.map(({ id, many }) => {
      const one = toSlug(splitWords(id)).replaceAll('-', '_')
      const wanted = toSlug(many, `${one}s`).replaceAll('-', '_')
      const name = taken.has(wanted) || wanted === one ? `${one}_records` : wanted
      taken.add(name)
      return [
        id,
        {
          name,
          one,
          key: toIdentifier(splitWords(id)),
          type: toTypeName(splitWords(id)),
          slug: name.replaceAll('_', '-'),
        },
      ]
    }),
  )
}

/** What is pointed to comes before what points to it; in a circle, the one that was named first. */
function sortByReferences(entities: readonly Entity[]): Entity[] {
  const sorted: Entity[] = []
  const visit = (entity: Entity, path: readonly string[]) => {
    if (sorted.includes(entity) || path.includes(entity.id)) return
    for (const { refersTo } of entity.fields) {
      const target = entities.find(({ id }) => id === refersTo)
      if (target) visit(target, [...path, entity.id])
    }
    sorted.push(entity)
  }
  for (const entity of entities) visit(entity, [])
  return sorted
}

function describeColumn({
  field,
  one,
  done,
}: {
  field: Field
  one: string
  done: ReadonlyMap<string, Table>
}): Column {
  const plain = toSlug(splitWords(field.id)).replaceAll('-', '_')
  const safe = reserved.has(plain) || /^\d/.test(plain) ? `${one}_${plain}` : plain
  const target = field.refersTo === null ? null : (done.get(field.refersTo) ?? null)
  const kind = field.type === 'reference' && !target ? 'text' : kinds[field.type]
  return {
    name: target ? `${safe.replace(/_id$/, '')}_id` : safe,
    label: field.label,
    kind,
    isRequired: field.isRequired,
    isUnique: field.isUnique,
    options: field.type === 'choice' ? field.options : [],
    target,
  }
}

const kinds: Readonly<Record<FieldType, ColumnKind>> = {
  text: 'text',
  longtext: 'longtext',
  code: 'longtext',
  number: 'number',
  money: 'number',
  percent: 'number',
  duration: 'number',
  rating: 'number',
  date: 'date',
  datetime: 'datetime',
  time: 'text',
  boolean: 'boolean',
  choice: 'choice',
  tags: 'longtext',
  reference: 'reference',
  image: 'longtext',
  file: 'text',
  email: 'email',
  phone: 'text',
  url: 'url',
  place: 'text',
  colour: 'text',
}

/** Words of Python, PHP, Ruby and their frameworks that a column must not be called. */
const reserved = new Set(
  `id type class hash method send object save delete update errors attributes format from import in is not and or if
  else for while with as pass return global lambda try except raise yield del def None True False end next self then
  module begin case when until redo retry rescue ensure alias undef connection table guarded fillable hidden key
  created_at updated_at objects pk check clean query metadata registry`.split(/\s+/),
)
