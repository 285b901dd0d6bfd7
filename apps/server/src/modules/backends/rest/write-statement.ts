import { findColumn } from './catalog.ts'
import type { Catalog, CatalogRoutine, CatalogTable } from './catalog.ts'
import { findRelation } from './find-relation.ts'
import type { RestQuery, SelectItem } from './query.ts'
import { malformed, RestError } from './rest-error.ts'
import { createSqlDraft, inPublic, quoteName } from './sql-draft.ts'
import { writeConditions } from './write-condition.ts'
import { writeSelection } from './write-selection.ts'

/** Answers one row: `body` as JSON text, `n` how many rows it holds, and `total` where that was asked for. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

interface Target {
  catalog: Catalog
  table: CatalogTable
  query: RestQuery
}

export function writeRead({ catalog, table, query }: Target, { counts }: { counts: boolean }): Statement {
  const draft = createSqlDraft()
  const source = { from: inPublic(table.name), alias: draft.alias(), table: table.name }
  const { chosen, from, where, rest } = writeSelection({ draft, catalog, query }, source)
  const total = counts ? `(select count(*) from (select 1 from ${from}${where}) as _all)` : 'null'
  return {
    text: `select ${asJson}, ${total} as total from (select ${chosen} from ${from}${where}${rest}) as _rows`,
    values: draft.values,
  }
}

export interface Insert {
  columns: readonly string[]
  /** A JSON list of objects. */
  body: string
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined
  returns: boolean
}

export function writeInsert(target: Target, { columns, body, resolution, returns }: Insert): Statement {
  const { table, query } = target
  const draft = createSqlDraft()
  const names = columns.map(quoteName).join(', ')
  const rows =
    columns.length === 0
      ? 'default values'
      : `(${names}) select ${names} from json_to_recordset(${draft.value(body)}::json) as _new(${typed(table, columns)})`
  const conflict = resolution && writeConflict({ table, columns, resolution, on: query.onConflict })
  const change = `insert into ${inPublic(table.name)} ${rows}${conflict ?? ''}`
  return answerChange(target, { draft, change, returns })
}

function writeConflict(options: {
  table: CatalogTable
  columns: readonly string[]
  resolution: 'merge-duplicates' | 'ignore-duplicates'
  on: readonly string[] | undefined
}): string {
  const { table, columns, resolution } = options
  const keys = options.on ?? table.primaryKey
  if (keys.length === 0) return resolution === 'ignore-duplicates' ? ' on conflict do nothing' : ''
  const on = ` on conflict (${keys.map((name) => quoteName(findColumn(table, name).name)).join(', ')})`
  if (resolution === 'ignore-duplicates' || columns.length === 0) return `${on} do nothing`
  const changes = columns.map((name) => `${quoteName(name)} = excluded.${quoteName(name)}`)
  return `${on} do update set ${changes.join(', ')}`
}

export function writeUpdate(
  target: Target,
  { columns, body, returns }: Pick<Insert, 'columns' | 'body' | 'returns'>,
): Statement {
  const { table } = target
  const draft = createSqlDraft()
  const changes = columns.map((name) => `${quoteName(name)} = _new.${quoteName(name)}`).join(', ')
  const from = `json_to_record(${draft.value(body)}::json -> 0) as _new(${typed(table, columns)})`
  const where = writeWhere(draft, target, 'UPDATE')
  const change = `update ${inPublic(table.name)} set ${changes} from ${from} where ${where}`
  return answerChange(target, { draft, change, returns })
}

export function writeDelete(target: Target, { returns }: Pick<Insert, 'returns'>): Statement {
  const draft = createSqlDraft()
  const where = writeWhere(draft, target, 'DELETE')
  const change = `delete from ${inPublic(target.table.name)} where ${where}`
  return answerChange(target, { draft, change, returns })
}

