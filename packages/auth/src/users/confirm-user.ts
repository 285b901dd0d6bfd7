import type { AuthContext } from '../context.ts'
import type { Transaction, UserRecord } from '../ports.ts'
import { updateUser } from './update-user.ts'

type Scope = Pick<AuthContext, 'clock'> & { tx: Transaction }

/** The person has shown that the mailbox is theirs. Every code that was on its way becomes worthless. */
export async function confirmEmail({ clock, tx }: Scope, user: UserRecord): Promise<UserRecord> {
  const now = clock.now()
  await tx.deleteOneTimeTokens(user.id)
  for (const identity of await tx.listIdentities(user.id)) {
    if (user.email === null || identity.provider !== 'email' || identity.email !== user.email) continue
    const claims = { ...identity.claims, email_verified: true }
    await tx.updateIdentity(identity.id, { claims, updatedAt: now })
  }
  return updateUser({ clock, tx }, user, {
    emailConfirmedAt: now,
    userMetadata: { ...user.userMetadata, email_verified: true },
    isAnonymous: false,
  })
}

export async function confirmPhone({ clock, tx }: Scope, user: UserRecord): Promise<UserRecord> {
  await tx.deleteOneTimeTokens(user.id)
  return updateUser({ clock, tx }, user, { phoneConfirmedAt: clock.now(), isAnonymous: false })
}
