import { expect, onTestFinished } from 'vitest'
import { openDatabase } from '../db/database.ts'
import type { Orm } from '../db/database.ts'
import { createTestDatabase } from './test-database.ts'
import type { Defer } from './test-database.ts'

/** Queries on a database of the test's own, or of all tests of a file. */
export async function openTestOrm({ defer = onTestFinished }: { defer?: Defer } = {}): Promise<Orm> {
  const database = openDatabase({
    connection: await createTestDatabase({ defer }),
    onIdleError: () => expect.unreachable('a resting connection broke'),
  })
  defer(database.close)
  return database.orm
}
