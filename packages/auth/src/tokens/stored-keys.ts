import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../ports/outside.ts'
import type { SigningKeyRecord } from '../ports/records.ts'
import type { Storage } from '../ports/storage.ts'
import type { SigningKey } from './signing-key.ts'
import { createTokenSigner, type TokenSigner } from './token-signer.ts'

export interface StoredKeys {
  signing: (now: Date) => TokenSigner
  verifying: (now: Date) => Map<string, SigningKey>
  published: (now: Date) => JWK[]
}

/** The keys in the storage, imported. Which of them is in use depends on the time. */
export async function loadStoredKeys(storage: Storage, clock: Clock): Promise<StoredKeys> {
  const records = await ensureKey(storage, clock)
  const keys = await Promise.all(records.map(importStored))
  return {
    signing(now) {
      const alive = keys.filter(isAlive(now))
      const started = alive.filter(({ record }) => record.signsFrom <= now)
      const chosen = started.at(-1) ?? alive[0]
      if (!chosen) throw new Error('There is no signing key that is still valid.')
      return chosen.signing
    },
    verifying: (now) => new Map(keys.filter(isAlive(now)).map(({ verifying }) => [verifying.kid, verifying])),
    published: (now) => keys.filter(isAlive(now)).map(({ publicJwk }) => publicJwk),
  }
}

const isAlive =
  (now: Date) =>
  ({ record }: ImportedKey) =>
    record.retiresAt === null || record.retiresAt > now

/** Lists the keys, and makes the first one where there is none: two processes starting at once make one. */
async function ensureKey(storage: Storage, clock: Clock) {
  const now = clock.now()
  const records = await storage.listSigningKeys()
  if (records.some((record) => record.retiresAt === null)) return records
  const fresh = await generateKey(now, now)
  return storage.transaction(async (tx) => {
    const existing = await tx.lockSigningKeys()
    if (existing.some((record) => record.retiresAt === null)) return existing
    await tx.insertSigningKey(fresh)
    return [...existing, fresh]
  })
}

/** A new key pair, as a row. */
export async function generateKey(createdAt: Date, signsFrom: Date): Promise<SigningKeyRecord> {
  const pair = await generateKeyPair('ES256', { extractable: true })
  const kid = randomUUID()
  const { kty, crv, x, y } = await exportJWK(pair.publicKey)
  const publicJwk = { kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] }
  return {
    kid,
    algorithm: 'ES256',
    publicJwk: JSON.stringify(publicJwk),
    privateJwk: JSON.stringify(await exportJWK(pair.privateKey)),
    createdAt,
    signsFrom,
    retiresAt: null,
  }
}

interface ImportedKey {
  record: SigningKeyRecord
  publicJwk: JWK
  signing: TokenSigner
  verifying: SigningKey
}

const jwk = z.looseObject({ kty: z.string() })

async function importStored(record: SigningKeyRecord): Promise<ImportedKey> {
  const publicJwk = jwk.parse(JSON.parse(record.publicJwk))
  const privateJwk = jwk.parse(JSON.parse(record.privateJwk))
  const { kid, algorithm } = record
  return {
    record,
    publicJwk,
    signing: await createTokenSigner(kid, algorithm, privateJwk),
    verifying: { kid, algorithm, key: await importJWK(publicJwk, algorithm) },
  }
}
