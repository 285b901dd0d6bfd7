import { AuthError } from '../errors.ts'
import { pkcePrefix } from '../one-time-codes/one-time-code.ts'
import type { UserRecord } from '../ports/records.ts'
import { normalizeEmail } from '../users/addresses.ts'
import { applySignUp } from '../users/apply-sign-up.ts'
import { confirmEmail } from '../users/confirm-user.ts'
import { createIdentity } from '../users/create-user.ts'
import { syncProviders, updateUser } from '../users/update-user.ts'
import { findToken } from '../verification/find-token.ts'
import type { Person } from './provider.ts'
import { describeIdentity, type Arrival, type Scope } from './recognise-person.ts'

/** Adds an identity to the account of somebody who is signed in and asked for it. */
export async function linkIdentity(
  { context, tx }: Scope,
  userId: string,
  arrival: Pick<Arrival, 'person' | 'provider'>,
): Promise<UserRecord> {
  const { person, provider } = arrival
  const existing = await tx.findIdentity(provider, person.subject)
  if (existing) {
    const whose = existing.userId === userId ? '' : ' to another user'
    throw new AuthError(422, 'identity_already_exists', `Identity is already linked${whose}`)
  }
  const user = await tx.lockUser(userId)
  if (!user) throw new AuthError(422, 'user_not_found', 'Linking target user not found')
  await createIdentity(context, tx, describeIdentity(user.id, arrival))
  const scope = { clock: context.clock, tx }
  return syncProviders(scope, await adoptEmail({ context, tx }, user, person))
}

/** Somebody without an address takes the one that the provider has verified, unless it is another's. */
async function adoptEmail({ context, tx }: Scope, user: UserRecord, { emails }: Person) {
  const scope = { clock: context.clock, tx }
  const verified = emails.find(({ isVerified, isPrimary }) => isVerified && isPrimary)
  if (user.email !== null || verified === undefined) {
    return user.isAnonymous ? updateUser(scope, user, { isAnonymous: false }) : user
  }
  const email = normalizeEmail(verified.email)
  const owners = await tx.findUsersByAnyEmail(email)
  if (owners.some(({ id }) => id !== user.id)) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  return updateUser(scope, user, { email, emailConfirmedAt: context.clock.now(), isAnonymous: false })
}

/** Somebody accepts an invitation by signing in at a provider that knows the invited address. */
export async function acceptInvitation(
  { context, tx }: Scope,
  inviteToken: string,
  arrival: Pick<Arrival, 'person' | 'provider'>,
): Promise<UserRecord> {
  const tokenHash = inviteToken.replace(pkcePrefix, '')
  const found = await findToken({ context, tx }, 'invite', { tokenHash })
  if (!found) throw new AuthError(404, 'invite_not_found', 'Invite not found')
  const { user } = found
  const isInvited = arrival.person.emails.some(
    ({ email, isVerified }) => isVerified && normalizeEmail(email) === user.email,
  )
  if (!isInvited) {
    throw new AuthError(
      400,
      'validation_failed',
      'Invited email does not match emails from external provider',
    )
  }
  const scope = { clock: context.clock, tx }
  const invited = (await applySignUp(scope, user, found.token)) ?? user
  await createIdentity(context, tx, describeIdentity(user.id, arrival))
  return syncProviders(scope, await confirmEmail(scope, invited))
}
