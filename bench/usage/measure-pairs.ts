import { randomUUID } from 'node:crypto'
import { userId, workspaceId } from '@joinery/contract'
import type { UserId, WorkspaceId } from '@joinery/contract'
import type pg from 'pg'
import type { createUsageStore } from '../../apps/server/src/modules/usage/index.ts'
import { measurementOf } from '../measurement.ts'
import type { Measurement } from '../measurement.ts'

interface Payer {
  userId: UserId
  workspaceId: WorkspaceId
}

const pairs = 2_000
const atOnce = 20
const peer = 'two one-row updates'

/** Prompts set aside and settled, all by one workspace and by a thousand, beside as many plain writes. */
export async function measurePairs(
  store: ReturnType<typeof createUsageStore>,
  pool: pg.Pool,
): Promise<Measurement[]> {
  const payers = await createPayers(pool, 1_000)
  const reserveAndSettle = async ({ userId: who, workspaceId: whose }: Payer) => {
    const id = randomUUID()
    await store.reserve({
      id,
      userId: who,
      workspaceId: whose,
      limits: { daily: null, monthly: null },
      expiresInMs: 60_000,
    })
    await store.settle(id)
  }
  const touchTwice = async ({ workspaceId: whose }: Payer) => {
    for (let turn = 0; turn < 2; turn += 1) {
      await pool.query({
        name: 'touch',
        text: 'update bench_rows set n = n + 1 where id = $1',
        values: [whose],
      })
    }
  }
  const measurements: Measurement[] = []
  for (const [id, among] of [
    ['usage.pairs.one-row', payers.slice(0, 1)],
    ['usage.pairs.thousand-rows', payers],
  ] as const) {
    const value = await rateOf(among, reserveAndSettle)
    const peerValue = await rateOf(among, touchTwice)
    measurements.push(measurementOf({ id, value, unit: 'pairs/s', peer, peerValue }))
  }
  await pool.end()
  return measurements
}

async function rateOf(payers: readonly Payer[], work: (payer: Payer) => Promise<void>): Promise<number> {
  let next = 0
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < pairs) {
        const payer = payers[next % payers.length]
        next += 1
        if (payer) await work(payer)
      }
    }),
  )
  return pairs / ((performance.now() - startedAt) / 1000)
}

/** Workspaces of the one user that there is. */
async function createPayers(pool: pg.Pool, count: number): Promise<Payer[]> {
  const { rows } = await pool.query<{ id: string }>('select id from profiles limit 1')
  const who = userId.parse(rows[0]?.id)
  const created = await pool.query<{ id: string }>(
    `insert into workspaces select (jsonb_populate_record(w, jsonb_build_object('id', gen_random_uuid()))).*
     from workspaces w, generate_series(1, $1) returning id`,
    [count],
  )
  await pool.query('create table bench_rows as select id, 0 as n from workspaces')
  await pool.query('alter table bench_rows add primary key (id)')
  return created.rows.map(({ id }) => ({ userId: who, workspaceId: workspaceId.parse(id) }))
}
