import type { DatabaseId, UserId } from '@joinery/contract'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Executor, Orm } from '../../../db/database.ts'
import type { SecretBox, SecretPlace } from '../../../db/secret-box.ts'
import { editHash } from '../../../http/edit-hash.ts'
import { databaseConnections } from '../schema.ts'
import type { Login } from '../user-database.ts'

export type ConnectionStore = ReturnType<typeof createConnectionStore>

export interface Connection extends Login {
  readonly id: DatabaseId
  readonly userId: UserId
  readonly name: string
  readonly serverVersion: string
  readonly createdAt: Date
}

/** One that lies here: its hash says which state of it this is. */
export type KeptConnection = Connection & { readonly hash: string }

/** Connections of users; their passwords are sealed as long as they lie here. */
export function createConnectionStore(orm: Orm, box: SecretBox) {
  const seal = ({ password, ...columns }: Connection): SealedConnection => ({
    ...columns,
    sealedPassword: box.seal(password, passwordPlace(columns.id)),
  })

  return {
    /** The hash of what lies there now; undefined where there are that many already. Who inserts at once waits in line. */
    insertWithin: (connection: Connection, max: number): Promise<string | undefined> =>
      orm.transaction(async (tx) => {
        const { userId } = connection
        const line = `database connections ${userId}`
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${line}, 0))`)
        if ((await countOf(tx, userId)) >= max) return undefined
        const sealed = seal(connection)
        await tx.insert(databaseConnections).values(sealed)
        return hashOf(sealed)
      }),

    /** The hash of what lies there now; undefined where it was removed or changed since it had the other one. */
    update: (connection: Connection, baseHash: string): Promise<string | undefined> =>
      orm.transaction(async (tx) => {
        const isIt = isOf(connection.userId, connection.id)
        const [row] = await tx.select(sealedColumns).from(databaseConnections).where(isIt).for('update')
        if (!row || hashOf(row) !== baseHash) return undefined
        const sealed = seal(connection)
        await tx.update(databaseConnections).set(sealed).where(isIt)
        return hashOf(sealed)
      }),

    /** Without the passwords, which no list needs. */
    async list(userId: UserId): Promise<Omit<KeptConnection, 'password'>[]> {
      const rows = await orm
        .select(sealedColumns)
        .from(databaseConnections)
        .where(eq(databaseConnections.userId, userId))
        .orderBy(asc(databaseConnections.createdAt))
      return rows.map(({ sealedPassword, ...columns }) => ({
        ...columns,
        hash: hashOf({ ...columns, sealedPassword }),
      }))
    },

    count: (userId: UserId): Promise<number> => countOf(orm, userId),

    async find(userId: UserId, id: DatabaseId): Promise<KeptConnection | undefined> {
      const [row] = await orm.select(sealedColumns).from(databaseConnections).where(isOf(userId, id))
      if (!row) return undefined
      const { sealedPassword, ...columns } = row
      return { ...columns, password: box.open(sealedPassword, passwordPlace(id)), hash: hashOf(row) }
    },

    async remove(userId: UserId, id: DatabaseId): Promise<boolean> {
      const removed = await orm
        .delete(databaseConnections)
        .where(isOf(userId, id))
        .returning({ id: databaseConnections.id })
      return removed.length > 0
    },
  }
}

const passwordPlace = (id: DatabaseId): SecretPlace => `database_connections:${id}:password`

const isOf = (userId: UserId, id: DatabaseId) =>
  and(eq(databaseConnections.id, id), eq(databaseConnections.userId, userId))

async function countOf(executor: Executor, userId: UserId): Promise<number> {
  const [row] = await executor
    .select({ count: count() })
    .from(databaseConnections)
    .where(eq(databaseConnections.userId, userId))
  return row?.count ?? 0
}

type SealedConnection = Omit<Connection, 'password'> & { readonly sealedPassword: string }

/** No two passwords are sealed alike, so that one that was entered again counts as another one. */
const hashOf = (row: SealedConnection): string =>
  editHash([
    row.name,
    row.engine,
    row.host,
    row.port,
    row.database,
    row.username,
    row.sealedPassword,
    row.tls,
    row.caCertificate,
  ])

const sealedColumns = {
  id: databaseConnections.id,
  userId: databaseConnections.userId,
  name: databaseConnections.name,
  engine: databaseConnections.engine,
  host: databaseConnections.host,
  port: databaseConnections.port,
  database: databaseConnections.database,
  username: databaseConnections.username,
  tls: databaseConnections.tls,
  caCertificate: databaseConnections.caCertificate,
  serverVersion: databaseConnections.serverVersion,
  createdAt: databaseConnections.createdAt,
  sealedPassword: databaseConnections.sealedPassword,
}
