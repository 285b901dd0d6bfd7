import { randomUUID } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import type { PostgresConnection } from '../adapters/embedded-postgres/index.ts'
import { createDatabase, dropDatabase } from '../db/create-database.ts'

/** Keeps what is to be done at the end: of the test, or of all tests of a file. */
export type Defer = (cleanup: () => Promise<void>) => void

export const templateDatabase = 'joinery_template'

/** A database of the test's own, migrated; it goes away with the test. `empty` gives one without any table. */
export async function createTestDatabase({
  empty = false,
  defer = onTestFinished,
}: { empty?: boolean; defer?: Defer } = {}): Promise<PostgresConnection> {
  const connection = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase({
    connection,
    name,
    copiesFiles: true,
    ...(!empty && { template: templateDatabase }),
  })
  defer(() => dropDatabase({ connection, name }))
  return { ...connection, database: name }
}
