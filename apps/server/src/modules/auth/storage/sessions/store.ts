import type { Account, Reads, SessionPatch, SessionRecord, Transaction } from '@joinery/auth'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Executor, Orm } from '../../../../db/database.ts'
import type { SecretBox } from '../../../../db/secret-box.ts'
import { factorsColumn, openFactor } from '../factors/store.ts'
import { hasChanges } from '../has-changes.ts'
import { identitiesColumn } from '../identities/store.ts'
import { isUuid } from '../is-uuid.ts'
import { attempt } from '../storage-errors.ts'
import { users } from '../users/schema.ts'
import { sessions } from './schema.ts'

type SessionReads = Pick<Reads, 'findAccount' | 'listSessions'>
type SessionWrites = Pick<
  Transaction,
  'insertSession' | 'lockAccount' | 'updateSession' | 'deleteSession' | 'deleteSessionsOfUser'
>

export function readSessions(db: Executor, box: SecretBox): SessionReads {
  return {
    async findAccount(sessionId) {
      if (!isUuid(sessionId)) return undefined
      return toAccount(await selectAccount(db, sessionId), box)
    },

    async listSessions(userId) {
      const rows = await db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sql`coalesce(${sessions.refreshedAt}, ${sessions.createdAt})`), desc(sessions.id))
      return rows.map((row) => openSession(row, box))
    },
  }
}

/** The same as `findAccount`, prepared: every request of a signed-in user makes it. */
export function prepareFindAccount(orm: Orm, box: SecretBox): Reads['findAccount'] {
  const prepared = selectAccount(orm, sql.placeholder('sessionId')).prepare('find_account')
  return async (sessionId) => {
    if (!isUuid(sessionId)) return undefined
    return toAccount(await prepared.execute({ sessionId }), box)
  }
}

export function writeSessions(db: Executor, box: SecretBox): SessionWrites {
  return {
    async insertSession(session) {
      await attempt(db.insert(sessions).values(sealPatch(session, session.id, box)))
    },

    /** Two statements: the second one sees what others committed while the first one waited for the row. */
    async lockAccount(sessionId) {
      if (!isUuid(sessionId)) return undefined
      const byId = eq(sessions.id, sessionId)
      const locked = await attempt(db.select({ id: sessions.id }).from(sessions).where(byId).for('update'))
      if (locked.length === 0) return undefined
      return toAccount(await selectAccount(db, sessionId), box)
    },

    async updateSession(id, patch) {
      if (!hasChanges(patch)) return
      await attempt(
        db
          .update(sessions)
          .set(sealPatch(patch, id, box))
          .where(eq(sessions.id, id)),
      )
    },

    async deleteSession(id) {
      await attempt(db.delete(sessions).where(eq(sessions.id, id)))
    },

    async deleteSessionsOfUser(userId, { except, belowAal2 } = {}) {
      await attempt(
        db
          .delete(sessions)
          .where(
            and(
              eq(sessions.userId, userId),
              except === undefined ? undefined : ne(sessions.id, except),
              belowAal2 === true ? ne(sessions.aal, 'aal2') : undefined,
            ),
          ),
      )
    },
  }
}

/** Identities and factors come as a column each: joined, every pair of them would be a row. */
function selectAccount(db: Executor, sessionId: string | ReturnType<typeof sql.placeholder>) {
  return db
    .select({
      session: sessions,
      user: users,
      identities: identitiesColumn(users.id),
      factors: factorsColumn(users.id),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId))
}

function toAccount(rows: Awaited<ReturnType<typeof selectAccount>>, box: SecretBox): Account | undefined {
  const [row] = rows
  if (!row) return undefined
  return {
    session: openSession(row.session, box),
    user: row.user,
    identities: row.identities,
    factors: row.factors.map((factor) => openFactor(factor, box)),
  }
}

function openSession(row: SessionRecord, box: SecretBox): SessionRecord {
  return { ...row, refreshKey: box.open(row.refreshKey, placeOf(row.id)) }
}

function sealPatch<Patch extends SessionPatch>(patch: Patch, id: string, box: SecretBox): Patch {
  if (patch.refreshKey === undefined) return patch
  return { ...patch, refreshKey: box.seal(patch.refreshKey, placeOf(id)) }
}

const placeOf = (id: string) => `auth.sessions:${id}:refresh_key` as const
