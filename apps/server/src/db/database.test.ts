import { expect, it, onTestFinished, vi } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { openDatabase } from './database.ts'

it('keeps a few connections open while nobody asks, and closes the others', async () => {
  const connection = await createTestDatabase({ empty: true })
  const database = openDatabase({ connection, onIdleError: () => undefined })
  onTestFinished(database.close)
  const { $client: pool } = database.orm
  const askWho = async () =>
    (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const before = new Set(await Promise.all(Array.from({ length: 5 }, askWho)))
  expect(before.size).toBe(5)
  vi.advanceTimersByTime(60_000)
  expect(pool.totalCount).toBe(2)
  expect(before).toContain(await askWho())
})
