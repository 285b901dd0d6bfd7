import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import { migrationLock, shippedMigrations } from '../migrate.ts'
import { withClient } from '../with-client.ts'
import { isEmpty, quote, quoteName, writesPlainly } from './catalog.ts'
import type { SequenceState, TableShape } from './catalog.ts'

interface Content {
  migration: number
  tables: readonly TableShape[]
  sequences: readonly SequenceState[]
  /** Names what is loaded, so that a later look tells whether it was. */
  mark: string
  readTable: (table: TableShape) => Readable
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
    const foreignKeys = await takeForeignKeysAway(client)
    // What a migration itself may have written is among the rows that come.
    await client.query(`truncate ${tables.map(quote).join(', ')}`)
    for (const table of tables) {
      const columns = table.columns.map(quoteName).join(', ')
      await pipeline(readTable(table), client.query(copyFrom(`copy ${quote(table)} (${columns}) from stdin`)))
    }
    for (const sequence of sequences) {
      const { lastValue, isCalled } = sequence
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        quote(sequence),
        lastValue,
        isCalled,
      ])
    }
    for (const statement of foreignKeys) await client.query(statement)
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

/** Tables may then be filled in any order. Answers with what puts the keys back, and so checks all rows at once. */
async function takeForeignKeysAway(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace::regnamespace::text !~ '^pg_' order by 1, 2`,
  )
  const keys = z.array(z.object({ table: z.string(), name: z.string(), definition: z.string() })).parse(rows)
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoteName(name)}`)
  return keys.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${quoteName(name)} ${definition}`,
  )
}
