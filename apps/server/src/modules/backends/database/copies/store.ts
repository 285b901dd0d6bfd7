import type { Readable } from 'node:stream'
import pg from 'pg'
import { z } from 'zod'
import { listSequences, listTables, quote, writesPlainly } from '../../../../db/backup/catalog.ts'
import type { SequenceState, TableShape } from '../../../../db/backup/catalog.ts'
import { fillTables } from '../../../../db/backup/fill-tables.ts'
import type { Rows } from '../../../../db/backup/fill-tables.ts'
import { silenceTriggers, unforcePolicies } from '../../../../db/backup/put-aside.ts'
import { holdTables, readRows, withMoment } from '../../../../db/backup/with-moment.ts'
import { connectionTo } from '../../../../db/connection-to.ts'
import type { Orm } from '../../../../db/database.ts'
import type { SecretBox } from '../../../../db/secret-box.ts'
import { withClient } from '../../../../db/with-client.ts'
import { openLogins } from '../../store.ts'
import type { BackendServer, Logins, Migration } from '../backend-server.ts'
import { sessionOptions } from '../limited-pool/store.ts'
import { databaseOf, ownerOf } from '../names.ts'

/** An app's database as a backup names it. */
export interface SealedBackend {
  readonly ref: string
  readonly sealedSecrets: string
}

/** One moment of an app's database. */
export interface BackendMoment {
  readonly takenAt: Date
  /** In the order in which they were carried out; undefined where an earlier version did not keep them. */
  readonly migrations: readonly Migration[] | undefined
  readonly tables: readonly TableShape[]
  readonly sequences: readonly SequenceState[]
  readTable: (table: TableShape) => Readable
}

interface Content extends Rows {
  readonly migrations: readonly Migration[]
  /** Names the backup that it is made from. */
  readonly mark: string
}

interface Dependencies {
  /** Any database of the PostgreSQL that they are in, with the login that makes them. */
  orm: Orm
  server: Pick<BackendServer, 'findLack' | 'provision' | 'configure' | 'drop'>
  box: SecretBox
  limitMemory: (pid: number, title: string) => Promise<void>
}

export type BackendCopies = ReturnType<typeof createBackendCopies>

/**
 * Copies of apps' databases. All of it is done by the login that owns what is in one, never by our own: tables may be
 * views by now, and checks and indexes run what the app brings along.
 */
