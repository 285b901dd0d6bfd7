import { Socket } from 'node:net'
import { databaseSchema } from '@joinery/contract'
import pg from 'pg'
import { z } from 'zod'
import { collectRows } from '../collect-rows.ts'
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
import { refuseEffects } from './effects/store.ts'
import { readRows } from './rows/store.ts'
import { schemaQuery } from './schema-query.ts'
import { sendCancel } from './send-cancel.ts'
import type { CancelKey, Destination } from './send-cancel.ts'
import { reading, readValue } from './session/store.ts'
import type { Session } from './session/store.ts'

/** Opens a PostgreSQL of a user's: at the one address that was checked, under the name that its certificate bears. */
export async function openPostgres(
  egress: Egress,
  login: Login,
  limits: VisitLimits = visitLimits,
): Promise<UserDatabase> {
  const { address } = await egress.resolve(login.host, login.port)
  const tls = tlsOptions(login)
  const socket = new Socket()
  watchSocket(socket, limits)
  const client = new pg.Client({
    host: address,
    port: login.port,
    database: login.database,
    user: login.username,
    // A function, because the driver takes the server's own PGPASSWORD for an empty text.
    password: () => login.password,
    ssl: tls,
    stream: () => socket,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'joinery',
    // Everything stays the text that the server wrote.
    types: { getTypeParser: () => (value: unknown) => value },
  })
  client.on('error', () => undefined)
  const cancel = prepareCancel(client, { host: address, port: login.port, tls })
  try {
    await client.connect()
    const version = await readValue(client, 'show server_version')
    return openSession(
      { client, socket, timeoutMs: limits.timeoutMs, cancel },
      describeServer('PostgreSQL', version ?? ''),
    )
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

const cancelKey = z.object({ processID: z.number(), secretKey: z.number() })

/** A server tells only when somebody comes in how it can be asked to stop. */
function prepareCancel(client: pg.Client, destination: Destination) {
  let key: CancelKey | undefined
  client.connection.once('backendKeyData', (told: unknown) => (key = cancelKey.safeParse(told).data))
  return async () => {
    if (key) await sendCancel(destination, key)
  }
}

function openSession(session: Session, serverVersion: string): UserDatabase {
  return {
    serverVersion,

    async readSchema() {
      const found = await reading(session, (client) => readValue(client, schemaQuery, [maxTables])).catch(
        refuse,
      )
      return databaseSchema.parse(JSON.parse(found ?? '{}'))
    },

    readRows: (wanted) => readRows(session, wanted).catch(refuse),

    run: (statement) =>
      (statement.allowsWrites
        ? runStatement(session, statement)
        : reading(session, async (client) => {
            await refuseEffects(client, statement.text)
            return runStatement(session, statement)
          })
      ).catch(refuse),

    close: () => session.socket.destroy(),
  }
}

function refuse(error: unknown): never {
  throw questionFailure(error)
}

/** One statement and no more: the extended protocol takes no second one behind a semicolon. */
function runStatement(
  { client, socket, timeoutMs, cancel }: Session,
  { text, allowsWrites }: Statement,
): Promise<StatementAnswer> {
  return new Promise((resolve, reject) => {
    const collected = collectRows()
    let columns: string[] = []
    const answer = (rowCount: number | null) =>
      resolve({ columns, rows: collected.rows, rowCount, isCut: collected.isCut() })
    // What only reads the server stops by itself.
    const patienceMs = allowsWrites ? timeoutMs : timeoutMs + 1_000
    const stopping = setTimeout(() => void cancel(), patienceMs)
    const leaving = setTimeout(() => {
      socket.destroy()
      reject(statementTimedOut())
    }, patienceMs + 1_000)
    const finish = () => {
      clearTimeout(stopping)
      clearTimeout(leaving)
    }
    const question = { text, queryMode: 'extended', rowMode: 'array' }
    const query = new pg.Query<unknown[]>(question)
    query.on('row', (row, result) => {
      if (result) columns = result.fields.map(({ name }) => name)
      // What only reads is stopped where there is no more room; what writes has to come to its end.
      if (collected.add(row) || allowsWrites) return
      finish()
      answer(null)
      socket.destroy()
    })
    query.on('end', (result) => {
      finish()
      columns = result.fields.map(({ name }) => name)
      answer(collected.isCut() ? null : (result.rowCount ?? collected.rows.length))
    })
    query.on('error', (error) => {
      finish()
      reject('code' in error && error.code === '57014' ? statementTimedOut() : questionFailure(error))
    })
    client.query(query)
  })
}
