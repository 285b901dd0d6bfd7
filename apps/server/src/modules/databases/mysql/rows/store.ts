import type { TablePage } from '@joinery/contract'
import type { Connection } from 'mysql2'
import { cutCell } from '../../collect-rows.ts'
import type { StatementAnswer, WantedRows } from '../../user-database.ts'
import { ask } from '../ask/store.ts'

interface Session {
  readonly connection: Connection
  readonly run: (text: string) => Promise<StatementAnswer>
}

/** One page of a table, in the order of its primary key unless another is wanted. */
export async function readRows({ connection, run }: Session, wanted: WantedRows): Promise<TablePage> {
  await ask(connection, 'start transaction read only')
  const found = await ask(connection, primaryKeyQuery, [wanted.schema, wanted.table])
  const primaryKey = found.map(([name]) => String(name))

  async function read(compared: Compared | undefined): Promise<TablePage> {
    const { text, values } = writeRowsQuery(wanted, primaryKey, compared)
    const { columns, rows } = await run(connection.format(text, values))
    return {
      columns,
      rows: rows.slice(0, wanted.pageSize).map((row) => row.map(cutCell)),
      hasMore: rows.length > wanted.pageSize,
    }
  }

  try {
    return await read(compareByKind(wanted, await kindOf(connection, wanted)))
  } catch (error) {
    const number = isComparison(wanted) ? numberOf(error) : undefined
    if (incomparable.includes(number)) return read(compareAsText(wanted))
    if (unreadable.includes(number)) return read(undefined)
    throw error
  }
}

const primaryKeyQuery = `
select column_name from information_schema.key_column_usage
where constraint_name = 'PRIMARY' and table_schema = ? and table_name = ? order by ordinal_position`

const kindQuery = `
select data_type from information_schema.columns where table_schema = ? and table_name = ? and column_name = ?`

const isComparison = ({ operator }: WantedRows) => operator === 'equals' || operator === 'differs'

async function kindOf(connection: Connection, wanted: WantedRows): Promise<string> {
  if (wanted.filter === undefined || !isComparison(wanted)) return ''
  const [[kind = ''] = []] = await ask(connection, kindQuery, [wanted.schema, wanted.table, wanted.filter])
  return String(kind).toLowerCase()
}

/** What stands on both sides of a comparison. */
interface Compared {
  readonly column: string
  readonly value: string
  readonly values: string[]
}

const numbers = ['tinyint', 'smallint', 'mediumint', 'int', 'bigint', 'bit', 'year', 'decimal', 'double']
/** A short number is never the long one that looks the same, and a document is never its own text. */
const comparedAsText = ['float', 'json']

/**
 * As what the column holds, so that an index is used. Nothing where no such column can have the value: for the server
 * every text is a number too, and most are 0.
 */
function compareByKind(wanted: WantedRows, kind: string): Compared | undefined {
  if (comparedAsText.includes(kind)) return compareAsText(wanted)
  const column = quote(wanted.filter ?? '')
  if (!numbers.includes(kind)) return { column, value: '?', values: [wanted.value] }
  const number = readNumber(wanted.value)
  return number === undefined ? undefined : { column, value: number, values: [] }
}

const compareAsText = ({ filter = '', value }: WantedRows): Compared => ({
  column: `cast(${quote(filter)} as char)`,
  value: '?',
  values: [value],
})

/** A number as it can stand in a statement. Truth is one to MySQL. */
function readNumber(value: string): string | undefined {
  const text = value.trim().toLowerCase()
  if (text === 'true') return '1'
  if (text === 'false') return '0'
  return /^[+-]?\d{1,65}(?:\.\d{1,30})?(?:e[+-]?\d{1,3})?$/.test(text) ? text : undefined
}

/** Texts in different alphabets, in the words of both servers. */
const incomparable: readonly unknown[] = [1267, 3854]
/** No such day, no such value at all, and a number too large for any column. */
const unreadable: readonly unknown[] = [1292, 1525, 1367]

function numberOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'errno' in cause ? cause.errno : undefined
}

const quote = (name: string) => `\`${name.replaceAll('`', '``')}\``

function writeRowsQuery(wanted: WantedRows, primaryKey: readonly string[], compared: Compared | undefined) {
  const { schema, table: name, page, pageSize, sort, direction } = wanted
  const filter = writeFilter(wanted, compared)
  const order =
    sort === undefined
      ? primaryKey.map(quote)
      : [`${quote(sort)} ${direction === 'ascending' ? 'asc' : 'desc'}`, ...primaryKey.map(quote)]
  return {
    text: [
      `select * from ${quote(schema)}.${quote(name)}`,
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

function writeFilter(
  { filter, operator, value }: WantedRows,
  compared: Compared | undefined,
): Filter | undefined {
  if (filter === undefined) return undefined
  const column = quote(filter)
  switch (operator) {
    case 'contains':
      return { condition: `locate(lower(?), lower(cast(${column} as char))) > 0`, values: [value] }
    case 'equals':
      if (!compared) return { condition: 'false', values: [] }
      return { condition: `${compared.column} = ${compared.value}`, values: compared.values }
    case 'differs':
      if (!compared) return { condition: 'true', values: [] }
      return { condition: `not (${compared.column} <=> ${compared.value})`, values: compared.values }
    case 'greater':
      return { condition: `${column} > ?`, values: [value] }
    case 'less':
      return { condition: `${column} < ?`, values: [value] }
    case 'is-null':
      return { condition: `${column} is null`, values: [] }
    case 'is-not-null':
      return { condition: `${column} is not null`, values: [] }
  }
}
