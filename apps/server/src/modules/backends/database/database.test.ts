import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import { openBreakablePostgres } from '../../../testing/database-away/breakable-postgres.ts'
import { openTestBackend, provisionTestBackend, runAway } from '../../../testing/open-test-backend.ts'
import { runAwayStatements } from '../../../testing/run-away-statements.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { openTestOrm } from '../../../testing/test-orm.ts'
import { databaseOf } from './names.ts'

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

it('is guarded at the next try when PostgreSQL goes away meanwhile, and nothing else ends', async () => {
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
}, 60_000)
