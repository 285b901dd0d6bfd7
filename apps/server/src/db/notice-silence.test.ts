import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openBreakablePostgres } from '../testing/database-away/breakable-postgres.ts'
import type { BreakablePostgres } from '../testing/database-away/breakable-postgres.ts'
import { liveWithoutDatabase } from '../testing/database-away/live-without-database.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { isDatabaseAway } from '../http/is-database-away.ts'
import { openDatabase } from './database.ts'
import type { Database } from './database.ts'

async function open(): Promise<{ database: Database; postgres: BreakablePostgres }> {
  const postgres = await openBreakablePostgres(await createTestDatabase(), onTestFinished)
  const database = openDatabase({
    connection: { connectionString: postgres.url },
    onIdleError: () => undefined,
  })
  onTestFinished(database.close)
  await database.ping()
  return { database, postgres }
}

it(
  'a question to a PostgreSQL that has gone silent is given up, and asked again with success when it is back',
  { tags: ['thorough'] },
  async () => {
    const { database, postgres } = await open()
    postgres.leave('silent')
    await expect(database.ping()).rejects.toSatisfy(isDatabaseAway)
    await expect(database.ping()).rejects.toSatisfy(isDatabaseAway)
    await postgres.comeBack()
    await expect.poll(() => database.ping().then(() => 'back', String), { timeout: 10_000 }).toBe('back')
  },
)

it('a question that takes long is no silence', { tags: ['thorough'] }, async () => {
  const { database } = await open()
  const { rows } = await database.orm.$client.query("select 'oak' as wood from pg_sleep(2.5)")
  expect(rows).toEqual([{ wood: 'oak' }])
})

it(
  'a PostgreSQL that is too busy for new connections is not taken for a silent one',
  { tags: ['thorough'] },
  async () => {
    const { database, postgres } = await open()
    await expect.poll(() => countConnections(database), { timeout: 10_000 }).toBe(2)
    postgres.getBusy()
    const { rows } = await database.orm.$client.query("select 'oak' as wood from pg_sleep(2.5)")
    expect(rows).toEqual([{ wood: 'oak' }])
  },
)

it(
  'a PostgreSQL that goes on answering others is not taken for a silent one',
  { tags: ['thorough'] },
  async () => {
    const { database, postgres } = await open()
    const ask = (seconds: number) => database.orm.$client.query('select from pg_sleep($1)', [seconds])
    await Promise.all([ask(0.1), ask(0.1)])
    postgres.getBusy()
    const long = ask(2.5)
    for (let round = 0; round < 7; round += 1) await ask(0.3)
    await expect(long).resolves.toMatchObject({ rowCount: 1 })
  },
)

it('an answer that a standing process has not read yet is no silence', { tags: ['thorough'] }, async () => {
  const database = openDatabase({ connection: await createTestDatabase(), onIdleError: () => undefined })
  onTestFinished(database.close)
  await expect.poll(() => countConnections(database), { timeout: 10_000 }).toBe(2)
  const long = database.orm.$client.query('select from pg_sleep(4)')
  for (let round = 0; round < 4; round += 1) {
    await sleep(1)
    // Timers are what comes next from here.
    await setImmediate()
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900)
  }
  await expect(long).resolves.toMatchObject({ rowCount: 1 })
})

it(
  'whoever waits for a free connection hears of the silence with those who have one',
  { tags: ['thorough'] },
  async () => {
    const { database, postgres } = await open()
    const ask = () => database.orm.$client.query('select from pg_sleep(20)')
    const served = Promise.allSettled(Array.from({ length: 20 }, ask))
    await expect.poll(() => database.promised(() => countConnections(database))).toBeGreaterThan(20)
    postgres.leave('silent')
    await sleep(300)
    let isRefused = false
    const waiting = ask().finally(() => (isRefused = true))
    waiting.catch(() => undefined)
    await served
    expect(isRefused).toBe(true)
    await expect(waiting).rejects.toSatisfy(isDatabaseAway)
    await postgres.comeBack()
  },
)

it('people who use a server without its database are told to come back, and lose nothing', async () => {
  const limits = { answerMs: 8_000, recoveryMs: 20_000 }
  await expect(
    liveWithoutDatabase({ cycles: ['gone'], awayMs: 1_500, clients: 5, limits }),
  ).resolves.toBeUndefined()
}, 90_000)

async function countConnections(database: Database): Promise<number> {
  const { rowCount } = await database.orm.$client.query(
    'select from pg_stat_activity where datname = current_database()',
  )
  return rowCount ?? 0
}
