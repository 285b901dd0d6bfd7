import { randomUUID } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import type { IdentityRecord, Metadata, UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'

/** Inserts a user and lets the product add what belongs to every account, in the same transaction. */
export async function createUser(
  { clock, onUserCreated }: Pick<AuthContext, 'clock' | 'onUserCreated'>,
  tx: Transaction,
  facts: Partial<UserRecord>,
): Promise<UserRecord> {
  const user = { ...blankUser(clock.now()), ...facts }
  await tx.insertUser(user)
  await onUserCreated(tx, user)
  return user
}

export function blankUser(now: Date): UserRecord {
  return {
    id: randomUUID(),
    email: null,
    emailConfirmedAt: null,
    phone: null,
    phoneConfirmedAt: null,
    passwordHash: null,
    role: 'authenticated',
    invitedAt: null,
    confirmationSentAt: null,
    recoverySentAt: null,
    newEmail: null,
    emailChangeSentAt: null,
    emailChangeConfirmations: 0,
    newPhone: null,
    phoneChangeSentAt: null,
    reauthenticationSentAt: null,
    lastSignInAt: null,
    appMetadata: {},
    userMetadata: {},
    isAnonymous: false,
    isSsoUser: false,
    bannedUntil: null,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
  }
}

interface NewIdentity {
  userId: string
  provider: string
  subject: string
  claims: Metadata
}

export async function createIdentity(
  { clock }: Pick<AuthContext, 'clock'>,
  tx: Transaction,
  facts: NewIdentity,
): Promise<IdentityRecord> {
  const identity = draftIdentity(clock.now(), facts)
  await tx.insertIdentity(identity)
  return identity
}

export function draftIdentity(now: Date, { userId, provider, subject, claims }: NewIdentity): IdentityRecord {
  return {
    id: randomUUID(),
    userId,
    provider,
    subject,
    claims,
    email: emailOf(claims),
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  }
}

export function emailOf(claims: Metadata) {
  return typeof claims.email === 'string' && claims.email !== '' ? claims.email.toLowerCase() : null
}
