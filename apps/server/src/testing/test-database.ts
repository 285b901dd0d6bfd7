import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { PostgresConnection } from '../adapters/embedded-postgres/index.ts'
import { createDatabase } from '../db/create-database.ts'
import { withClient } from '../db/with-client.ts'

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
  defer(async () => {
    await withClient(connection, (client) =>
      client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
    )
  })
  return { ...connection, database: name }
}
