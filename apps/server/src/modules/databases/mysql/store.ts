import { isIP } from 'node:net'
import type { DatabaseSchema } from '@joinery/contract'
import { texts } from '@joinery/contract'
import mysql from 'mysql2'
import type { Connection } from 'mysql2'
import { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'
import { collectRows, cutCell } from '../collect-rows.ts'
import { connectFailure, questionFailure, statementTimedOut } from '../driver-error.ts'
import { describeServer } from '../describe-server.ts'
import { connectTimeoutMs, maxTables, visitLimits } from '../user-database.ts'
import type {
  Egress,
  Login,
  Statement,
  StatementAnswer,
  UserDatabase,
  VisitLimits,
} from '../user-database.ts'
import { watchSocket } from '../watch-socket.ts'
import { ask } from './ask/store.ts'
import type { Cells } from './ask/store.ts'
import { readRows } from './rows/store.ts'
import { showCell } from './show-cell.ts'

/** Opens a MySQL or MariaDB of a user's, over a socket to the one address that was checked. */
export async function openMysql(
  egress: Egress,
  login: Login,
  limits: VisitLimits = visitLimits,
): Promise<UserDatabase> {
  // The driver compares no number with a certificate, it would let every one pass.
  if (login.tls === 'verify' && isIP(login.host) !== 0)
    throw new AppError('invalid-input', texts.databases.tlsNeedsName)
  const socket = await egress.connect(login.host, login.port)
  watchSocket(socket, limits)
  const { timeoutMs } = limits
  const ssl = tlsOptions(login)
  const connection = mysql.createConnection({
    // The name is for TLS alone: the socket is open already.
    host: login.host,
    stream: socket,
    database: login.database,
    user: login.username,
    password: login.password,
    connectTimeout: connectTimeoutMs,
    charset: 'utf8mb4',
    multipleStatements: false,
    // The server could otherwise ask for files of this machine.
    flags: ['-LOCAL_FILES'],
    rowsAsArray: true,
    typeCast: showCell,
    ...(ssl && { ssl }),
  })
  connection.on('error', () => undefined)
  const close = () => connection.destroy()
  try {
    await awaitConnection(connection)
    const [[version = ''] = []] = await ask(connection, 'select version()')
    for (const setting of sessionSettings(String(version), timeoutMs)) await ask(connection, setting)
    return openSession({ connection, close, timeoutMs }, describeVersion(String(version)))
  } catch (error) {
    close()
    throw connectFailure(error)
  }
}

function tlsOptions({ tls, caCertificate }: Login) {
  if (tls === 'off') return undefined
  const isVerified = tls === 'verify'
  return {
    rejectUnauthorized: isVerified,
    verifyIdentity: isVerified,
    ...(caCertificate !== null && { ca: caCertificate }),
  }
}

const awaitConnection = (connection: Connection) =>
  new Promise<void>((resolve, reject) => {
    connection.connect((error) => (error ? reject(error) : resolve()))
  })

const isMariaDb = (version: string) => /mariadb/i.test(version)

const describeVersion = (version: string) =>
  isMariaDb(version)
    ? describeServer('MariaDB', version.split('-')[0] ?? '')
    : describeServer('MySQL', version)

function sessionSettings(version: string, timeoutMs: number): string[] {
  return [
    isMariaDb(version)
      ? `set session max_statement_time = ${timeoutMs / 1_000}`
      : `set session max_execution_time = ${timeoutMs}`,
    // What the driver puts into a statement is escaped with backslashes.
    `set session sql_mode = replace(@@sql_mode, 'NO_BACKSLASH_ESCAPES', '')`,
  ]
}

interface Session {
  readonly connection: Connection
  readonly close: () => void
  readonly timeoutMs: number
}

function openSession(session: Session, serverVersion: string): UserDatabase {
  const { connection, close } = session
  return {
    serverVersion,

    async readSchema() {
      try {
        const columns = await ask(connection, columnsQuery, [maxTables + 1])
        return presentSchema(columns, await ask(connection, keysQuery))
      } catch (error) {
        throw questionFailure(error)
      }
    },

    async readRows(wanted) {
      try {
        const run = (text: string) => runStatement(session, { text, allowsWrites: false })
        return await readRows({ connection, run }, wanted)
      } catch (error) {
        throw questionFailure(error)
      }
    },

    async run(statement) {
      if (!statement.allowsWrites) {
        // For the session as well: a statement that ends this transaction by itself comes into another such one.
        await ask(connection, 'set session transaction read only')
        await ask(connection, 'start transaction read only')
      }
      return runStatement(session, statement)
    },

    close,
  }
}

function runStatement(
  { connection, close, timeoutMs }: Session,
  { text, allowsWrites }: Statement,
): Promise<StatementAnswer> {
  return new Promise((resolve, reject) => {
    const collected = collectRows()
    let columns: string[] = []
    let changed: number | undefined
    let isOver = false
    const finish = (settle: () => void) => {
      isOver = true
      clearTimeout(timer)
      settle()
    }
    const answer = (rowCount: number | null) =>
      resolve({ columns, rows: collected.rows, rowCount, isCut: collected.isCut() })
    const timer = setTimeout(() => {
      finish(() => reject(statementTimedOut()))
      close()
    }, timeoutMs + 1_000)
    const query = connection.query({ sql: text, rowsAsArray: true })
    query.on('fields', (fields: readonly { name: string }[] | undefined) => {
      columns = fields?.map(({ name }) => name) ?? columns
    })
    query.on('result', (row: unknown) => {
      if (isOver) return
      if (!Array.isArray(row)) {
        changed = affectedRows.safeParse(row).data?.affectedRows
        return
      }
      if (collected.add(row) || allowsWrites) return
      finish(() => answer(null))
      close()
    })
    query.on('error', (error: unknown) => {
      if (!isOver) finish(() => reject(isTimeout(error) ? statementTimedOut() : questionFailure(error)))
    })
    query.on('end', () => {
      if (!isOver) finish(() => answer(collected.isCut() ? null : (changed ?? collected.rows.length)))
    })
  })
}

const affectedRows = z.object({ affectedRows: z.number() })
/** MariaDB's number, and MySQL's. */
const timeoutNumbers: readonly unknown[] = [1969, 3024]

const isTimeout = (error: unknown) =>
  error instanceof Error && 'errno' in error && timeoutNumbers.includes(error.errno)

const columnsQuery = `
select t.table_schema, t.table_name, t.table_type, t.table_rows, c.column_name, c.column_type, c.is_nullable,
  c.column_key, c.column_default
from (
  select table_schema, table_name, table_type, table_rows from information_schema.tables
  where table_schema = database() order by table_name limit ?
) t
join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
order by t.table_name, c.ordinal_position`

const keysQuery = `
select constraint_name, table_schema, table_name, column_name, referenced_table_schema, referenced_table_name,
  referenced_column_name
from information_schema.key_column_usage
where table_schema = database() and referenced_table_name is not null
order by table_name, constraint_name, ordinal_position`

function presentSchema(columns: readonly Cells[], keys: readonly Cells[]): DatabaseSchema {
  const tables = new Map<string, DatabaseSchema['tables'][number]>()
  for (const row of columns) {
    const [schema, name, kind, estimate, column, type, nullable, key, defaultValue] = row.map(cutCell)
    const known = tables.get(name ?? '') ?? {
      schema: schema ?? '',
      name: name ?? '',
      kind: kind === 'VIEW' ? 'view' : 'table',
      rowEstimate: estimate === null || estimate === undefined ? null : Number(estimate),
      columns: [],
    }
    known.columns.push({
      name: column ?? '',
      type: type ?? '',
      isNullable: nullable === 'YES',
      isPrimaryKey: key === 'PRI',
      defaultValue: defaultValue ?? null,
    })
    tables.set(known.name, known)
  }
  const shown = [...tables.values()].slice(0, maxTables)
  return { tables: shown, foreignKeys: presentKeys(keys), isCut: tables.size > maxTables }
}

function presentKeys(rows: readonly Cells[]): DatabaseSchema['foreignKeys'] {
  const keys = new Map<string, DatabaseSchema['foreignKeys'][number]>()
  for (const row of rows) {
    const [name, schema, from, column, toSchema, to, toColumn] = row.map((cell) => cutCell(cell) ?? '')
    const id = `${from}\0${name}`
    const known = keys.get(id) ?? {
      name: name ?? '',
      from: { schema: schema ?? '', table: from ?? '', columns: [] },
      to: { schema: toSchema ?? '', table: to ?? '', columns: [] },
    }
    known.from.columns.push(column ?? '')
    known.to.columns.push(toColumn ?? '')
    keys.set(id, known)
  }
  return [...keys.values()]
}
