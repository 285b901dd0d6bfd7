import { readFile } from 'node:fs/promises'
import type { Storage } from '@joinery/auth'
import { texts } from '@joinery/contract'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { connectionTo } from '../../../db/connection-to.ts'
import type { Orm } from '../../../db/database.ts'
import { quietLogin } from '../../../db/quiet-logins.ts'
import { withClient } from '../../../db/with-client.ts'
import { catalog } from '../rest/catalog.ts'
import { tablePolicies } from '../table-policies.ts'
import type { Answer, Asker, BackendDatabase, BackendServer, Logins } from './backend-server.ts'
import { describeCatalog, describePolicies, describeSchema } from './descriptions.ts'
import { backendLimits } from './limits.ts'
import { databaseOf, gateOf, ownerOf } from './names.ts'
import { openLimitedPool } from './limited-pool/store.ts'
import type { LimitedPool } from './limited-pool/store.ts'
import { readSchemaRows } from './read-schema.ts'

interface Dependencies {
  /** The product's own database, whose login makes the others. */
  orm: Orm
  createAccounts: (orm: Orm) => Storage
  limitMemory: (pid: number, title: string) => Promise<void>
  onIdleError: (error: Error) => void
}

/** Roles are shared by all databases of one PostgreSQL, so servers make them one after the other. */
const roleLock = 7_301_945

export function createBackendServer(dependencies: Dependencies): BackendServer {
  const { orm, createAccounts, limitMemory, onIdleError } = dependencies
  const admin = orm.$client

  const openPool = (ref: string, login: { user: string; password: string; max: number }) =>
    openLimitedPool({
      connection: connectionTo(admin.options, { ...login, database: databaseOf(ref) }),
      max: login.max,
      terminate: (pid) => admin.query('select pg_terminate_backend($1)', [pid]),
      limitMemory: (pid) => limitMemory(pid, databaseOf(ref)),
      onIdleError,
    })
  const openOwner = (ref: string, { ownerPassword }: Logins) =>
    openPool(ref, { user: ownerOf(ref), password: ownerPassword, max: backendLimits.ownerConnections })

  return {
    async findLack() {
      const { rows } = await admin.query<{ may: boolean }>(
        'select rolsuper as may from pg_roles where rolname = current_user',
      )
      return rows[0]?.may === true ? undefined : texts.backends.lack
    },

    async provision(ref, logins) {
      await makeRoles(admin, ref, logins)
      const { rowCount } = await admin.query('select from pg_database where datname = $1', [databaseOf(ref)])
      const database = pg.escapeIdentifier(databaseOf(ref))
      const isNew = rowCount === 0
      if (isNew) await admin.query(`create database ${database} template template0`)
      await admin.query(`revoke all on database ${database} from public`)
      await admin.query(
        `grant connect, create on database ${database} to ${pg.escapeIdentifier(ownerOf(ref))}`,
      )
      await admin.query(`grant connect on database ${database} to ${pg.escapeIdentifier(gateOf(ref))}`)
      return isNew
    },

    async configure(ref, logins) {
      const owner = openOwner(ref, logins)
      try {
        if (!(await has(owner, "select from pg_event_trigger where evtname = 'secure_new_tables'")))
          await guard(admin, ref)
        if (!(await has(owner, "select from pg_namespace where nspname = 'supabase_migrations'")))
          await owner.work(async (client) => {
            await client.query(await readFile(new URL('foundation.sql', import.meta.url), 'utf8'))
          })
        else await keepMigrations(owner)
      } finally {
        await owner.close()
      }
    },

    async drop(ref) {
      await admin.query(`drop database if exists ${pg.escapeIdentifier(databaseOf(ref))} with (force)`)
      for (const role of [ownerOf(ref), gateOf(ref)])
        await admin.query(`drop role if exists ${pg.escapeIdentifier(role)}`)
    },

    open(ref, logins) {
      const owner = openOwner(ref, logins)
      const gate = openPool(ref, {
        user: gateOf(ref),
        password: logins.gatePassword,
        max: backendLimits.gateConnections,
      })
      return createBackendDatabase({ owner, gate, accounts: createAccounts(drizzle({ client: owner.pool })) })
    },
  }
}

