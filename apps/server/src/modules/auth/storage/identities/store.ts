import type { IdentityRecord, Reads, Transaction } from '@joinery/auth'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import type { Executor } from '../../../../db/database.ts'
import { hasChanges } from '../has-changes.ts'
import { readMoment } from '../read-moment.ts'
import { attempt } from '../storage-errors.ts'
import { identities } from './schema.ts'

type IdentityReads = Pick<Reads, 'findIdentity' | 'listIdentities'>
type IdentityWrites = Pick<Transaction, 'insertIdentity' | 'updateIdentity' | 'deleteIdentity'>

export function readIdentities(db: Executor): IdentityReads {
  return {
    async findIdentity(provider, subject) {
      const [identity] = await db
        .select()
        .from(identities)
        .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
      return identity
    },

    listIdentities: async (userId) =>
      db
        .select()
        .from(identities)
        .where(eq(identities.userId, userId))
        .orderBy(asc(identities.createdAt), asc(identities.id)),
  }
}

export function writeIdentities(db: Executor): IdentityWrites {
  return {
    async insertIdentity(identity) {
      await attempt(db.insert(identities).values(identity))
    },

    async updateIdentity(id, patch) {
      if (hasChanges(patch)) await attempt(db.update(identities).set(patch).where(eq(identities.id, id)))
    },

    async deleteIdentity(id) {
      await db.delete(identities).where(eq(identities.id, id))
    },
  }
}

/** A user's identities, oldest first, as one column of a query that reads more than them. */
export const identitiesColumn = (userId: AnyColumn | SQL) =>
  sql`(
    select coalesce(json_agg(i order by i.created_at, i.id), '[]') from ${identities} i where i.user_id = ${userId}
  )`.mapWith((rows: IdentityJson[]) => rows.map(readIdentity))

interface IdentityJson extends Pick<IdentityRecord, 'id' | 'provider' | 'subject' | 'claims' | 'email'> {
  user_id: string
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
}

function readIdentity(row: IdentityJson): IdentityRecord {
  const { id, provider, subject, claims, email } = row
  return {
    id,
    userId: row.user_id,
    provider,
    subject,
    claims,
    email,
    lastSignInAt: readMoment(row.last_sign_in_at),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  }
}
