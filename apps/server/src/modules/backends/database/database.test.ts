import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { startEmbeddedPostgres } from '../../../adapters/embedded-postgres/index.ts'
import { openDatabase } from '../../../db/database.ts'
import { quietOlderLogins } from '../../../db/quiet-logins.ts'
import { openBreakablePostgres } from '../../../testing/database-away/breakable-postgres.ts'
import { openTestBackend, provisionTestBackend, runAway } from '../../../testing/open-test-backend.ts'
import { runAwayStatements } from '../../../testing/run-away-statements.ts'
import { createTemporaryFolder } from '../../../testing/temporary-folder.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { openTestOrm } from '../../../testing/test-orm.ts'
import { databaseOf, gateOf, ownerOf } from './names.ts'

/** One of each kind, and why it ends. All of them are in the soak. */
const sample = {
  sleepAgainAndAgain: 'took longer than 4 seconds',
  bigValue: 'out of memory',
  bigAnswer: 'larger than 16 MB',
  copyProgram: 'permission denied',
  moreRights: 'permission denied',
}

it('ends statements that run away within five seconds, and keeps what is stored', async () => {
  const { database, close } = await openTestBackend(await openTestOrm())
  try {
    await database.migrate({ name: '1.sql', sql: 'create table public.kept as select 42 as answer' })
    for (const [name, reason] of Object.entries(sample)) {
      const { refusal, seconds } = await runAway(database, name, runAwayStatements[name] ?? '')
      expect(refusal).toContain(reason)
      expect(seconds).toBeLessThan(20)
    }
    expect(await database.listMigrations()).toEqual(['1.sql'])
    const all = {
      text: 'select json_agg(kept)::text as body, 1 as n, null as total from public.kept',
      values: [],
    }
    const { body } = await database.ask({ role: 'service_role', claims: {} }, all, { isReadOnly: true })
    expect(JSON.parse(body)).toEqual([{ answer: 42 }])
  } finally {
    await close()
  }
}, 60_000)

it(
  'is guarded at the next try when PostgreSQL goes away meanwhile, and nothing else ends',
  { tags: ['thorough'], timeout: 60_000 },
  async () => {
    const root = await createTestDatabase()
    const way = await openBreakablePostgres(root, onTestFinished)
    const { orm, close } = openDatabase({
      connection: { connectionString: way.url },
      onIdleError: () => undefined,
    })
    onTestFinished(close)
    const { server, ref, logins } = await provisionTestBackend(orm)
    onTestFinished(() => server.drop(ref))
    const inTheWay = new pg.Client({ ...root, database: databaseOf(ref) })
    await inTheWay.connect()
    await inTheWay.query('begin; lock table pg_event_trigger in exclusive mode')
    const guarding = server.configure(ref, logins).catch((error: unknown) => error)
    await expect
      .poll(async () => (await inTheWay.query('select from pg_locks where not granted')).rowCount)
      .toBe(1)
    way.leave('gone')
    expect(String(await guarding)).toContain('Connection terminated')
    await inTheWay.end()
    await way.comeBack()
    await server.configure(ref, logins)
    const database = server.open(ref, logins)
    expect(await database.listMigrations()).toEqual([])
    await database.close()
  },
)

it(
  'writes nothing into the log of PostgreSQL that visitors of an app send it',
  { tags: ['thorough'], timeout: 60_000 },
  async () => {
    const dataFolder = await createTemporaryFolder()
    const postgres = await startEmbeddedPostgres({
      dataFolder,
      onLost: (error) => expect.unreachable(String(error)),
    })
    onTestFinished(postgres.stop)
    const { orm, close } = openDatabase({
      connection: postgres.connection('postgres'),
      onIdleError: () => undefined,
    })
    onTestFinished(close)
    const { database, close: closeBackend } = await openTestBackend(orm)
    onTestFinished(closeBackend)
    const text = 'select $1::int::text as body, 1 as n, null as total'
    const asked = database.ask(
      { role: 'anon', claims: {} },
      { text, values: ['from a visitor'] },
      { isReadOnly: true },
    )
    await expect(asked).rejects.toThrow('invalid input syntax')
    await expect(database.migrate({ name: '1.sql', sql: `select 'from a project'::int` })).rejects.toThrow(
      'invalid input syntax',
    )
    await expect(orm.$client.query('select 1/0')).rejects.toThrow('division by zero')
    const log = await readFile(join(dataFolder, 'postgres.log'), 'utf8')
    expect(log).toContain('division by zero')
    expect(log).not.toMatch(/from a (?:visitor|project)/)
  },
)

it('keeps the logins of apps quiet that were made before, where it may', async () => {
  const orm = await openTestOrm()
  const { ref, close } = await openTestBackend(orm)
  onTestFinished(close)
  const logins = [ownerOf(ref), gateOf(ref)]
  for (const login of logins) {
    await orm.$client.query(`alter role ${login} reset log_min_messages`)
  }
  await quietOlderLogins(orm.$client)
  const { rows } = await orm.$client.query<{ settings: string[] }>(
    'select rolconfig as settings from pg_roles where rolname = any($1)',
    [logins],
  )
  expect(rows).toHaveLength(2)
  for (const { settings } of rows) expect(settings).toContain('log_min_messages=fatal')

  await orm.$client.query(`alter role ${gateOf(ref)} reset log_min_messages`)
  const { host } = orm.$client.options
  const lesser = new pg.Pool({ host, user: ownerOf(ref), password: 'one', database: databaseOf(ref) })
  // Its connection may still be closing when the database is dropped.
  lesser.on('error', () => undefined)
  await quietOlderLogins(lesser)
  await lesser.end()
}, 60_000)
