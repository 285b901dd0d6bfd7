import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { StartError } from '../start-error.ts'
import { explainRefusal } from './explain-refusal.ts'
import { withClient } from './with-client.ts'

/** Any number will do, as long as every server takes the same. */
export const migrationLock = 7_116_843

export const shippedMigrations = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Brings the schema up to date. Servers that start together wait for each other; all missing migrations run in one
 * transaction, so a server that is killed in the middle leaves the schema as it was. What keeps the server from its
 * start is told in one sentence.
 */
export async function migrateDatabase(
  connection: pg.ClientConfig,
  migrationsFolder = shippedMigrations,
): Promise<void> {
  await withClient(connection, async (client) => {
    // PostgreSQL notices a server that was killed while a statement runs, instead of holding the lock to its end.
    await client.query("set client_connection_check_interval = '1s'")
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseNewer(client, migrationsFolder)
    await migrate(drizzle({ client }), { migrationsFolder })
  }).catch((error: unknown) => {
    throw explainRefusal(error)
  })
}

/** Migrations lead forward only: an older server would work on tables that it does not know. */
async function refuseNewer(client: pg.ClientBase, migrationsFolder: string): Promise<void> {
  const { rows: found } = await client.query<{ table: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as table`,
  )
  if (!found[0]?.table) return
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  )
  const shipped = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
  if (Number(rows[0]?.newest ?? 0) <= shipped) return
  throw new StartError(
    'This database was used by a newer Joinery: update this one, or restore a backup that an older one made.',
  )
}
