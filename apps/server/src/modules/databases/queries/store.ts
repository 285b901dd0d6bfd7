import type { DatabaseId } from '@joinery/contract'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database.ts'
import { databaseConnections, databaseQueries } from '../schema.ts'

type PastQueryRow = typeof databaseQueries.$inferSelect

const maxKept = 100

/** The history of the console: the last hundred statements of each database. */
export function createQueryStore(orm: Orm) {
  return {
    /** Whoever removed the connection while it answered has removed its history with it. */
    insert: (query: PastQueryRow): Promise<void> =>
      orm.transaction(async (tx) => {
        const [connection] = await tx
          .select({ id: databaseConnections.id })
          .from(databaseConnections)
          .where(eq(databaseConnections.id, query.databaseId))
          .for('key share')
        if (!connection) return
        await tx.insert(databaseQueries).values(query)
        const oldestKept = tx
          .select({ createdAt: databaseQueries.createdAt })
          .from(databaseQueries)
          .where(eq(databaseQueries.databaseId, query.databaseId))
          .orderBy(desc(databaseQueries.createdAt))
          .offset(maxKept - 1)
          .limit(1)
        await tx
          .delete(databaseQueries)
          .where(
            and(
              eq(databaseQueries.databaseId, query.databaseId),
              lt(databaseQueries.createdAt, sql`(${oldestKept})`),
            ),
          )
      }),

    list: (id: DatabaseId): Promise<PastQueryRow[]> =>
      orm
        .select()
        .from(databaseQueries)
        .where(eq(databaseQueries.databaseId, id))
        .orderBy(desc(databaseQueries.createdAt))
        .limit(maxKept),
  }
}
