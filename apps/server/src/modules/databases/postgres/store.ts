import { Socket } from 'node:net'
import { databaseSchema, queryLimits } from '@joinery/contract'
import pg from 'pg'
import { collectRows, cutCell } from '../collect-rows.ts'
import { connectFailure, questionFailure, statementTimedOut } from '../driver-error.ts'
import { connectTimeoutMs, maxTables } from '../user-database.ts'
import type { Egress, Login, Statement, StatementAnswer, UserDatabase, WantedRows } from '../user-database.ts'
import { watchSocket } from '../watch-socket.ts'
import { schemaQuery } from './schema-query.ts'

/** Opens a PostgreSQL of a user's: at the one address that was checked, under the name that its certificate bears. */
export async function openPostgres(
  egress: Egress,
  login: Login,
  timeoutMs: number = queryLimits.timeoutMs,
): Promise<UserDatabase> {
  const { address } = await egress.resolve(login.host, login.port)
  const socket = new Socket()
  watchSocket(socket)
  const client = new pg.Client({
    host: address,
    port: login.port,
    database: login.database,
    user: login.username,
    // A function, because the driver takes the server's own PGPASSWORD for an empty text.
    password: () => login.password,
    ssl: tlsOptions(login),
    stream: () => socket,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'joinery',
    // Everything stays the text that the server wrote.
    types: { getTypeParser: () => (value: unknown) => value },
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`set statement_timeout = ${timeoutMs}`)
    const version = await readValue(client, 'show server_version')
    return openSession({ client, socket, timeoutMs }, `PostgreSQL ${version ?? ''}`.trim())
  } catch (error) {
    socket.destroy()
    throw connectFailure(error)
  }
}

function tlsOptions({ tls, host, caCertificate }: Login) {
  if (tls === 'off') return false
  return {
    rejectUnauthorized: tls === 'verify',
    servername: host,
    ...(caCertificate !== null && { ca: caCertificate }),
  }
}

interface Session {
  readonly client: pg.Client
  readonly socket: Socket
  readonly timeoutMs: number
}

function openSession(session: Session, serverVersion: string): UserDatabase {
  const { client, socket } = session
  return {
    serverVersion,

    async readSchema() {
      const found = await readValue(client, schemaQuery, [maxTables]).catch(refuse)
      return databaseSchema.parse(JSON.parse(found ?? '{}'))
    },

    async readRows(wanted) {
      await client.query('begin read only').catch(refuse)
      const { text, values } = writeRowsQuery(wanted, await primaryKeyOf(client, wanted))
      const { fields, rows } = await client
        .query<(string | null)[]>({ text, values, rowMode: 'array' })
        .catch(refuse)
      return {
        columns: fields.map(({ name }) => name),
        rows: rows.slice(0, wanted.pageSize).map((row) => row.map(cutCell)),
        hasMore: rows.length > wanted.pageSize,
      }
    },

    async run({ text, allowsWrites }: Statement) {
      if (!allowsWrites) {
        await client.query('begin read only').catch(refuse)
        // From the first snapshot on, a transaction cannot be made one that writes.
        await client.query('select 1').catch(refuse)
      }
      return await runStatement(session, { text, allowsWrites })
    },

    close: () => socket.destroy(),
  }
}

function refuse(error: unknown): never {
  throw questionFailure(error)
}

async function readValue(client: pg.Client, text: string, values: unknown[] = []): Promise<string | null> {
  const { rows } = await client.query<(string | null)[]>({ text, values, rowMode: 'array' })
  return rows[0]?.[0] ?? null
}

/** One statement and no more: the extended protocol takes no second one behind a semicolon. */
function runStatement(
  { client, socket, timeoutMs }: Session,
  { text, allowsWrites }: Statement,
): Promise<StatementAnswer> {
  return new Promise((resolve, reject) => {
    const collected = collectRows()
    let columns: string[] = []
    const answer = (rowCount: number | null) =>
      resolve({ columns, rows: collected.rows, rowCount, isCut: collected.isCut() })
    const timer = setTimeout(() => {
      socket.destroy()
      reject(statementTimedOut())
    }, timeoutMs + 1_000)
    const question = { text, queryMode: 'extended', rowMode: 'array' }
    const query = new pg.Query<unknown[]>(question)
    query.on('row', (row, result) => {
      if (result) columns = result.fields.map(({ name }) => name)
      // What only reads is stopped where there is no more room; what writes has to come to its end.
      if (collected.add(row) || allowsWrites) return
      clearTimeout(timer)
      answer(null)
      socket.destroy()
    })
    query.on('end', (result) => {
      clearTimeout(timer)
      columns = result.fields.map(({ name }) => name)
      answer(collected.isCut() ? null : (result.rowCount ?? collected.rows.length))
    })
    query.on('error', (error) => {
      clearTimeout(timer)
      reject('code' in error && error.code === '57014' ? statementTimedOut() : questionFailure(error))
    })
    client.query(query)
  })
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

async function primaryKeyOf(client: pg.Client, { schema, table }: WantedRows): Promise<string[]> {
  const { rows } = await client
    .query<[string]>({
      text: `select a.attname from pg_index i
        join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indisprimary and n.nspname = $1 and c.relname = $2 order by array_position(i.indkey, a.attnum)`,
      values: [schema, table],
      rowMode: 'array',
    })
    .catch(refuse)
  return rows.map(([name]) => name)
}

function writeRowsQuery(wanted: WantedRows, primaryKey: readonly string[]) {
  const { schema, table, page, pageSize, sort, direction } = wanted
  const filter = writeFilter(wanted)
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

function writeFilter({
  filter,
  operator,
  value,
}: WantedRows): { condition: string; values: string[] } | undefined {
  if (filter === undefined) return undefined
  const column = quote(filter)
  switch (operator) {
    case 'contains':
      return { condition: `position(lower($1) in lower(${column}::text)) > 0`, values: [value] }
    case 'equals':
      return { condition: `${column}::text = $1`, values: [value] }
    case 'differs':
      return { condition: `${column}::text is distinct from $1`, values: [value] }
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
