import { randomUUID } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import type { PostgresConnection } from '../adapters/embedded-postgres/index.ts'
import { createDatabase, dropDatabase } from '../db/create-database.ts'

export const templateDatabase = 'joinery_template'

/** A database of the test's own, migrated; it goes away with the test. `empty` gives one without any table. */
export async function createTestDatabase({ empty = false } = {}): Promise<PostgresConnection> {
  const connection = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase({ connection, name, ...(!empty && { template: templateDatabase }) })
  onTestFinished(() => dropDatabase({ connection, name }))
  return { ...connection, database: name }
}
