import type { Reads, Transaction } from '@joinery/auth'
import { and, asc, count, desc, eq, inArray, isNull, not, notLike, sql } from 'drizzle-orm'
import type { Executor, Orm } from '../../../../db/database.ts'
import { hasChanges } from '../has-changes.ts'
import { identities } from '../identities/schema.ts'
import { isUuid } from '../is-uuid.ts'
import { attempt } from '../storage-errors.ts'
import { users } from './schema.ts'
import { readUser } from './user-json.ts'

type UserReads = Pick<
  Reads,
  'findUser' | 'findUserByEmail' | 'findUsersByAnyEmail' | 'findUserByPhone' | 'listUsers'
>
type UserWrites = Pick<Transaction, 'lockUser' | 'insertUser' | 'updateUser' | 'deleteUser'>

export function readUsers(db: Executor): UserReads {
  return {
    async findUser(id) {
      if (!isUuid(id)) return undefined
      const [user] = await db.select().from(users).where(eq(users.id, id))
      return user
    },

    async findUserByEmail(email) {
      const [user] = await db.select().from(users).where(hasEmail(email))
      return user
    },

    /** Two look-ups by index, joined: an OR across both tables would read all of one. */
    findUsersByAnyEmail(email) {
      const own = db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.email, email), not(users.isSsoUser)))
      const linked = db
        .select({ id: identities.userId })
        .from(identities)
        .where(and(eq(identities.email, email), notLike(identities.provider, 'sso:%')))
      return db
        .select()
        .from(users)
        .where(and(inArray(users.id, own.union(linked)), not(users.isSsoUser), isNull(users.deletedAt)))
        .orderBy(asc(users.createdAt), asc(users.id))
    },

    async findUserByPhone(phone) {
      const [user] = await db.select().from(users).where(eq(users.phone, phone))
      return user
    },

    async listUsers({ page, perPage }) {
      const [counted] = await db.select({ total: count() }).from(users).where(isNull(users.deletedAt))
      const listed = await db
        .select()
        .from(users)
        .where(isNull(users.deletedAt))
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(perPage)
        .offset((page - 1) * perPage)
      return { users: listed, total: counted?.total ?? 0 }
    },
  }
}

/** The same, prepared, and as one column of JSON: every sign-in makes it, and thirty columns cost more than their row. */
export function prepareUsers(orm: Orm): Pick<UserReads, 'findUserByEmail'> {
  const prepared = orm
    .select({ user: sql`row_to_json(${users}.*)`.mapWith(readUser) })
    .from(users)
    .where(hasEmail(sql.placeholder('email')))
    .prepare('find_user_by_email')
  return {
    async findUserByEmail(email) {
      const [row] = await prepared.execute({ email })
      return row?.user
    },
  }
}

export function writeUsers(db: Executor): UserWrites {
  return {
    async lockUser(id) {
      if (!isUuid(id)) return undefined
      const [user] = await attempt(db.select().from(users).where(eq(users.id, id)).for('update'))
      return user
    },

    async insertUser(user) {
      await attempt(db.insert(users).values(user))
    },

    async updateUser(id, patch) {
      if (hasChanges(patch)) await attempt(db.update(users).set(patch).where(eq(users.id, id)))
    },

    async deleteUser(id) {
      await db.delete(users).where(eq(users.id, id))
    },
  }
}

/** Nobody signs in with the address of an account that single sign-on looks after, or that is deleted. */
const hasEmail = (email: string | ReturnType<typeof sql.placeholder>) =>
  and(eq(users.email, email), not(users.isSsoUser), isNull(users.deletedAt))