function createBackendDatabase(parts: {
  owner: LimitedPool
  gate: LimitedPool
  accounts: Storage
}): BackendDatabase {
  const { owner, gate, accounts } = parts
  return {
    accounts,

    ask: (asker, statement, { isReadOnly, check }) =>
      gate.work(
        async (client) => {
          await becomeAsker(client, asker)
          const { rows } = await client.query<{ body: string | null; n: number; total: string | null }>(
            statement.text,
            [...statement.values],
          )
          const [row] = rows
          const total = row?.total ?? null
          const answer: Answer = {
            body: row?.body ?? 'null',
            rowCount: row?.n ?? 0,
            total: total === null ? null : Number(total),
          }
          check?.(answer)
          return answer
        },
        { isReadOnly },
      ),

    readCatalog: () =>
      gate.work(async (client) => catalog.parse(await readOne(client, describeCatalog)), {
        isReadOnly: true,
      }),

    readSchema: () =>
      gate.work(async (client) => readSchemaRows(await readOne(client, describeSchema)), {
        isReadOnly: true,
      }),

    readPolicies: () =>
      owner.work(async (client) => tablePolicies.array().parse(await readOne(client, describePolicies)), {
        isReadOnly: true,
      }),

    listMigrations: () => owner.work((client) => listNames(client, 'true')),

    listUnkept: () => owner.work((client) => listNames(client, 'sql is null')),

    keepMigrations: (migrations) =>
      owner.work(async (client) => {
        await client.query(
          `update supabase_migrations.schema_migrations m set sql = f.sql
           from unnest($1::text[], $2::text[]) as f (name, sql) where f.name = m.name and m.sql is null`,
          [migrations.map(({ name }) => name), migrations.map(({ sql }) => sql)],
        )
      }),

    migrate: ({ name, sql }) =>
      owner.work(async (client) => {
        await client.query('lock table supabase_migrations.schema_migrations in exclusive mode')
        const { rowCount } = await client.query(
          'select from supabase_migrations.schema_migrations where name = $1',
          [name],
        )
        if (rowCount !== 0) return
        await client.query(sql)
        await client.query('insert into supabase_migrations.schema_migrations (name, sql) values ($1, $2)', [
          name,
          sql,
        ])
      }),

    countConnections: () => owner.pool.totalCount + gate.pool.totalCount,

    async close() {
      await Promise.all([owner.close(), gate.close()])
    },
  }
}

async function listNames(client: pg.ClientBase, condition: 'true' | 'sql is null'): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from supabase_migrations.schema_migrations where ${condition} order by name`,
  )
  return rows.map(({ name }) => name)
}

/** The role and the claims end with the transaction. */
async function becomeAsker(client: pg.ClientBase, { role, claims, request = {} }: Asker): Promise<void> {
  await client.query(
    `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
       set_config('request.headers', $3, true)`,
    [role, JSON.stringify(claims), JSON.stringify(request)],
  )
}

/** What it looks at must not depend on what the app has in its schemas: every name is found in the catalog alone. */
async function readOne(client: pg.ClientBase, statement: string): Promise<unknown> {
  await client.query("select set_config('search_path', 'pg_catalog', true)")
  const { rows } = await client.query<{ found: unknown }>(statement)
  return rows[0]?.found
}

/** Databases that were made before have only the names of what was carried out in them. */
async function keepMigrations(owner: LimitedPool): Promise<void> {
  const table = 'supabase_migrations.schema_migrations'
  const isThere = `select from pg_attribute where attrelid = '${table}'::regclass and attname = 'sql'`
  if (await has(owner, isThere)) return
  await owner.work((client) =>
    client.query(
      `alter table ${table} add column place bigint generated always as identity, add column sql text`,
    ),
  )
}

const has = async (owner: LimitedPool, statement: string): Promise<boolean> =>
  owner.work(async (client) => (await client.query(statement)).rowCount !== 0)

async function makeRoles(admin: pg.Pool, ref: string, logins: Logins): Promise<void> {
  const client = await admin.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [roleLock])
    for (const [role, attributes] of sharedRoles) {
      if (!(await hasRole(client, role))) await client.query(`create role ${role} ${attributes}`)
    }
    await makeLogin(client, ownerOf(ref), logins.ownerPassword)
    await makeLogin(client, gateOf(ref), logins.gatePassword)
    await client.query(`grant anon, authenticated, service_role to ${pg.escapeIdentifier(gateOf(ref))}`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const sharedRoles = [
  ['anon', 'nologin noinherit'],
  ['authenticated', 'nologin noinherit'],
  ['service_role', 'nologin noinherit bypassrls'],
] as const

async function makeLogin(client: pg.ClientBase, name: string, password: string): Promise<void> {
  const role = pg.escapeIdentifier(name)
  if (!(await hasRole(client, name))) await client.query(`create role ${role}`)
  await client.query(
    `alter role ${role} login noinherit nosuperuser nocreatedb nocreaterole noreplication nobypassrls
       connection limit 20 password ${pg.escapeLiteral(password)}`,
  )
  await client.query(`alter role ${role} set temp_file_limit = '${backendLimits.temporaryFiles}'`)
  await quietLogin(client, name)
}

async function hasRole(client: pg.ClientBase, name: string): Promise<boolean> {
  return (await client.query('select from pg_roles where rolname = $1', [name])).rowCount !== 0
}

/** The only time that our own login enters an app's database: before anything of the app is in it. */
async function guard(admin: pg.Pool, ref: string): Promise<void> {
  await withClient(connectionTo(admin.options, { database: databaseOf(ref) }), async (client) => {
    await client.query('begin')
    await client.query(await readFile(new URL('guard.sql', import.meta.url), 'utf8'))
    await client.query(`alter schema public owner to ${pg.escapeIdentifier(ownerOf(ref))}`)
    await client.query('commit')
  })
}
