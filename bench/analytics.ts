import { userId } from '@joinery/contract'
import { startEmbeddedPostgres } from '../apps/server/src/adapters/embedded-postgres/index.ts'
import { createDatabase } from '../apps/server/src/db/create-database.ts'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { migrateDatabase } from '../apps/server/src/db/migrate.ts'
import { createAnalyticsStore } from '../apps/server/src/modules/analytics/index.ts'
import { seedRuns } from './analytics/seed-runs.ts'
import { measurementOf } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const rounds = 60
const wholeYear = { from: '2026-01-01', to: '2026-12-31' }
const lastDays = { from: '2026-12-01', to: '2026-12-31' }
const peer = 'one month of it counted from the runs themselves'

/** Figures over a million runs and a hundred thousand versions, of which the busiest workspace has a tenth. */
export const analytics = (): Promise<Measurement[]> =>
  withTemporaryFolder(async (dataFolder) => {
    await using opened = new AsyncDisposableStack()
    const postgres = await startEmbeddedPostgres({ dataFolder, onLost: console.error })
    opened.defer(postgres.stop)
    await createDatabase({ connection: postgres.connection('postgres'), name: 'bench' })
    const connection = postgres.connection('bench')
    await migrateDatabase(connection)
    const { busiest } = await seedRuns(connection)
    const database = openDatabase({ connection, onIdleError: console.error })
    opened.defer(database.close)
    const store = createAnalyticsStore(database.orm)
    const caller = userId.parse(busiest)
    const kinds = {
      workspace: () => store.read(caller, 'own', wholeYear),
      instance: () => store.read(caller, 'instance', wholeYear),
    }
    // What was written to get here is on disk before anything is measured.
    await database.orm.execute('checkpoint')
    const uncounted = {
      workspace: await p95(() => store.read(caller, 'own', lastDays), 3),
      instance: await p95(() => store.read(caller, 'instance', lastDays), 3),
    }
    const startedAt = performance.now()
    await store.countDays({ until: '2027-01-01' })
    console.log(`  counted all days in ${Math.round((performance.now() - startedAt) / 1_000)} s`)
    await database.orm.execute('vacuum analyze analytics_daily')
    await database.orm.execute('checkpoint')
    return [
      await measure('analytics.workspace.p95', kinds.workspace, uncounted.workspace),
      await measure('analytics.instance.p95', kinds.instance, uncounted.instance),
    ]
  })

const measure = async (...[id, read, peerValue]: [string, () => Promise<unknown>, number]) =>
  measurementOf({ id, value: await p95(read, rounds), unit: 'ms', peer, peerValue, goal: { maxValue: 150 } })

async function p95(read: () => Promise<unknown>, times: number): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < times; round += 1) {
    const startedAt = performance.now()
    await read()
    taken.push(performance.now() - startedAt)
  }
  const sorted = taken.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0
}
