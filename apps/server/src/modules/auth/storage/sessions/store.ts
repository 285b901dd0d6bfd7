import type { Reads, RefreshStep, Storage, Transaction } from '@joinery/auth'
import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { batchQueries } from '../../../../db/batch-queries.ts'
import type { Executor, Orm } from '../../../../db/database.ts'
import type { SecretBox } from '../../../../db/secret-box.ts'
import { selectAccount } from '../accounts/store.ts'
import { factorsColumn, openFactor } from '../factors/store.ts'
import { hasChanges } from '../has-changes.ts'
import { identitiesColumn } from '../identities/store.ts'
import { isUuid } from '../is-uuid.ts'
import { attempt } from '../storage-errors.ts'
import { users } from '../users/schema.ts'
import { openSession, sealSession } from './open-session.ts'
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
      return selectAccount(db, box, sessionId)
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

/** What people wait for when they sign in and stay signed in, each as one statement. */
export function prepareSessions(orm: Orm, box: SecretBox): Pick<Storage, 'startSession' | 'stepSession'> {
  const startSession = insertAndSelect(orm).prepare('start_session')
  const stepSessions = updateUnmoved(orm).prepare('step_sessions')
  const stepSession = batchQueries({
    keyOf: ({ sessionId }: RefreshStep) => sessionId,
    async run(steps) {
      const stepped = await stepSessions.execute({ steps: JSON.stringify(steps) })
      return new Map(stepped.map(({ id }) => [id, true]))
    },
  })
  return {
    async startSession(session, passwordHash) {
      const row = { ...sealSession(session, session.id, box), amr: JSON.stringify(session.amr) }
      const [parts] = await attempt(startSession.execute({ ...row, passwordHash }))
      return parts && { ...parts, factors: parts.factors.map((factor) => openFactor(factor, box)) }
    },

    stepSession: async (step) => (await stepSession(step)) ?? false,
  }
}

export function writeSessions(db: Executor, box: SecretBox): SessionWrites {
  return {
    async insertSession(session) {
      await attempt(db.insert(sessions).values(sealSession(session, session.id, box)))
    },

    /** Two statements: the second one sees what others committed while the first one waited for the row. */
    async lockAccount(sessionId) {
      if (!isUuid(sessionId)) return undefined
      const byId = eq(sessions.id, sessionId)
      const locked = await attempt(db.select({ id: sessions.id }).from(sessions).where(byId).for('update'))
      if (locked.length === 0) return undefined
      return selectAccount(db, box, sessionId)
    },

    async updateSession(id, patch) {
      if (!hasChanges(patch)) return
      await attempt(
        db
          .update(sessions)
          .set(sealSession(patch, id, box))
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

/**
 * Both writes happen only where the password is still the one that was checked. The user's row decides it: it waits for a
 * change of the password that is under way, and a later change finds the session and ends it.
 */
function insertAndSelect(orm: Orm) {
  const signedIn = orm.$with('signed_in').as(
    orm
      .update(users)
      .set({ lastSignInAt: given('createdAt'), updatedAt: given('createdAt') })
      .where(and(eq(users.id, given('userId')), eq(users.passwordHash, given('passwordHash'))))
      .returning({ id: users.id }),
  )
  const columns = Object.keys(getTableColumns(sessions)).map(given)
  const started = orm
    .$with('started')
    .as(orm.insert(sessions).select(sql`select ${sql.join(columns, sql`, `)} from ${signedIn}`))
  return orm
    .with(signedIn, started)
    .select({ identities: identitiesColumn(given('userId')), factors: factorsColumn(given('userId')) })
    .from(signedIn)
}

/**
 * Steps many sessions on, and leaves out those that have moved and those that somebody else is about to change. It
 * waits for no row: nobody's session holds up another one, and two servers cannot wait for each other.
 */
function updateUnmoved(orm: Orm) {
  const steps = sql`json_to_recordset(${given('steps')}::json) as step (
    "sessionId" uuid, "fromCounter" integer, "refreshCounter" integer,
    "refreshedAt" timestamptz, "updatedAt" timestamptz, "ip" text, "userAgent" text
  )`
  const unmoved = sql`(
    select step.* from ${steps}
    join ${sessions} s on s.id = step."sessionId" and s.refresh_counter = step."fromCounter"
    for update of s skip locked
  ) as step`
  return orm
    .update(sessions)
    .set({
      refreshCounter: sql`step."refreshCounter"`,
      refreshedAt: sql`step."refreshedAt"`,
      updatedAt: sql`step."updatedAt"`,
      ip: sql`step."ip"`,
      userAgent: sql`step."userAgent"`,
    })
    .from(unmoved)
    .where(and(eq(sessions.id, sql`step."sessionId"`), eq(sessions.refreshCounter, sql`step."fromCounter"`)))
    .returning({ id: sessions.id })
}

/** A value as the driver writes it. A bare placeholder goes through the column's encoder, which fails for a missing time. */
const given = (name: string) => sql`${sql.placeholder(name)}`
