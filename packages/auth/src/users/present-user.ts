import type { FactorRecord, IdentityRecord, UserRecord } from '../ports/records.ts'

export interface UserParts {
  user: UserRecord
  identities: IdentityRecord[]
  factors: FactorRecord[]
}

/** A user as the wire has it: empty things are left out, and nobody's secrets are in it. */
export function presentUser({ user, identities, factors }: UserParts, audience: string) {
  return {
    id: user.id,
    aud: audience,
    role: user.role,
    email: user.email ?? '',
    ...time('email_confirmed_at', user.emailConfirmedAt),
    ...time('invited_at', user.invitedAt),
    phone: user.phone ?? '',
    ...time('phone_confirmed_at', user.phoneConfirmedAt),
    ...time('confirmation_sent_at', user.confirmationSentAt),
    ...time('confirmed_at', earliest(user.emailConfirmedAt, user.phoneConfirmedAt)),
    ...time('recovery_sent_at', user.recoverySentAt),
    ...(user.newEmail === null ? {} : { new_email: user.newEmail }),
    ...time('email_change_sent_at', user.emailChangeSentAt),
    ...(user.newPhone === null ? {} : { new_phone: user.newPhone }),
    ...time('phone_change_sent_at', user.phoneChangeSentAt),
    ...time('reauthentication_sent_at', user.reauthenticationSentAt),
    ...time('last_sign_in_at', user.lastSignInAt),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    ...(factors.length === 0 ? {} : { factors: factors.map(presentFactor) }),
    identities: identities.map(presentIdentity),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    ...time('banned_until', user.bannedUntil),
    ...time('deleted_at', user.deletedAt),
    is_anonymous: user.isAnonymous,
  }
}

export function presentFactor(factor: FactorRecord) {
  return {
    id: factor.id,
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
    status: factor.status,
    ...(factor.friendlyName === null ? {} : { friendly_name: factor.friendlyName }),
    factor_type: factor.type,
    phone: factor.phone,
    last_challenged_at: factor.lastChallengedAt?.toISOString() ?? null,
  }
}

/** The wire calls the row's id `identity_id` and the provider's name for the person `id`. */
function presentIdentity(identity: IdentityRecord) {
  return {
    identity_id: identity.id,
    id: identity.subject,
    user_id: identity.userId,
    identity_data: identity.claims,
    provider: identity.provider,
    ...time('last_sign_in_at', identity.lastSignInAt),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
    ...(identity.email === null ? {} : { email: identity.email }),
  }
}

function time(name: string, moment: Date | null) {
  return moment === null ? {} : { [name]: moment.toISOString() }
}

function earliest(...moments: (Date | null)[]) {
  return moments.reduce((first, moment) => (first === null || (moment && moment < first) ? moment : first))
}
