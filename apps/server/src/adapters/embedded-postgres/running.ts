import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PostgresConnection } from './index.ts'

/** How to reach the database that another process has started in the data folder; nothing while it is not ready. */
export async function findRunningPostgres(
  dataFolder: string,
  database: string,
): Promise<PostgresConnection | undefined> {
  const lines = (await readIfThere(join(dataFolder, 'postgres', 'postmaster.pid'))).split('\n')
  const password = await readIfThere(join(dataFolder, 'postgres.password'))
  // PostgreSQL writes the folder of its socket into the fifth line, and its state into the eighth.
  const host = lines[4]?.trim() ?? ''
  const isReady = lines[7]?.trim() === 'ready' && host !== '' && password !== ''
  return isReady ? { host, user: 'joinery', password, database } : undefined
}

const readIfThere = (file: string) => readFile(file, 'utf8').catch(() => '')
