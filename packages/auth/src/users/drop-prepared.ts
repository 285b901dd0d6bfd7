import type { AuthContext } from '../context.ts'
import type { IdentityRecord, UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { updateUser } from './update-user.ts'

/**
 * An account whose address nobody has proven may have been made by somebody who waits for the owner to come. What would
 * let them in again goes: password, sessions, codes, and the identities that are not spared.
 */
export async function dropPrepared(
  { clock, tx }: Pick<AuthContext, 'clock'> & { tx: Transaction },
  user: UserRecord,
  isSpared: (identity: IdentityRecord) => boolean = () => false,
): Promise<UserRecord> {
  // The password goes first: a sign-in with it that is under way either has its session by now, or gets none.
  const cleaned = await updateUser({ clock, tx }, user, {
    passwordHash: null,
    phone: null,
    phoneConfirmedAt: null,
    newEmail: null,
    newPhone: null,
  })
  for (const identity of await tx.listIdentities(user.id)) {
    if (!isSpared(identity)) await tx.deleteIdentity(identity.id)
  }
  await tx.deleteSessionsOfUser(user.id)
  await tx.deleteOneTimeTokens(user.id)
  return cleaned
}
