import { findTable } from './catalog.ts'
import type { Catalog } from './catalog.ts'
import { findRelation } from './find-relation.ts'
import type { Relation } from './find-relation.ts'
import type { EmbedItem, Narrowing, RestQuery, SelectItem } from './query.ts'
import { malformed } from './rest-error.ts'
import { inPublic, quoteName } from './sql-draft.ts'
import type { SqlDraft } from './sql-draft.ts'
import { writeConditions, writeOrder, writePath } from './write-condition.ts'

interface Source {
  /** What stands after `from`, without its alias. */
  from: string
  alias: string
  /** Null for what a function gives that is no table's row: it has no relations. */
  table: string | null
  /** The names of the embedded tables that lead here, joined by dots; empty for the table that was asked for. */
  place?: string
}

interface Scope {
  draft: SqlDraft
  catalog: Catalog
  query: RestQuery
}

/** So many rows leave at once, however many were asked for. */
export const maxRows = 1_000

/** The parts of a `select`: what is chosen, from where, and what narrows it. */
export function writeSelection(scope: Scope, source: Source, items = scope.query.items) {
  const narrowing = scope.query.narrowings.get(source.place ?? '') ?? noNarrowing
  const parts = (items.length === 0 ? everything : items).map((item) => writeItem(scope, source, item))
  const conditions = [
    ...writeConditions(scope.draft, source.alias, narrowing.conditions),
    ...parts.flatMap(({ condition }) => condition ?? []),
  ]
  const joins = parts.map(({ join }) => join).join('')
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`
  return {
    chosen: parts.map(({ chosen }) => chosen).join(', '),
    from: `${source.from} as ${source.alias}${joins}`,
    where,
    rest: writeOrder(source.alias, narrowing.order) + writeLimit(narrowing),
  }
}

const everything: readonly SelectItem[] = [{ kind: 'all' }]
const noNarrowing: Narrowing = { conditions: [], order: [], limit: undefined, offset: 0 }

interface Part {
  chosen: string
  join: string
  condition?: string
}

function writeItem(scope: Scope, source: Source, item: SelectItem): Part {
  switch (item.kind) {
    case 'all':
      return { chosen: `${source.alias}.*`, join: '' }
    case 'column': {
      if (isCount(scope.catalog, source.table, item)) {
        return { chosen: `count(*) as ${quoteName(item.alias ?? 'count')}`, join: '' }
      }
      const last = item.path.steps.at(-1)?.key
      const path = writePath(source.alias, item.path)
      const cast = item.cast === undefined ? path : `(${path})::${readCast(item.cast)}`
      const name = item.alias ?? last ?? (item.cast === undefined ? undefined : item.path.column)
      return { chosen: name === undefined ? cast : `${cast} as ${quoteName(name)}`, join: '' }
    }
    case 'embed':
      return writeEmbed(scope, source, item)
  }
}

/** `table(count)` counts, unless the table has such a column. */
function isCount(catalog: Catalog, table: string | null, item: Extract<SelectItem, { kind: 'column' }>) {
  if (item.path.column !== 'count' || item.path.steps.length > 0 || table === null) return false
  return !findTable(catalog, table).columns.some(({ name }) => name === 'count')
}

function readCast(cast: string): string {
  if (!/^[a-z_][a-z0-9_ ]*(?:\[\])?$/i.test(cast)) throw malformed(`failed to parse a cast (${cast})`)
  return cast
}

function writeEmbed(scope: Scope, source: Source, item: EmbedItem): Part {
  if (source.table === null) throw malformed('Only rows of tables have relations')
  const relation = findRelation(scope.catalog, { from: source.table, name: item.relation, hint: item.hint })
  const alias = scope.draft.alias()
  const name = item.alias ?? item.relation
  // Filters may name an embedded table by its own name, whatever it is called in the answer.
  const places = [name, item.relation].map((each) => [source.place, each].filter(Boolean).join('.'))
  const place = places.find((each) => scope.query.narrowings.has(each)) ?? name
  const other = { from: inPublic(relation.table), alias: scope.draft.alias(), table: relation.table, place }
  const selection = writeSelection(scope, other, item.items)
  const { from, condition } = writeLink(scope.draft, { source, other, relation, from: selection.from })
  const where = selection.where === '' ? ` where ${condition}` : `${selection.where} and ${condition}`
  const rows = `select ${selection.chosen} from ${from}${where}${selection.rest}`
  const kind = item.isInner ? 'inner' : 'left'
  if (relation.isToOne) {
    return {
      chosen: `row_to_json(${alias}.*) as ${quoteName(name)}`,
      join: ` ${kind} join lateral (${rows}) as ${alias} on true`,
    }
  }
  const list = `select coalesce(json_agg(_rows), '[]') as rows, count(*) as n from (${rows}) as _rows`
  return {
    chosen: `${alias}.rows as ${quoteName(name)}`,
    join: ` ${kind} join lateral (${list}) as ${alias} on true`,
    ...(item.isInner && { condition: `${alias}.n > 0` }),
  }
}

interface Link {
  source: Source
  other: Source
  relation: Relation
  from: string
}

function writeLink(draft: SqlDraft, { source, other, relation, from }: Link) {
  if (!relation.through) return { from, condition: equal(source.alias, other.alias, relation.pairs) }
  const between = draft.alias()
  const { table, pairs } = relation.through
  return {
    from: `${from} inner join ${inPublic(table)} as ${between} on ${equal(between, other.alias, pairs)}`,
    condition: equal(source.alias, between, relation.pairs),
  }
}

const equal = (left: string, right: string, pairs: Relation['pairs']): string =>
  pairs.map(([one, two]) => `${left}.${quoteName(one)} = ${right}.${quoteName(two)}`).join(' and ')

function writeLimit({ limit, offset }: Narrowing): string {
  const most = Math.min(limit ?? maxRows, maxRows)
  return ` limit ${most}${offset === 0 ? '' : ` offset ${offset}`}`
}
