import { startEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import type { Config } from '../config.ts'
import { checkPostgres } from '../db/check-postgres.ts'
import { createDatabase } from '../db/create-database.ts'

/** The product's own database in the embedded PostgreSQL. */
export const databaseName = 'joinery'

/** The operator's PostgreSQL where one is set, otherwise our own. From here on there is no difference. */
export async function reachPostgres(
  { DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  onLost: (error: Error) => void,
) {
  if (DATABASE_URL !== undefined) {
    await checkPostgres(DATABASE_URL)
    return { connection: { connectionString: DATABASE_URL }, stop: () => Promise.resolve() }
  }
  const postgres = await startEmbeddedPostgres({ dataFolder: DATA_DIR, onLost })
  await createDatabase({ connection: postgres.connection('postgres'), name: databaseName })
  return { connection: postgres.connection(databaseName), stop: postgres.stop }
}
