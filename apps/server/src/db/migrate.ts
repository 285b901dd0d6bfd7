import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { withClient } from './with-client.ts'

/** Any number will do, as long as every server takes the same. */
export const migrationLock = 7_116_843

export const shippedMigrations = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Brings the schema up to date. Servers that start together wait for each other; all missing migrations run in one
 * transaction, so a server that is killed in the middle leaves the schema as it was.
 */
export async function migrateDatabase(
  connection: pg.ClientConfig,
  migrationsFolder = shippedMigrations,
): Promise<void> {
  await withClient(connection, async (client) => {
    // PostgreSQL notices a server that was killed while a statement runs, instead of holding the lock to its end.
    await client.query("set client_connection_check_interval = '1s'")
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle({ client }), { migrationsFolder })
  })
}
