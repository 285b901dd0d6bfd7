import type { DatabaseId, UserId } from '@joinery/contract'
import { and, asc, count, eq } from 'drizzle-orm'
import type { Orm } from '../../../db/database.ts'
import type { SecretBox, SecretPlace } from '../../../db/secret-box.ts'
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

/** Connections of users; their passwords are sealed as long as they lie here. */
export function createConnectionStore(orm: Orm, box: SecretBox) {
  return {
    async insert(connection: Connection): Promise<void> {
      const { password, ...columns } = connection
      const sealedPassword = box.seal(password, passwordPlace(connection.id))
      await orm.insert(databaseConnections).values({ ...columns, sealedPassword })
    },

    /** False where it was removed meanwhile. */
    async update(connection: Connection): Promise<boolean> {
      const { id, userId, password, ...columns } = connection
      const sealedPassword = box.seal(password, passwordPlace(id))
      const updated = await orm
        .update(databaseConnections)
        .set({ ...columns, sealedPassword })
        .where(and(eq(databaseConnections.id, id), eq(databaseConnections.userId, userId)))
        .returning({ id: databaseConnections.id })
      return updated.length > 0
    },

    /** Without the passwords, which no list needs. */
    list: (userId: UserId): Promise<Omit<Connection, 'password'>[]> =>
      orm
        .select(openColumns)
        .from(databaseConnections)
        .where(eq(databaseConnections.userId, userId))
        .orderBy(asc(databaseConnections.createdAt)),

    async count(userId: UserId): Promise<number> {
      const [row] = await orm
        .select({ count: count() })
        .from(databaseConnections)
        .where(eq(databaseConnections.userId, userId))
      return row?.count ?? 0
    },

    async find(userId: UserId, id: DatabaseId): Promise<Connection | undefined> {
      const [row] = await orm
        .select({ ...openColumns, sealedPassword: databaseConnections.sealedPassword })
        .from(databaseConnections)
        .where(and(eq(databaseConnections.id, id), eq(databaseConnections.userId, userId)))
      if (!row) return undefined
      const { sealedPassword, ...columns } = row
      return { ...columns, password: box.open(sealedPassword, passwordPlace(id)) }
    },

    async remove(userId: UserId, id: DatabaseId): Promise<boolean> {
      const removed = await orm
        .delete(databaseConnections)
        .where(and(eq(databaseConnections.id, id), eq(databaseConnections.userId, userId)))
        .returning({ id: databaseConnections.id })
      return removed.length > 0
    },
  }
}

const passwordPlace = (id: DatabaseId): SecretPlace => `database_connections:${id}:password`

const openColumns = {
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
}
