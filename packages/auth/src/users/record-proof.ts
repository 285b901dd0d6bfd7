import type { AuthContext } from '../context.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { putOwnIdentity } from './change-address.ts'
import { isProven } from './is-proven.ts'

/** Keeps in mind that the account's address is proven, also where no identity at a provider says so any more. */
export async function recordProof(
  { clock, tx }: Pick<AuthContext, 'clock'> & { tx: Transaction },
  user: UserRecord,
) {
  const { email } = user
  if (email === null || isProven(user, await tx.listIdentities(user.id))) return
  await putOwnIdentity({ clock, tx }, user, { provider: 'email', claims: { email, email_verified: true } })
}
