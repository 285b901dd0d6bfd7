import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { PostgresConnection } from '../adapters/embedded-postgres/index.ts'
import { StartError } from '../start-error.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { migrateDatabase } from './migrate.ts'
import { withClient } from './with-client.ts'

describe('migrateDatabase', () => {
  it('lets servers that start together wait for each other', async () => {
    const connection = await createTestDatabase({ empty: true })
    await Promise.all(Array.from({ length: 8 }, () => migrateDatabase(connection)))
    expect(await tablesOf(connection)).toContain('instance')
  })

  it('does nothing the second time', async () => {
    const connection = await createTestDatabase({ empty: true })
    await migrateDatabase(connection)
    const before = await tablesOf(connection)
    await migrateDatabase(connection)
    expect(await tablesOf(connection)).toEqual(before)
  })

  it('leaves no half of a migration behind when it fails, and succeeds when it is mended', async () => {
    const connection = await createTestDatabase({ empty: true })
    const broken = await writeMigration('create table half (id int);\n--> statement-breakpoint\nselect 1/0;')
    await expect(migrateDatabase(connection, broken)).rejects.toThrow('select 1/0')
    expect(await tablesOf(connection)).toEqual([])
    await migrateDatabase(connection, await writeMigration('create table half (id int);'))
    expect(await tablesOf(connection)).toEqual(['half'])
  })

  it('refuses a database of a newer version, and changes nothing about it', async () => {
    const connection = await createTestDatabase({ empty: true })
    const older = await writeMigration('create table old (id int);')
    const newer = await writeMigration('create table new (id int);', 2)
    await migrateDatabase(connection, newer)
    const refused = migrateDatabase(connection, older)
    await expect(refused).rejects.toThrow(StartError)
    await expect(refused).rejects.toThrow(
      'This database was used by a newer Joinery: update this one, or restore a backup that an older one made.',
    )
    expect(await tablesOf(connection)).toEqual(['new'])
  })

  it('says in one sentence that the login does not own the database', async () => {
    const connection = await createTestDatabase({ empty: true })
    const guest = `guest_${randomUUID().replaceAll('-', '')}`
    await query(connection, `create role ${guest} login password 'guest'`)
    onTestFinished(async () => void (await query(connection, `drop role ${guest}`)))
    const refused = migrateDatabase({ ...connection, user: guest, password: 'guest' })
    await expect(refused).rejects.toThrow(StartError)
    await expect(refused).rejects.toThrow(
      /^PostgreSQL refused to set the database up \(permission denied for database .+\): see that the login of DATABASE_URL owns the database\.$/,
    )
  })

  it('says in one sentence why an update failed, and at which statement', async () => {
    const connection = await createTestDatabase({ empty: true })
    const refused = migrateDatabase(connection, await writeMigration(`select 1/0 as ${'x'.repeat(1_000)};`))
    await expect(refused).rejects.toThrow(StartError)
    await expect(refused).rejects.toThrow(
      /^PostgreSQL refused to set the database up \(division by zero: select 1\/0 as x{1,200}…\): nothing was changed/,
    )
  })

  it('reaches the same schema after kill -9 at every statement', async () => {
    const statements = [
      'create table a (id int)',
      'create table b (id int)',
      'alter table a add column note text',
    ]
    for (let killedAt = 0; killedAt < statements.length; killedAt += 1) {
      const connection = await createTestDatabase({ empty: true })
      const waiting = statements.toSpliced(killedAt, 0, 'select pg_sleep(30)')
      await killDuringSleep(connection, await writeMigration(waiting.join(';\n--> statement-breakpoint\n')))
      await migrateDatabase(
        connection,
        await writeMigration(statements.join(';\n--> statement-breakpoint\n')),
      )
      expect(await tablesOf(connection)).toEqual(['a', 'b'])
    }
  })
})

/** A migrations folder with one migration, in the form that the generator writes. */
async function writeMigration(sql: string, when = 1): Promise<string> {
  const folder = await createTemporaryFolder()
  await mkdir(join(folder, 'meta'))
  await writeFile(join(folder, '0000_test.sql'), sql)
  const entries = [{ idx: 0, version: '7', when, tag: '0000_test', breakpoints: true }]
  await writeFile(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  return folder
}

/** Migrates in another process and kills it once its transaction sleeps. */
async function killDuringSleep(connection: PostgresConnection, folder: string): Promise<void> {
  const script = `
    import { migrateDatabase } from ${JSON.stringify(join(import.meta.dirname, 'migrate.ts'))}
    await migrateDatabase(${JSON.stringify(connection)}, ${JSON.stringify(folder)})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' })
  while (!(await isSleeping(connection))) await sleep(10)
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function isSleeping(connection: PostgresConnection): Promise<boolean> {
  const rows = await query(
    connection,
    "select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()",
  )
  return rows.length > 0
}

async function tablesOf(connection: PostgresConnection): Promise<unknown[]> {
  const rows = await query(
    connection,
    "select tablename from pg_tables where schemaname = 'public' order by 1",
  )
  return rows.map(({ tablename }) => tablename)
}

const query = (connection: PostgresConnection, statement: string) =>
  withClient(connection, async (client) => (await client.query<Record<string, unknown>>(statement)).rows)
