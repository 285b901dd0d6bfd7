import { randomUUID } from 'node:crypto'
import type { IdentityRecord, Metadata, UserRecord } from '../ports/records.ts'
import { blankUser, draftIdentity } from './create-user.ts'

export interface AccountFacts {
  provider: 'email' | 'phone'
  address: string
  passwordHash: string | null
  metadata: Metadata
}

export interface AccountDraft {
  user: UserRecord
  identity: IdentityRecord
}

/** An account that waits for its confirmation, as it would be stored. */
export function draftAccount(
  now: Date,
  { provider, address, passwordHash, metadata }: AccountFacts,
): AccountDraft {
  const id = randomUUID()
  const user = {
    ...blankUser(now),
    id,
    [provider]: address,
    passwordHash,
    userMetadata: metadata,
    appMetadata: { provider, providers: [provider] },
  }
  const claims = {
    ...metadata,
    sub: id,
    [provider]: address,
    email_verified: false,
    phone_verified: false,
  }
  return { user, identity: draftIdentity(now, { userId: id, provider, subject: id, claims }) }
}
