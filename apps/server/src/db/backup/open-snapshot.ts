import { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { z } from 'zod'
import { listSequences, listTables, quote, quoteName, writesPlainly } from './catalog.ts'
import type { SequenceState, TableShape } from './catalog.ts'

/** One moment of the database. Whatever is written meanwhile is no part of it. */
export interface Snapshot {
  readonly takenAt: Date
  /** When the last migration that was carried out was written: what migrations are told apart by. */
  readonly migration: number
  readonly tables: readonly TableShape[]
  readonly sequences: readonly SequenceState[]
  /** A secret that only the installation's key opens. */
  readonly sealedCanary: string | undefined
  /** How many apps have a database of their own beside this one. */
  readonly appDatabases: number
  /** The rows in PostgreSQL's text form, in the order in which they lie. */
  readTable: (table: TableShape) => Readable
}

/** Nothing where the database is not one of ours. */
export async function withSnapshot<Result>(
  connection: pg.ClientConfig,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result | undefined> {
  const socket = new Socket()
  const client = new pg.Client({ ...connection, stream: () => socket })
  let lost: unknown
  client.on('error', (error) => (lost = error))
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    // Otherwise a table that others are reading as well is begun in the middle.
    await client.query(`${writesPlainly}; set local synchronize_seqscans = off`)
    const { rows } = await client.query(
      `select now() as "takenAt", to_regclass('drizzle.__drizzle_migrations') is not null as "isOurs"`,
    )
    const { takenAt, isOurs } = z.object({ takenAt: z.date(), isOurs: z.boolean() }).parse(rows[0])
    if (!isOurs) {
      await client.end()
      return undefined
    }
    const tables = await listTables(client)
    // A migration that begins now waits, so that every table stays as it was listed.
    await client.query(`lock table ${tables.map(quote).join(', ')} in access share mode`)
    const result = await work({
      takenAt,
      tables,
      migration: Number(
        await readOne(client, 'select max(created_at)::text from drizzle.__drizzle_migrations'),
      ),
      sequences: await listSequences(client),
      sealedCanary: await readIfThere(client, 'auth.secret_canary', 'select sealed'),
      appDatabases: Number((await readIfThere(client, 'public.backends', 'select count(*)::text')) ?? 0),
      readTable: (table) =>
        client.query(copyTo(`copy ${quote(table)} (${table.columns.map(quoteName).join(', ')}) to stdout`)),
    })
    await client.end()
    return result
  } catch (error) {
    // A copy that nobody reads to its end would otherwise be waited for.
    socket.destroy()
    throw lost ?? error
  }
}

async function readOne(client: pg.ClientBase, query: string): Promise<string | undefined> {
  const { rows } = await client.query<unknown[]>({ text: query, rowMode: 'array' })
  return z.string().nullish().parse(rows[0]?.[0]) ?? undefined
}

/** Older databases lack tables that came later. */
async function readIfThere(client: pg.ClientBase, table: string, selection: string) {
  const found = await readOne(client, `select to_regclass('${table}')::text`)
  return found === undefined ? undefined : readOne(client, `${selection} from ${table} limit 1`)
}
