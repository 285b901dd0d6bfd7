import type { AuthContext } from '../context.ts'
import type { Metadata, UserPatch, UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'

/** Writes a patch and answers the user as it is now. */
export async function updateUser(
  { clock, tx }: Pick<AuthContext, 'clock'> & { tx: Transaction },
  user: UserRecord,
  patch: UserPatch,
): Promise<UserRecord> {
  const change = { ...patch, updatedAt: clock.now() }
  await tx.updateUser(user.id, change)
  return { ...user, ...change }
}

/** Shallow: a key that is null in the patch goes away. */
export function mergeMetadata(current: Metadata, patch: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...current, ...patch }).filter(([, value]) => value !== null))
}

/** Keeps `app_metadata.provider(s)` true to the identities that there are. */
export async function syncProviders(
  { clock, tx }: Pick<AuthContext, 'clock'> & { tx: Transaction },
  user: UserRecord,
): Promise<UserRecord> {
  const identities = await tx.listIdentities(user.id)
  const providers = [...new Set(identities.map(({ provider }) => provider))]
  if (providers.length === 0) return user
  const previous = user.appMetadata.provider
  const provider =
    typeof previous === 'string' && providers.includes(previous) ? previous : (providers[0] ?? '')
  return updateUser({ clock, tx }, user, { appMetadata: { ...user.appMetadata, provider, providers } })
}
