import { randomUUID } from 'node:crypto'
import type { IdentityRecord, SignUpFacts, UserRecord } from '../ports/records.ts'
import { blankUser, draftIdentity } from './create-user.ts'

export interface AccountDraft {
  user: UserRecord
  identity: IdentityRecord
}

/** An account that waits for its confirmation, as it would be stored. */
export function draftAccount(now: Date, facts: SignUpFacts): AccountDraft {
  const { provider, address, passwordHash, metadata } = facts
  const id = randomUUID()
  const user = {
    ...blankUser(now),
    id,
    [provider]: address,
    passwordHash,
    userMetadata: metadata,
    appMetadata: { provider, providers: [provider] },
  }
  return { user, identity: draftOwnIdentity(now, id, facts) }
}

/** The identity that comes with a sign-up, not verified yet. */
export function draftOwnIdentity(
  now: Date,
  userId: string,
  { provider, address, metadata }: SignUpFacts,
): IdentityRecord {
  const claims = {
    ...metadata,
    sub: userId,
    [provider]: address,
    email_verified: false,
    phone_verified: false,
  }
  return draftIdentity(now, { userId, provider, subject: userId, claims })
}
