import pg from 'pg'
import { withClient } from './with-client.ts'

interface Options {
  /** A connection to any database of the same PostgreSQL. */
  connection: pg.ClientConfig
  name: string
  template?: string
  /** Copies its files instead of writing every page into the log: cheaper where nothing waits for the disk. */
  copiesFiles?: boolean
}

/** Creates a database unless it is there. A template is copied, tables and rows alike. */
export async function createDatabase({
  connection,
  name,
  template = 'template0',
  copiesFiles = false,
}: Options): Promise<void> {
  await withClient(connection, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(
      `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}
       strategy ${copiesFiles ? 'file_copy' : 'wal_log'}`,
    )
  })
}
