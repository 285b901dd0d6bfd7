import type { AuthContext } from '../context.ts'
import type { Metadata, SignUpFacts, UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { emailExists, putOwnIdentity } from '../users/change-address.ts'
import { createUser } from '../users/create-user.ts'
import { mergeMetadata } from '../users/update-user.ts'

interface Scope {
  context: AuthContext
  tx: Transaction
}

interface Wanted {
  email: string
  facts: Metadata
  passwordHash?: string | null
}

interface Invited {
  user: UserRecord
  /** For the code that is sent: where somebody else has signed up before, their password is nobody's whom we know. */
  signUp?: SignUpFacts
}

/** The account that waits for this address to be confirmed, made if need be. A confirmed one is refused. */
export async function ensureInvited(
  { context, tx }: Scope,
  { email, facts, passwordHash = null }: Wanted,
): Promise<Invited> {
  const [existing] = await tx.findUsersByAnyEmail(email)
  if (existing && existing.emailConfirmedAt !== null) throw emailExists()
  if (existing) {
    const metadata = mergeMetadata(existing.userMetadata, facts)
    return { user: existing, signUp: { provider: 'email', address: email, passwordHash, metadata } }
  }
  const user = await createUser(context, tx, {
    email,
    passwordHash,
    userMetadata: facts,
    appMetadata: { provider: 'email', providers: ['email'] },
  })
  await putOwnIdentity({ clock: context.clock, tx }, user, { provider: 'email', claims: { ...facts, email } })
  return { user }
}
