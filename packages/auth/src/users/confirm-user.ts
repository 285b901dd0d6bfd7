import type { AuthContext } from '../context.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { putOwnIdentity } from './change-address.ts'
import { updateUser } from './update-user.ts'

type Scope = Pick<AuthContext, 'clock'> & { tx: Transaction }

/** The person has shown that the mailbox is theirs. Every code that was on its way becomes worthless. */
export async function confirmEmail({ clock, tx }: Scope, user: UserRecord): Promise<UserRecord> {
  const { email } = user
  if (email !== null) {
    await putOwnIdentity({ clock, tx }, user, { provider: 'email', claims: { email, email_verified: true } })
  }
  return believeEmail({ clock, tx }, user)
}

/** The address counts as confirmed, though nobody has shown that it is theirs: `isProven` says no. */
export async function believeEmail({ clock, tx }: Scope, user: UserRecord): Promise<UserRecord> {
  await tx.deleteOneTimeTokens(user.id)
  return updateUser({ clock, tx }, user, {
    emailConfirmedAt: clock.now(),
    userMetadata: { ...user.userMetadata, email_verified: true },
    isAnonymous: false,
  })
}

export async function confirmPhone({ clock, tx }: Scope, user: UserRecord): Promise<UserRecord> {
  await tx.deleteOneTimeTokens(user.id)
  return updateUser({ clock, tx }, user, { phoneConfirmedAt: clock.now(), isAnonymous: false })
}
