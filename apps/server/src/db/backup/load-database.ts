import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { z } from 'zod'
import { migrationLock, shippedMigrations } from '../migrate.ts'
import { withClient } from '../with-client.ts'
import { isEmpty, writesPlainly } from './catalog.ts'
import { fillTables } from './fill-tables.ts'
import type { Rows } from './fill-tables.ts'

interface Content extends Rows {
  migration: number
  /** Names what is loaded, so that a later look tells whether it was. */
  mark: string
}

/** Whether this version of the product knows the schema of that migration. */
export const knowsMigration = (migration: number): boolean =>
  readMigrationFiles({ migrationsFolder: shippedMigrations }).some(
    ({ folderMillis }) => folderMillis === migration,
  )

/** What is in a database: nothing, what was loaded under this mark, or something else. */
export function lookInto(connection: pg.ClientConfig, mark: string): Promise<'empty' | 'loaded' | 'other'> {
  return withClient(connection, async (client) => {
    if (await isEmpty(client)) return 'empty'
    const { rows } = await client.query(
      `select obj_description(oid, 'pg_namespace') as mark from pg_namespace where nspname = 'drizzle'`,
    )
    return z.array(z.object({ mark: z.string().nullable() })).parse(rows)[0]?.mark === mark
      ? 'loaded'
      : 'other'
  })
}

/**
 * Makes the schema of a migration and fills it, all in one transaction: whoever is killed here leaves the database
 * empty. A server that starts meanwhile waits, as it does for another one's migrations.
 */
export function loadDatabase(connection: pg.ClientConfig, content: Content): Promise<void> {
  const { migration, tables, sequences, mark, readTable } = content
  return withClient(connection, async (client) => {
    await client.query('begin')
    await client.query(`${writesPlainly}; set local client_connection_check_interval = '1s'`)
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    if (!(await isEmpty(client))) throw new Error('Somebody else filled the database meanwhile.')
    await makeSchema(client, migration)
    await fillTables(client, { tables, sequences, readTable })
    await client.query(`comment on schema drizzle is ${pg.escapeLiteral(mark)}`)
    await client.query('commit')
  })
}

/** The table of migrations itself is filled like any other. */
async function makeSchema(client: pg.ClientBase, migration: number): Promise<void> {
  await client.query('create schema drizzle')
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql, folderMillis } of readMigrationFiles({ migrationsFolder: shippedMigrations })) {
    if (folderMillis > migration) return
    for (const statement of sql) await client.query(statement)
  }
}
