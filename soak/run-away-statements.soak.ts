import { readFile, readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { openTestBackend, runAway } from '../apps/server/src/testing/open-test-backend.ts'
import { runAwayStatements } from '../apps/server/src/testing/run-away-statements.ts'
import { openTestOrm } from '../apps/server/src/testing/test-orm.ts'

/** L8. The neighbour is another app's database in the same PostgreSQL. */
it('ends every statement that runs away within 5 s and 512 MB, and other apps do not notice', async () => {
  const orm = await openTestOrm()
  const app = await openTestBackend(orm)
  const neighbour = await openTestBackend(orm)
  await app.database.migrate({ name: '1.sql', sql: 'create table public.kept as select 42 as answer' })
  const calm = await measureCalm(neighbour.database)
  for (const [name, sql] of Object.entries(runAwayStatements)) {
    let isOver = false
    const running = runAway(app.database, name, sql).finally(() => (isOver = true))
    const [{ refusal, seconds }, peak, { p99 }] = await Promise.all([
      running,
      measurePeak(`app_${app.ref}`, () => isOver),
      measureNeighbour(neighbour.database, () => isOver),
    ])
    process.stdout.write(
      `${name}: ${seconds.toFixed(1)} s, ${Math.round(peak / 1e6)} MB, neighbour p99 ${p99.toFixed(0)} ms: ${refusal}
`,
    )
    expect.soft(refusal).toBeTruthy()
    expect.soft(seconds).toBeLessThan(5)
    expect.soft(peak).toBeLessThan(512_000_000)
    expect.soft(p99).toBeLessThan(Math.max(1_000, 10 * calm.p99))
  }
  expect(await app.database.listMigrations()).toEqual(['1.sql'])
  const all = {
    text: 'select json_agg(kept)::text as body, 1 as n, null as total from public.kept',
    values: [],
  }
  const { body } = await app.database.ask({ role: 'service_role', claims: {} }, all, { isReadOnly: true })
  expect(JSON.parse(body)).toEqual([{ answer: 42 }])
  await app.close()
  await neighbour.close()
}, 600_000)

type Database = Awaited<ReturnType<typeof openTestBackend>>['database']

const calmRounds = 200

function measureCalm(database: Database) {
  let rounds = 0
  return measureNeighbour(database, () => (rounds += 1) > calmRounds)
}

async function measureNeighbour(database: Database, isOver: () => boolean) {
  const one = { text: "select '[]' as body, 1 as n, null as total", values: [] }
  const times: number[] = []
  while (!isOver()) {
    const startedAt = performance.now()
    await database.ask({ role: 'anon', claims: {} }, one, { isReadOnly: true })
    times.push(performance.now() - startedAt)
  }
  return { p99: times.toSorted((a, b) => a - b).at(Math.floor(times.length * 0.99)) ?? 0 }
}

/** What a connection holds for itself alone, at its highest. */
async function measurePeak(title: string, isOver: () => boolean): Promise<number> {
  let peak = 0
  while (!isOver()) {
    for (const pid of (await readdir('/proc')).filter((each) => /^\d+$/.test(each))) {
      const name = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      if (!name.startsWith('postgres:') || !name.includes(title)) continue
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      peak = Math.max(peak, Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return peak
}