export function createBackendCopies({ orm, server, box, limitMemory }: Dependencies) {
  const admin = orm.$client

  const asOwner = (ref: string, { ownerPassword }: Logins): pg.ClientConfig => ({
    ...connectionTo(admin.options, {
      database: databaseOf(ref),
      user: ownerOf(ref),
      password: ownerPassword,
    }),
    options: sessionOptions,
  })

  async function findNote(ref: string): Promise<string | null | undefined> {
    const { rows } = await admin.query(
      `select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1`,
      [databaseOf(ref)],
    )
    return z.array(z.object({ note: z.string().nullable() })).parse(rows)[0]?.note
  }

  /** Whether it has got no further than to be created. */
  const isBare = (ref: string): Promise<boolean> =>
    withClient(connectionTo(admin.options, { database: databaseOf(ref) }), async (client) => {
      const { rowCount } = await client.query(`select from pg_namespace where nspname = 'joinery'`)
      return rowCount === 0
    })

  const note = (ref: string, text: string) =>
    admin.query(`comment on database ${pg.escapeIdentifier(databaseOf(ref))} is ${pg.escapeLiteral(text)}`)

  return {
    findLack: () => server.findLack(),

    /** Nothing where its making has not come far enough for anybody to have written into it. */
    readMoment<Result>(
      { ref, sealedSecrets }: SealedBackend,
      work: (moment: BackendMoment) => Promise<Result>,
    ): Promise<Result | undefined> {
      return withMoment(asOwner(ref, openLogins(box, { ref, sealedSecrets })), async (client) => {
        const { rows } = await client.query(
          `select now() as "takenAt", to_regclass('supabase_migrations.schema_migrations') is not null as "isMade"`,
        )
        const { takenAt, isMade } = z.object({ takenAt: z.date(), isMade: z.boolean() }).parse(rows[0])
        if (!isMade) return undefined
        const tables = await listTables(client)
        // Nothing here is ever committed. What still held rows back would be refused, not left out.
        await unforcePolicies(client)
        await client.query('set local row_security = off')
        await holdTables(client, tables)
        return work({
          takenAt,
          migrations: await listCarriedOut(client),
          tables,
          sequences: await listSequences(client),
          readTable: (table) => readRows(client, table),
        })
      })
    },

    /** What a restore finds in its place: nothing, what it has begun or finished itself, or something else. */
    async look(ref: string, mark: string): Promise<'none' | 'begun' | 'made' | 'other'> {
      const found = await findNote(ref)
      if (found === undefined) return 'none'
      if (found === madeFrom(mark)) return 'made'
      return found === begunFrom(mark) || (await isBare(ref)) ? 'begun' : 'other'
    },

    /** Makes it anew, by its migrations, and then fills it. Whatever was begun before is thrown away. */
    async make({ ref, sealedSecrets }: SealedBackend, content: Content): Promise<void> {
      const logins = openLogins(box, { ref, sealedSecrets })
      const { mark, migrations, ...rows } = content
      await server.drop(ref)
      await server.provision(ref, logins)
      await note(ref, begunFrom(mark))
      try {
        await server.configure(ref, logins)
        await withClient(asOwner(ref, logins), async (client) => {
          const { rows: pids } = await client.query('select pg_backend_pid() as pid')
          const [{ pid } = { pid: 0 }] = z.array(z.object({ pid: z.number() })).parse(pids)
          await limitMemory(pid, databaseOf(ref))
          for (const { sql } of migrations) await carryOut(client, sql)
          await fill(client, rows)
        })
      } catch (error) {
        await server.drop(ref)
        throw error
      }
      await note(ref, madeFrom(mark))
    },
  }
}

/** The mark says what it was restored from. */
const begunFrom = (mark: string) => `being ${mark}`
const madeFrom = (mark: string) => mark

/** Far more than the app itself may take: what worked there works here, on a slow machine too. */
const patience = '10min'

async function carryOut(client: pg.Client, sql: string): Promise<void> {
  await client.query(`begin; set local statement_timeout = '${patience}'`)
  await client.query(sql)
  await client.query('commit')
  // What a migration set for longer than its own transaction.
  await client.query('discard all')
}

async function fill(client: pg.Client, rows: Rows): Promise<void> {
  await client.query('begin')
  await client.query(`${writesPlainly}; set local statement_timeout = '${patience}'`)
  const putBack = [...(await silenceTriggers(client)), ...(await unforcePolicies(client))]
  await fillTables(client, rows)
  for (const statement of putBack) await client.query(statement)
  for (const view of await listStoredViews(client)) await client.query(`refresh materialized view ${view}`)
  await client.query('commit')
}

async function listStoredViews(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'm' and c.relispopulated order by c.oid`,
  )
  return z
    .array(z.object({ schema: z.string(), name: z.string() }))
    .parse(rows)
    .map(quote)
}

const kept = z.array(z.object({ name: z.string(), sql: z.string() }))

/** Databases of earlier versions lack the column, and then its rows, until their migrations are run again. */
async function listCarriedOut(client: pg.ClientBase): Promise<Migration[] | undefined> {
  const { rows } = await client.query(
    `select m.name, to_jsonb(m) ->> 'sql' as sql from supabase_migrations.schema_migrations m
     order by (to_jsonb(m) ->> 'place')::bigint, m.applied_at, m.name`,
  )
  return kept.safeParse(rows).data
}
