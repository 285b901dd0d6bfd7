import type { JWK } from 'jose'
import type { Clock } from '../ports/outside.ts'
import type { Storage } from '../ports/storage.ts'
import type { AuthSettings } from '../settings.ts'
import { importFixedKeys } from './fixed-keys.ts'
import type { SigningKey } from './signing-key.ts'
import { generateKey, loadStoredKeys, type StoredKeys } from './stored-keys.ts'
import type { TokenSigner } from './token-signer.ts'

/** Verifiers keep a published key set for ten minutes, so a new key waits that long before it signs. */
const publishAheadMs = 10 * 60_000
/** How long a process may go without looking whether another one has rotated. */
const cacheMs = 60_000
/** A token with an unknown key makes us look again, but not more often than this. */
const reloadPauseMs = 5_000

interface Dependencies {
  storage: Storage
  clock: Clock
  jwt: AuthSettings['jwt']
}

export type SigningKeys = ReturnType<typeof createSigningKeys>

/** The keys that sign and verify access tokens: those of the settings first, then those of the storage. */
export function createSigningKeys({ storage, clock, jwt }: Dependencies) {
  let fixedKeys: ReturnType<typeof importFixedKeys> | undefined
  const fixed = () => (fixedKeys ??= importFixedKeys(jwt.keys))
  let stored: Promise<StoredKeys> | undefined
  let loadedAt = 0

  /** Where the storage does not answer, what was known goes on: whoever has just been signed in gets their token. */
  function load() {
    loadedAt = clock.now().getTime()
    const known = stored
    const read = loadStoredKeys(storage, clock)
    const loading = known ? read.catch(() => known) : read
    stored = loading
    loading.catch(() => {
      if (stored === loading) stored = undefined
    })
    return loading
  }

  function current() {
    const isFresh = Math.abs(clock.now().getTime() - loadedAt) < cacheMs
    return stored !== undefined && isFresh ? stored : load()
  }

  async function findStored(kid: string) {
    const found = (await current()).verifying(clock.now()).get(kid)
    if (found || Math.abs(clock.now().getTime() - loadedAt) < reloadPauseMs) return found
    return (await load()).verifying(clock.now()).get(kid)
  }

  return {
    async signing(): Promise<TokenSigner> {
      const signer = (await fixed()).signer
      return signer ?? (await current()).signing(clock.now())
    },

    async find(kid: string): Promise<SigningKey | undefined> {
      return (await fixed()).verifiers.get(kid) ?? (await findStored(kid))
    },

    /** The public keys, in the form that browsers import. */
    async published(): Promise<JWK[]> {
      const { publicJwks, signer } = await fixed()
      if (signer) return publicJwks
      return [...publicJwks, ...(await current()).published(clock.now())]
    },

    /** Brings in a new key. It signs ten minutes from now; the old ones go when their last token has expired. */
    async rotate() {
      const now = clock.now()
      const signsFrom = new Date(now.getTime() + publishAheadMs)
      const retiresAt = new Date(signsFrom.getTime() + jwt.expSeconds * 1000)
      const fresh = await generateKey(now, signsFrom)
      await storage.transaction(async (tx) => {
        for (const key of await tx.lockSigningKeys()) {
          if (key.retiresAt !== null && key.retiresAt <= now) await tx.deleteSigningKey(key.kid)
          if (key.retiresAt === null) await tx.retireSigningKey(key.kid, retiresAt)
        }
        await tx.insertSigningKey(fresh)
      })
      await load()
      return fresh.kid
    },
  }
}
