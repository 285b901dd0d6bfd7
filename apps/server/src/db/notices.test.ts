import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { openDatabase } from './database.ts'
import { openNotices } from './notices.ts'

it('brings a notice to every server, the last one of a key at least, and goes on after a connection was lost', async () => {
  const connection = await createTestDatabase()
  const database = openDatabase({ connection, onIdleError: () => {} })
  onTestFinished(database.close)
  const [one, other] = [
    openNotices({ connection, database, onProblem: () => {} }),
    openNotices({ connection, database, onProblem: () => {} }),
  ]
  onTestFinished(() => one.close())
  onTestFinished(() => other.close())
  const heard: Record<string, string[]> = { one: [], other: [] }
  let gaps = 0
  one.subscribe('news', { onNotice: (payload) => heard['one']?.push(payload) })
  other.subscribe('news', { onNotice: (payload) => heard['other']?.push(payload), onGap: () => (gaps += 1) })
  await expect.poll(() => gaps).toBe(1)
  for (let number = 1; number <= 50; number += 1) one.publish('news', 'a run', String(number))
  await expect.poll(() => [heard['one']?.at(-1), heard['other']?.at(-1)]).toEqual(['50', '50'])
  expect(heard['other']?.length).toBeLessThan(50)

  await database.orm.$client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
  )
  await expect.poll(() => gaps, { timeout: 5_000 }).toBe(2)
  one.publish('news', 'a run', 'after')
  await expect.poll(() => heard['other']?.at(-1)).toBe('after')
})
