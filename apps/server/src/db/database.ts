import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { atEndOfTurn } from './at-end-of-turn.ts'
import { GatheringSocket } from './gathering-socket.ts'
import { lendConnections } from './lend-connections.ts'
import { noticeSilence } from './notice-silence.ts'
import { rememberColumns } from './remember-columns.ts'

export type Orm = NodePgDatabase & { readonly $client: pg.Pool }

/** What a query needs: the database itself, or a transaction on it. */
export type Executor = Pick<Orm, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export interface Database {
  readonly orm: Orm
  /** For what many people wait for at every moment: a few connections that nothing else takes, however much there is to do. */
  readonly steady: Orm
  /** For what must not fail for want of a connection: it has some of its own, and waits for one. */
  promised: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** For what nobody waits for and has to be done: it waits for PostgreSQL to come back as well. */
  patiently: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** For an answer that needs many small questions: they travel together, and none waits for the answer to another. */
  together: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** When all of this turn of the event loop is asked, also what is gathered until its end: it leaves with what is asked then. */
  allAsked: () => Promise<void>
  /** For what has several steps: each is done, or none of them. */
  asOne: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Answers when PostgreSQL does; throws otherwise. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

interface Options {
  connection: pg.ClientConfig
  /** Whether a connection that could not be had may be had in a while. Never, unless given. */
  isPassing?: (error: unknown) => boolean
  /** A connection that rests in the pool may break at any time; that is worth a line in the log, not a crash. */
  onIdleError: (error: Error) => void
}

/**
 * As many stay open when nobody asks: people think for longer than the ten seconds after which the others are closed, and
 * a new connection knows neither tables nor statements yet.
 */
const resting = 2

/** Whoever asks for something hears soon that it cannot be done; what was promised takes the time that it takes. */
export function openDatabase({ connection, isPassing = never, onIdleError }: Options): Database {
  const pool = new pg.Pool({
    ...connection,
    max: 20,
    min: resting,
    connectionTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  })
  const kept = new pg.Pool({
    ...connection,
    max: 8,
    min: resting,
    connectionTimeoutMillis: 60_000,
    statement_timeout: 60_000,
    lock_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  })
  const steady = new pg.Pool({
    ...connection,
    max: 2,
    min: resting,
    connectionTimeoutMillis: 60_000,
    statement_timeout: 60_000,
    lock_timeout: 30_000,
    keepAlive: true,
  })
  const gathering = {
    ...connection,
    max: 8,
    min: resting,
    connectionTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    keepAlive: true,
    pipeline: true,
    stream: () => new GatheringSocket(),
  }
  const gathered = new pg.Pool(gathering)
  const pools = [pool, kept, steady, gathered]
  for (const each of pools) {
    each.on('error', onIdleError)
    each.on('connect', rememberColumns)
    // A connection that breaks between two statements of a transaction has nobody else to tell; the next statement fails.
    each.on('connect', (client) => client.on('error', () => undefined))
  }
  const silence = noticeSilence({ connection, pools })
  return {
    orm: drizzle({ client: pool }),
    steady: drizzle({ client: steady }),
    ...lendConnections({ pool, kept, gathered, isPassing, silence }),
    allAsked: () => new Promise(atEndOfTurn),
    async ping() {
      await pool.query('select 1')
    },
    async close() {
      // The connections end on their own from here; PostgreSQL may be quicker, and that is nobody's concern.
      for (const each of pools) each.off('error', onIdleError).on('error', () => undefined)
      await Promise.all([silence.stop(), ...pools.map((each) => each.end())])
    },
  }
}

const never = () => false
