import { expect, onTestFinished } from 'vitest'
import { openDatabase } from '../db/database.ts'
import type { Orm } from '../db/database.ts'
import { createTestDatabase } from './test-database.ts'

/** Queries on a database of the test's own. */
export async function openTestOrm(): Promise<Orm> {
  const database = openDatabase({
    connection: await createTestDatabase(),
    onIdleError: () => expect.unreachable('a resting connection broke'),
  })
  onTestFinished(database.close)
  return database.orm
}