/** Nobody means every row of a table by leaving something out. */
function writeWhere(
  draft: ReturnType<typeof createSqlDraft>,
  { table, query }: Target,
  verb: string,
): string {
  const conditions = query.narrowings.get('')?.conditions ?? []
  if (conditions.length === 0) {
    throw new RestError(400, '21000', { message: `${verb} requires a WHERE clause` })
  }
  return writeConditions(draft, quoteName(table.name), conditions).join(' and ')
}

interface Change {
  draft: ReturnType<typeof createSqlDraft>
  change: string
  returns: boolean
}

/**
 * What is not given back is not read either: whoever may only write needs no policy for reading. What is given back is
 * chosen from the changed rows alone, so the filters are not applied a second time.
 */
function answerChange({ catalog, table, query }: Target, { draft, change, returns }: Change): Statement {
  if (!returns) {
    const text = `with _changed as (${change} returning 1) select '' as body, count(*)::int as n, null as total from _changed`
    return { text, values: draft.values }
  }
  const embedded = new Map([...query.narrowings].filter(([place]) => place !== ''))
  const returned = columnsToReturn(catalog, table, query.items).map(
    (name) => `${quoteName(table.name)}.${quoteName(name)}`,
  )
  const source = { from: '_changed', alias: draft.alias(), table: table.name }
  const { chosen, from, where } = writeSelection(
    { draft, catalog, query: { ...query, narrowings: embedded } },
    source,
  )
  return {
    text: `with _changed as (${change} returning ${returned.join(', ')}) select ${asJson}, null as total from (select ${chosen} from ${from}${where}) as _rows`,
    values: draft.values,
  }
}

/** The columns that are chosen, and those that lead to what is embedded. */
function columnsToReturn(catalog: Catalog, table: CatalogTable, items: readonly SelectItem[]): string[] {
  const all = table.columns.map(({ name }) => name)
  const names = items.flatMap((item): readonly string[] => {
    if (item.kind === 'all') return all
    if (item.kind === 'column') return [item.path.column]
    const { pairs } = findRelation(catalog, { from: table.name, name: item.relation, hint: item.hint })
    return pairs.map(([own]) => own)
  })
  return items.length === 0 ? all : [...new Set(names)]
}

export interface Call {
  routine: CatalogRoutine
  /** A JSON list of one object. */
  body: string
  given: readonly string[]
}

export function writeCall({ catalog, query }: Pick<Target, 'catalog' | 'query'>, call: Call): Statement {
  const { routine, body, given } = call
  const draft = createSqlDraft()
  const taken = routine.arguments.filter(({ name }) => given.includes(name))
  const passed = taken.map(({ name }) => `${quoteName(name)} => _given.${quoteName(name)}`).join(', ')
  const types = taken.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ')
  const before =
    taken.length === 0 ? '' : `json_to_record(${draft.value(body)}::json -> 0) as _given(${types}), lateral `
  const invoked = `${inPublic(routine.name)}(${passed})`
  if (routine.returns !== 'row') {
    const result = routine.isSet ? "coalesce(json_agg(_value), '[]')::text" : 'to_json(_value)::text'
    const text = `select ${result} as body, 1 as n, null as total from ${before}${invoked} as _of(_value)${routine.isSet ? '' : ' limit 1'}`
    return { text, values: draft.values }
  }
  const source = { from: `${before}${invoked}`, alias: draft.alias(), table: routine.table }
  const { chosen, from, where, rest } = writeSelection({ draft, catalog, query }, source)
  const text = `select ${asJson}, null as total from (select ${chosen} from ${from}${where}${rest}) as _rows`
  return { text, values: draft.values }
}

const asJson = `coalesce(json_agg(_rows), '[]')::text as body, count(*)::int as n`

const typed = (table: CatalogTable, columns: readonly string[]) =>
  columns.map((name) => `${quoteName(name)} ${findColumn(table, name).type}`).join(', ')

/** The names that the objects of a body use. */
export function readColumns(rows: readonly object[]): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  if (names.some((name) => name === '')) throw malformed('A column has no name')
  return names
}
