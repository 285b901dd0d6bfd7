import type { TablePage } from '@joinery/contract'
import type pg from 'pg'
import { cutCell } from '../../collect-rows.ts'
import type { WantedRows } from '../../user-database.ts'
import { reading } from '../session/store.ts'
import type { Session } from '../session/store.ts'

/**
 * How a value is compared: as what the column holds, which finds `true` where `t` is stored and uses an index; as text,
 * for kinds that the server does not compare; or not at all, since no column of that kind can have it.
 */
type Comparison = 'by-kind' | 'as-text' | 'with-nothing'

/** One page of a table, in the order of its primary key unless another is wanted. */
export async function readRows(session: Session, wanted: WantedRows): Promise<TablePage> {
  try {
    return await readPage(session, wanted, 'by-kind')
  } catch (error) {
    const comparison = chooseOther(error, wanted)
    if (!comparison) throw error
    return readPage(session, wanted, comparison)
  }
}

/** No such operator, and no way to read a value of the kind. */
const incomparable = ['42883', '0A000']
/** Malformed, no such day, no day at all, and too large. */
const unreadable = ['22P02', '22008', '22007', '22003']

function chooseOther(error: unknown, { operator }: WantedRows): Comparison | undefined {
  if (operator !== 'equals' && operator !== 'differs') return undefined
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (incomparable.includes(code)) return 'as-text'
  return unreadable.includes(code) ? 'with-nothing' : undefined
}

function readPage(session: Session, wanted: WantedRows, comparison: Comparison): Promise<TablePage> {
  return reading(session, async (client) => {
    const primaryKey = await primaryKeyOf(client, wanted)
    const { text, values } = writeRowsQuery(wanted, primaryKey, comparison)
    const { fields, rows } = await client.query<(string | null)[]>({ text, values, rowMode: 'array' })
    return {
      columns: fields.map(({ name }) => name),
      rows: rows.slice(0, wanted.pageSize).map((row) => row.map(cutCell)),
      hasMore: rows.length > wanted.pageSize,
    }
  })
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

async function primaryKeyOf(client: pg.Client, { schema, table }: WantedRows): Promise<string[]> {
  const { rows } = await client.query<[string]>({
    text: `select a.attname from pg_index i
      join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indisprimary and n.nspname = $1 and c.relname = $2 order by array_position(i.indkey, a.attnum)`,
    values: [schema, table],
    rowMode: 'array',
  })
  return rows.map(([name]) => name)
}

function writeRowsQuery(wanted: WantedRows, primaryKey: readonly string[], comparison: Comparison) {
  const { schema, table, page, pageSize, sort, direction } = wanted
  const filter = writeFilter(wanted, comparison)
  const order =
    sort === undefined
      ? primaryKey.map(quote)
      : [`${quote(sort)} ${direction === 'ascending' ? 'asc' : 'desc'} nulls last`, ...primaryKey.map(quote)]
  return {
    text: [
      `select * from ${quote(schema)}.${quote(table)}`,
      filter && `where ${filter.condition}`,
      order.length > 0 && `order by ${order.join(', ')}`,
      `limit ${pageSize + 1} offset ${page * pageSize}`,
    ]
      .filter(Boolean)
      .join(' '),
    values: filter?.values ?? [],
  }
}

interface Filter {
  readonly condition: string
  readonly values: string[]
}

function writeFilter({ filter, operator, value }: WantedRows, comparison: Comparison): Filter | undefined {
  if (filter === undefined) return undefined
  const column = quote(filter)
  const compared = comparison === 'as-text' ? `${column}::text` : column
  switch (operator) {
    case 'contains':
      return { condition: `position(lower($1) in lower(${column}::text)) > 0`, values: [value] }
    case 'equals':
      if (comparison === 'with-nothing') return { condition: 'false', values: [] }
      return { condition: `${compared} = $1`, values: [value] }
    case 'differs':
      if (comparison === 'with-nothing') return { condition: 'true', values: [] }
      return { condition: `${compared} is distinct from $1`, values: [value] }
    case 'greater':
      return { condition: `${column} > $1`, values: [value] }
    case 'less':
      return { condition: `${column} < $1`, values: [value] }
    case 'is-null':
      return { condition: `${column} is null`, values: [] }
    case 'is-not-null':
      return { condition: `${column} is not null`, values: [] }
  }
}
