import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Orm = NodePgDatabase & { readonly $client: pg.Pool }

/** What a query needs: the database itself, or a transaction on it. */
export type Executor = Pick<Orm, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export interface Database {
  readonly orm: Orm
  /** Answers when PostgreSQL does; throws otherwise. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

interface Options {
  connection: pg.ClientConfig
  /** A connection that rests in the pool may break at any time; that is worth a line in the log, not a crash. */
  onIdleError: (error: Error) => void
}

export function openDatabase({ connection, onIdleError }: Options): Database {
  const pool = new pg.Pool({
    ...connection,
    max: 20,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  })
  pool.on('error', onIdleError)
  return {
    orm: drizzle({ client: pool }),
    async ping() {
      await pool.query('select 1')
    },
    async close() {
      // The connections end on their own from here; PostgreSQL may be quicker, and that is nobody's concern.
      pool.off('error', onIdleError).on('error', () => undefined)
      await pool.end()
    },
  }
}
