import { and, asc, eq, sql } from 'drizzle-orm'
import type { ServiceId, UserId } from '@joinery/contract'
import type { Executor } from '../../../db/database.ts'
import type { SecretBox } from '../../../db/secret-box.ts'
import { connections } from './schema.ts'

/** A connection without what is secret about it. */
export type ConnectionRecord = Omit<typeof connections.$inferSelect, 'secret' | 'userId'>

export type ConnectionStore = ReturnType<typeof createConnectionStore>

export function createConnectionStore(db: Executor, box: SecretBox) {
  const listOfUser = db
    .select(columns)
    .from(connections)
    .where(eq(connections.userId, sql.placeholder('userId')))
    .orderBy(asc(connections.service))
    .prepare('list_connections')

  return {
    list: (userId: UserId): Promise<ConnectionRecord[]> => listOfUser.execute({ userId }),

    /** With the secret opened: for calls to the service, never for an answer. */
    async open(
      userId: UserId,
      service: ServiceId,
    ): Promise<(ConnectionRecord & { secret: string }) | undefined> {
      const [row] = await db
        .select({ ...columns, secret: connections.secret })
        .from(connections)
        .where(isOf(userId, service))
      return row && { ...row, secret: box.open(row.secret, placeOf(userId, service)) }
    },

    /** False where what is there was not connected at the moment that `replaces` names, if it names one or says that there is none. */
    async save(
      userId: UserId,
      connection: ConnectionRecord & { secret: string },
      replaces?: Date | null,
    ): Promise<boolean> {
      const values = {
        ...connection,
        secret: box.seal(connection.secret, placeOf(userId, connection.service)),
      }
      const saved = await db
        .insert(connections)
        .values({ userId, ...values })
        .onConflictDoUpdate({
          target: [connections.userId, connections.service],
          set: values,
          ...(replaces !== undefined && {
            setWhere: replaces ? eq(connections.connectedAt, replaces) : sql`false`,
          }),
        })
        .returning({ service: connections.service })
      return saved.length > 0
    },

    /** False where there was none, or none that was connected at this moment. */
    async remove(userId: UserId, service: ServiceId, connectedAt?: Date): Promise<boolean> {
      const removed = await db
        .delete(connections)
        .where(and(isOf(userId, service), connectedAt && eq(connections.connectedAt, connectedAt)))
        .returning({ service: connections.service })
      return removed.length > 0
    },
  }
}

const isOf = (userId: UserId, service: ServiceId) =>
  and(eq(connections.userId, userId), eq(connections.service, service))

const columns = {
  service: connections.service,
  account: connections.account,
  checkedAgainst: connections.checkedAgainst,
  appBackendServices: connections.appBackendServices,
  connectedAt: connections.connectedAt,
}

const placeOf = (userId: UserId, service: ServiceId) =>
  `public.connections:${userId}/${service}:secret` as const
