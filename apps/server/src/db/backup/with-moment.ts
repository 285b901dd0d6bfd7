import { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { quote, quoteName, writesPlainly } from './catalog.ts'
import type { TableShape } from './catalog.ts'

/** A connection that sees one moment of a database for as long as the work takes. Whatever is written meanwhile is no part of it. */
export async function withMoment<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const socket = new Socket()
  const client = new pg.Client({ ...connection, stream: () => socket })
  let lost: unknown
  client.on('error', (error) => (lost = error))
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read')
    // Otherwise a table that others are reading as well is begun in the middle.
    await client.query(`${writesPlainly}; set local synchronize_seqscans = off`)
    const result = await work(client)
    await client.end()
    return result
  } catch (error) {
    // A copy that nobody reads to its end would otherwise be waited for.
    socket.destroy()
    throw lost ?? error
  }
}

/** The rows in PostgreSQL's text form, in the order in which they lie. */
export const readRows = (client: pg.Client, table: TableShape): Readable =>
  client.query(copyTo(`copy ${quote(table)} (${table.columns.map(quoteName).join(', ')}) to stdout`))

/** Whoever wants to change a table now waits, so that every one stays as it was listed. */
export async function holdTables(client: pg.Client, tables: readonly TableShape[]): Promise<void> {
  await client.query(`lock table ${tables.map(quote).join(', ')} in access share mode`)
}
