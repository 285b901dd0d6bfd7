import type { AuthContext } from '../context.ts'
import type { Metadata } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { emailExists, putOwnIdentity } from '../users/change-address.ts'
import { createUser } from '../users/create-user.ts'

interface Scope {
  context: AuthContext
  tx: Transaction
}

interface Wanted {
  email: string
  facts: Metadata
  passwordHash?: string
}

/** The account that waits for this address to be confirmed, made if need be. A confirmed one is refused. */
export async function ensureInvited({ context, tx }: Scope, { email, facts, passwordHash }: Wanted) {
  const [existing] = await tx.findUsersByAnyEmail(email)
  if (existing && existing.emailConfirmedAt !== null) throw emailExists()
  if (existing) return existing
  const user = await createUser(context, tx, {
    email,
    passwordHash: passwordHash ?? null,
    userMetadata: facts,
    appMetadata: { provider: 'email', providers: ['email'] },
  })
  await putOwnIdentity({ clock: context.clock, tx }, user, { provider: 'email', claims: { ...facts, email } })
  return user
}
