import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { writeMail } from '../mail/write-mail.ts'
import type { SetOut } from '../ports/outside.ts'
import type { IdentityRecord, UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { believeEmail } from '../users/confirm-user.ts'
import { createIdentity, createUser, emailOf } from '../users/create-user.ts'
import { dropPrepared } from '../users/drop-prepared.ts'
import { isBanned } from '../users/is-banned.ts'
import { isProven } from '../users/is-proven.ts'
import { recordProof } from '../users/record-proof.ts'
import { mergeMetadata, syncProviders, updateUser } from '../users/update-user.ts'
import { chooseAccount } from './choose-account.ts'
import type { Person } from './provider.ts'

export interface Scope {
  context: AuthContext
  tx: Transaction
}

export interface Arrival {
  person: Person
  /** `google` … or `sso:<id>`. */
  provider: string
  isEmailOptional: boolean
  redirectTo: string
}

/** Somebody whom we let in, or a mail that has to be answered first. */
export type Recognition = { user: UserRecord } | { refusal: AuthError; mails: SetOut[] }

/** Finds or makes the account of somebody whom a provider vouches for. */
export async function recognisePerson({ context, tx }: Scope, arrival: Arrival): Promise<Recognition> {
  const scope = { clock: context.clock, tx }
  const { person, provider } = arrival
  const choice = await chooseAccount(tx, person, provider)
  switch (choice.kind) {
    case 'known': {
      const user = await updateKnown({ context, tx }, choice, person)
      return admit({ context, tx }, user, arrival)
    }
    case 'link': {
      const cleaned = await dropUnproven({ context, tx }, choice.user)
      await createIdentity(context, tx, describeIdentity(cleaned.id, arrival))
      const userMetadata = mergeMetadata(cleaned.userMetadata, person.claims)
      const linked = await updateUser(scope, cleaned, { userMetadata })
      const isConfirmed = linked.emailConfirmedAt !== null
      const confirmed = isConfirmed ? linked : await believeEmail(scope, linked)
      // The provider may know the person by another address than the one that brought them here.
      await recordProof(scope, confirmed)
      return admit({ context, tx }, await syncProviders(scope, confirmed), arrival)
    }
    case 'create': {
      if (context.settings.disableSignup) {
        throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
      }
      const user = await createUser(context, tx, {
        email: choice.email,
        emailConfirmedAt: choice.isVerified ? context.clock.now() : null,
        userMetadata: person.claims,
        appMetadata: { provider, providers: [provider] },
        isSsoUser: provider.startsWith('sso:'),
      })
      await createIdentity(context, tx, describeIdentity(user.id, arrival))
      return admit({ context, tx }, user, arrival)
    }
  }
}

export const describeIdentity = (
  userId: string,
  { person, provider }: Pick<Arrival, 'person' | 'provider'>,
) => ({
  userId,
  provider,
  subject: person.subject,
  claims: person.claims,
})

async function updateKnown(
  { context, tx }: Scope,
  { user, identity }: { user: UserRecord; identity: IdentityRecord },
  { claims }: Person,
) {
  const now = context.clock.now()
  const scope = { clock: context.clock, tx }
  const wasProven = isProven(user, await tx.listIdentities(user.id))
  await tx.updateIdentity(identity.id, { claims, email: emailOf(claims), lastSignInAt: now, updatedAt: now })
  if (wasProven) await recordProof(scope, user)
  const userMetadata = mergeMetadata(user.userMetadata, claims)
  return syncProviders(scope, await updateUser(scope, user, { userMetadata }))
}

/** Of an account whose address nobody has proven, nothing survives that a stranger may have left behind. */
async function dropUnproven({ context, tx }: Scope, user: UserRecord) {
  if (isProven(user, await tx.listIdentities(user.id))) return user
  const scope = { clock: context.clock, tx }
  for (const factor of await tx.listFactors(user.id)) await tx.deleteFactor(factor.id)
  return updateUser(scope, await dropPrepared(scope, user), { userMetadata: {}, appMetadata: {} })
}

async function admit({ context, tx }: Scope, user: UserRecord, arrival: Arrival): Promise<Recognition> {
  if (isBanned(user, context.clock.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  if (user.emailConfirmedAt !== null) return { user }
  if (user.email === null) {
    if (arrival.isEmailOptional) return { user }
    throw needsVerification(
      `Unverified email with ${arrival.provider}. Verify the email with ${arrival.provider} in order to sign in`,
    )
  }
  const { redirectTo } = arrival
  const { mails } = await writeMail({ context, tx }, { user, kind: 'confirm', isPkce: false, redirectTo })
  const refusal = needsVerification(
    `Unverified email with ${arrival.provider}. A confirmation email has been sent to your ${arrival.provider} email`,
  )
  return { refusal, mails }
}

const needsVerification = (message: string) =>
  new AuthError(422, 'provider_email_needs_verification', message)
