import type pg from 'pg'
import { StartError } from '../start-error.ts'
import { withClient } from './with-client.ts'

const oldestVersion = 15

/** Sees at the start that PostgreSQL answers and is new enough, and says what to do when it does not. */
export async function checkPostgres(connectionString: string): Promise<void> {
  const connection = { connectionString, connectionTimeoutMillis: 5_000 }
  const version = await withClient(connection, readVersion).catch((error: unknown) => {
    throw new StartError(
      `PostgreSQL at ${placeOf(connectionString)} does not answer (${reasonOf(error)}): check DATABASE_URL.`,
      { cause: error },
    )
  })
  if (version < oldestVersion) {
    throw new StartError(
      `PostgreSQL at ${placeOf(connectionString)} has version ${version}: Joinery needs ${oldestVersion} or newer.`,
    )
  }
}

async function readVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  )
  return rows[0]?.version ?? 0
}

/** Host and database without the password. */
function placeOf(connectionString: string): string {
  const { host, pathname } = new URL(connectionString)
  return `${host}${pathname}`
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
