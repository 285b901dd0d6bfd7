import type { Readable } from 'node:stream'
import type pg from 'pg'
import { z } from 'zod'
import { listSequences, listTables } from './catalog.ts'
import type { SequenceState, TableShape } from './catalog.ts'
import { holdTables, readRows, withMoment } from './with-moment.ts'

/** An app with a database of its own. */
export interface AppShape {
  readonly ref: string
  /** Of its project. */
  readonly title: string
  readonly sealedSecrets: string
}

/** One moment of the database. Whatever is written meanwhile is no part of it. */
export interface Snapshot {
  readonly takenAt: Date
  /** When the last migration that was carried out was written: what migrations are told apart by. */
  readonly migration: number
  readonly tables: readonly TableShape[]
  readonly sequences: readonly SequenceState[]
  /** A secret that only the installation's key opens. */
  readonly sealedCanary: string | undefined
  /** Those that have a database of their own beside this one. */
  readonly apps: readonly AppShape[]
  /** The rows in PostgreSQL's text form, in the order in which they lie. */
  readTable: (table: TableShape) => Readable
  /** The sha-256, in hex, of every file and every upload of a project. */
  readBodyNames: () => Promise<Set<string>>
}

/**
 * The queue's tables are left out: a job only wakes a server up, and a run that nobody was woken for is found by the
 * runs themselves. The queue makes its tables anew at the next start.
 */
const leftOut = ['pgboss']

/** Nothing where the database is not one of ours. */
export function withSnapshot<Result>(
  connection: pg.ClientConfig,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result | undefined> {
  return withMoment(connection, async (client) => {
    await client.query('set transaction read only')
    const { rows } = await client.query(
      `select now() as "takenAt", to_regclass('drizzle.__drizzle_migrations') is not null as "isOurs"`,
    )
    const { takenAt, isOurs } = z.object({ takenAt: z.date(), isOurs: z.boolean() }).parse(rows[0])
    if (!isOurs) return undefined
    const tables = await listTables(client, leftOut)
    await holdTables(client, tables)
    return work({
      takenAt,
      tables,
      migration: Number(
        await readOne(client, 'select max(created_at)::text from drizzle.__drizzle_migrations'),
      ),
      sequences: await listSequences(client, leftOut),
      sealedCanary: await readIfThere(client, 'auth.secret_canary', 'select sealed'),
      apps: await listApps(client),
      readTable: (table) => readRows(client, table),
      readBodyNames: () => readBodyNames(client),
    })
  })
}

const appRow = z.object({ ref: z.string(), title: z.string(), sealedSecrets: z.string() })

/** Those whose database has been made. */
async function listApps(client: pg.ClientBase): Promise<AppShape[]> {
  const table = await readOne(client, `select to_regclass('public.backends')::text`)
  if (table === undefined) return []
  const { rows } = await client.query(
    `select b.ref, p.title, b.sealed_secrets as "sealedSecrets" from public.backends b
       join public.projects p on p.id = b.project_id
     where exists (select from pg_database where datname = 'app_' || b.ref) order by 1`,
  )
  return z.array(appRow).parse(rows)
}

/** Where the name of a body stands, in hex or base64url, and nothing else does. */
const bodyColumns = [
  // An entry with a file is a path, the hash in base64url and the size.
  {
    table: 'public.trees',
    query: `select distinct entry->>1 as hash from public.trees, json_array_elements(entries) as entry
            where json_typeof(entry->1) = 'string'`,
  },
  { table: 'public.attachments', query: 'select distinct hash from public.attachments' },
] as const

async function readBodyNames(client: pg.ClientBase): Promise<Set<string>> {
  const names = new Set<string>()
  for (const { table, query } of bodyColumns) {
    if ((await readOne(client, `select to_regclass('${table}')::text`)) === undefined) continue
    const { rows } = await client.query<{ hash: string }>(query)
    for (const { hash } of rows)
      names.add(hash.length === 64 ? hash : Buffer.from(hash, 'base64url').toString('hex'))
  }
  return names
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
