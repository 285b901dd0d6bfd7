import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { type Metadata, type UserRecord } from '../ports/records.ts'
import { UniqueViolationError, type Transaction } from '../ports/storage.ts'
import { createIdentity, emailOf } from './create-user.ts'
import { syncProviders, updateUser } from './update-user.ts'

type Scope = Pick<AuthContext, 'clock'> & { tx: Transaction }

/** Moves the user to an address that somebody vouches for; one that is only believed stays unproven. */
export async function changeEmail(
  { clock, tx }: Scope,
  user: UserRecord,
  { email, isProof }: { email: string; isProof: boolean },
) {
  const owners = await tx.findUsersByAnyEmail(email)
  if (owners.some(({ id }) => id !== user.id)) throw emailExists()
  await tx.deleteOneTimeTokens(user.id)
  const claims = { email, email_verified: isProof }
  await putOwnIdentity({ clock, tx }, user, { provider: 'email', claims })
  const moved = await updateUser({ clock, tx }, user, {
    email,
    emailConfirmedAt: clock.now(),
    newEmail: null,
    emailChangeConfirmations: 0,
    userMetadata: { ...user.userMetadata, email_verified: true },
    isAnonymous: false,
  }).catch(explainConflict)
  return syncProviders({ clock, tx }, moved)
}

export async function changePhone({ clock, tx }: Scope, user: UserRecord, phone: string) {
  const owner = await tx.findUserByPhone(phone)
  if (owner && owner.id !== user.id) throw phoneExists()
  await tx.deleteOneTimeTokens(user.id)
  const claims = { phone, phone_verified: true }
  await putOwnIdentity({ clock, tx }, user, { provider: 'phone', claims })
  const moved = await updateUser({ clock, tx }, user, {
    phone,
    phoneConfirmedAt: clock.now(),
    newPhone: null,
    isAnonymous: false,
  }).catch(explainConflict)
  return syncProviders({ clock, tx }, moved)
}

export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered')

export const phoneExists = () =>
  new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered')

export function explainConflict(cause: unknown): never {
  if (cause instanceof UniqueViolationError) throw cause.field === 'phone' ? phoneExists() : emailExists()
  throw cause
}

/** An e-mail or phone identity bears the user's own id as its subject. */
export async function putOwnIdentity(
  { clock, tx }: Scope,
  user: UserRecord,
  { provider, claims }: { provider: 'email' | 'phone'; claims: Metadata },
) {
  const existing = await tx.findIdentity(provider, user.id)
  if (!existing) {
    const complete = { sub: user.id, email_verified: false, phone_verified: false, ...claims }
    await createIdentity({ clock }, tx, { userId: user.id, provider, subject: user.id, claims: complete })
    return
  }
  const merged = { ...existing.claims, ...claims }
  await tx.updateIdentity(existing.id, { claims: merged, email: emailOf(merged), updatedAt: clock.now() })
}
