import type { AuthContext } from '../context.ts'
import type { OneTimeTokenRecord, UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { draftOwnIdentity } from './draft-account.ts'
import { dropPrepared } from './drop-prepared.ts'
import { updateUser } from './update-user.ts'

/**
 * Makes the account what the sign-up asked for that waited for this code. Whoever signed up before never proved that the
 * address is theirs: nothing of what they prepared stays. Undefined where no sign-up waited.
 */
export async function applySignUp(
  { clock, tx }: Pick<AuthContext, 'clock'> & { tx: Transaction },
  user: UserRecord,
  { signUp, sentTo }: Pick<OneTimeTokenRecord, 'signUp' | 'sentTo'>,
): Promise<UserRecord | undefined> {
  // A code that went to another address than the account's says nothing about it.
  if (signUp?.address !== sentTo || user[signUp.provider] !== sentTo) return undefined
  const { provider, passwordHash, metadata } = signUp
  const cleaned = await dropPrepared({ clock, tx }, user)
  await tx.insertIdentity(draftOwnIdentity(clock.now(), user.id, signUp))
  return updateUser({ clock, tx }, cleaned, {
    passwordHash,
    userMetadata: metadata,
    phone: provider === 'phone' ? user.phone : null,
  })
}
