import type { Account, Reads } from '@joinery/auth'
import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { batchQueries } from '../../../../db/batch-queries.ts'
import type { Executor, Orm } from '../../../../db/database.ts'
import type { SecretBox } from '../../../../db/secret-box.ts'
import { factorsColumn, openFactor } from '../factors/store.ts'
import { identitiesColumn } from '../identities/store.ts'
import { isUuid } from '../is-uuid.ts'
import { sessions } from '../sessions/schema.ts'
import { openSession } from '../sessions/open-session.ts'
import { readSession } from '../sessions/session-json.ts'
import { users } from '../users/schema.ts'
import { readUser } from '../users/user-json.ts'

/** Expects an id that is a UUID. */
export async function selectAccount(
  db: Executor,
  box: SecretBox,
  sessionId: string,
): Promise<Account | undefined> {
  const [row] = await selectAccounts(db, eq(sessions.id, sessionId))
  return row && openAccount(row, box)
}

/** Prepared, and one query for all who ask at once: every request of a signed-in user makes it. */
export function prepareFindAccount(orm: Orm, box: SecretBox): Reads['findAccount'] {
  const isAsked = sql`${sessions.id} = any(${sql.placeholder('sessionIds')})`
  const prepared = selectAccounts(orm, isAsked).prepare('find_accounts')
  const find = batchQueries({
    keyOf: (sessionId: string) => sessionId,
    async run(sessionIds) {
      const rows = await prepared.execute({ sessionIds })
      return new Map(rows.map((row) => [row.session.id, openAccount(row, box)]))
    },
  })
  return async (sessionId) => (isUuid(sessionId) ? find(sessionId.toLowerCase()) : undefined)
}

/**
 * Identities and factors come as a column each: joined, every pair of them would be a row. The rest is JSON too,
 * because forty columns cost more than the rows that they are read from.
 */
const selectAccounts = (db: Executor, condition: SQL) =>
  db
    .select({
      session: sql`row_to_json(${sessions}.*)`.mapWith(readSession),
      user: sql`row_to_json(${users}.*)`.mapWith(readUser),
      identities: identitiesColumn(users.id),
      factors: factorsColumn(users.id),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(condition)

const openAccount = (row: Account, box: SecretBox): Account => ({
  session: openSession(row.session, box),
  user: row.user,
  identities: row.identities,
  factors: row.factors.map((factor) => openFactor(factor, box)),
})
