import { and, eq, exists, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database.ts'
import { factors } from '../storage/factors/schema.ts'
import { isUuid } from '../storage/is-uuid.ts'
import { sessions } from '../storage/sessions/schema.ts'
import { users } from '../storage/users/schema.ts'

export type SessionStanding = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createStandingStore>['findStanding']>>
>

/** The little that decides whether a session still stands. */
export function createStandingStore(orm: Orm) {
  const verifiedFactor = orm
    .select({ id: factors.id })
    .from(factors)
    .where(and(eq(factors.userId, sessions.userId), eq(factors.status, 'verified')))
  const prepared = orm
    .select({
      userId: sessions.userId,
      aal: sessions.aal,
      email: users.email,
      bannedUntil: users.bannedUntil,
      deletedAt: users.deletedAt,
      hasVerifiedFactor: sql<boolean>`${exists(verifiedFactor)}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare('find_standing')
  return {
    async findStanding(sessionId: string) {
      if (!isUuid(sessionId)) return undefined
      const [standing] = await prepared.execute({ sessionId })
      return standing
    },
  }
}
