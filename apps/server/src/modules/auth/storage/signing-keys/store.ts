import type { Reads, SigningKeyRecord, Transaction } from '@joinery/auth'
import { asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../../db/database.ts'
import type { SecretBox } from '../../../../db/secret-box.ts'
import { attempt } from '../storage-errors.ts'
import { signingKeys } from './schema.ts'

type KeyReads = Pick<Reads, 'listSigningKeys'>
type KeyWrites = Pick<
  Transaction,
  'lockSigningKeys' | 'insertSigningKey' | 'retireSigningKey' | 'deleteSigningKey'
>

/** Any number will do, as long as every server takes the same. */
const advisoryLock = 7_116_844

export function readSigningKeys(db: Executor, box: SecretBox): KeyReads {
  return { listSigningKeys: () => listSigningKeys(db, box) }
}

export function writeSigningKeys(db: Executor, box: SecretBox): KeyWrites {
  return {
    /** A lock on rows would not do: the first key is made when there are none. */
    async lockSigningKeys() {
      await attempt(db.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`))
      return listSigningKeys(db, box)
    },

    async insertSigningKey(key) {
      const privateJwk = box.seal(key.privateJwk, placeOf(key.kid))
      await attempt(db.insert(signingKeys).values({ ...key, privateJwk }))
    },

    async retireSigningKey(kid, retiresAt) {
      await attempt(db.update(signingKeys).set({ retiresAt }).where(eq(signingKeys.kid, kid)))
    },

    async deleteSigningKey(kid) {
      await attempt(db.delete(signingKeys).where(eq(signingKeys.kid, kid)))
    },
  }
}

async function listSigningKeys(db: Executor, box: SecretBox): Promise<SigningKeyRecord[]> {
  const rows = await db.select().from(signingKeys).orderBy(asc(signingKeys.createdAt), asc(signingKeys.kid))
  return rows.map((row) => ({ ...row, privateJwk: box.open(row.privateJwk, placeOf(row.kid)) }))
}

const placeOf = (kid: string) => `auth.signing_keys:${kid}:private_jwk` as const
