import type { FactorPatch, FactorRecord, Reads, Transaction } from '@joinery/auth'
import { asc, eq, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import type { Executor } from '../../../../db/database.ts'
import type { SecretBox } from '../../../../db/secret-box.ts'
import { hasChanges } from '../has-changes.ts'
import { isUuid } from '../is-uuid.ts'
import { openOnce } from '../open-once.ts'
import { readMoment } from '../read-moment.ts'
import { attempt } from '../storage-errors.ts'
import { challenges, factors } from './schema.ts'

type FactorReads = Pick<Reads, 'listFactors'>
type FactorWrites = Pick<Transaction, 'lockFactor' | 'insertFactor' | 'updateFactor' | 'deleteFactor'>
type ChallengeWrites = Pick<
  Transaction,
  'insertChallenge' | 'lockChallenge' | 'updateChallenge' | 'deleteChallenge'
>

export function readFactors(db: Executor, box: SecretBox): FactorReads {
  return {
    async listFactors(userId) {
      const rows = await db
        .select()
        .from(factors)
        .where(eq(factors.userId, userId))
        .orderBy(asc(factors.createdAt), asc(factors.id))
      return rows.map((row) => openFactor(row, box))
    },
  }
}

export function writeFactors(db: Executor, box: SecretBox): FactorWrites {
  return {
    async lockFactor(id) {
      if (!isUuid(id)) return undefined
      const [row] = await attempt(db.select().from(factors).where(eq(factors.id, id)).for('update'))
      return row && openFactor(row, box)
    },

    async insertFactor(factor) {
      await attempt(db.insert(factors).values(sealPatch(factor, factor.id, box)))
    },

    async updateFactor(id, patch) {
      if (!hasChanges(patch)) return
      await attempt(
        db
          .update(factors)
          .set(sealPatch(patch, id, box))
          .where(eq(factors.id, id)),
      )
    },

    async deleteFactor(id) {
      await attempt(db.delete(factors).where(eq(factors.id, id)))
    },
  }
}

export function writeChallenges(db: Executor): ChallengeWrites {
  return {
    async insertChallenge(challenge) {
      await attempt(db.insert(challenges).values(challenge))
    },

    async lockChallenge(id) {
      if (!isUuid(id)) return undefined
      const [row] = await attempt(db.select().from(challenges).where(eq(challenges.id, id)).for('update'))
      return row
    },

    async updateChallenge(id, patch) {
      await attempt(db.update(challenges).set(patch).where(eq(challenges.id, id)))
    },

    async deleteChallenge(id) {
      await attempt(db.delete(challenges).where(eq(challenges.id, id)))
    },
  }
}

/** A user's factors, oldest first and still sealed, as one column of a query that reads more than them. */
export const factorsColumn = (userId: AnyColumn | SQL) =>
  sql`(
    select coalesce(json_agg(f order by f.created_at, f.id), '[]') from ${factors} f where f.user_id = ${userId}
  )`.mapWith((rows: FactorJson[]) => rows.map(readFactor))

interface FactorJson extends Pick<FactorRecord, 'id' | 'type' | 'status' | 'secret' | 'phone'> {
  user_id: string
  friendly_name: string | null
  last_challenged_at: string | null
  last_used_step: number | null
  created_at: string
  updated_at: string
}

function readFactor(row: FactorJson): FactorRecord {
  const { id, type, status, secret, phone } = row
  return {
    id,
    userId: row.user_id,
    type,
    status,
    friendlyName: row.friendly_name,
    secret,
    phone,
    lastChallengedAt: readMoment(row.last_challenged_at),
    lastUsedStep: row.last_used_step,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  }
}

export function openFactor(row: FactorRecord, box: SecretBox): FactorRecord {
  const { secret: sealed } = row
  if (sealed === null) return row
  const open = openOnce(() => box.open(sealed, placeOf(row.id)))
  return {
    ...row,
    get secret() {
      return open()
    },
  }
}

function sealPatch<Patch extends FactorPatch>(patch: Patch, id: string, box: SecretBox): Patch {
  if (patch.secret === undefined || patch.secret === null) return patch
  return { ...patch, secret: box.seal(patch.secret, placeOf(id)) }
}

const placeOf = (id: string) => `auth.factors:${id}:secret` as const
