import type { AuthContext } from '../context.ts'
import { validationFailed } from '../errors.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { applySignUp } from '../users/apply-sign-up.ts'
import { changeEmail, changePhone } from '../users/change-address.ts'
import { confirmEmail, confirmPhone } from '../users/confirm-user.ts'
import { dropPrepared } from '../users/drop-prepared.ts'
import { isProven } from '../users/is-proven.ts'
import { syncProviders, updateUser } from '../users/update-user.ts'
import type { FoundToken } from './find-token.ts'
import type { VerificationType } from './verification-types.ts'

/** Does what a spent token stands for. Undefined when the other mailbox has still to confirm. */
export async function completeVerification(
  { context, tx }: Scope,
  type: VerificationType,
  { token, user }: FoundToken,
): Promise<UserRecord | undefined> {
  const scope = { clock: context.clock, tx }
  switch (type) {
    case 'signup':
    case 'invite':
    case 'magiclink':
    case 'recovery':
    case 'email':
      await tx.deleteOneTimeTokens(user.id, [token.kind])
      return syncProviders(scope, await proveEmail({ context, tx }, { token, user }))
    case 'sms':
      return syncProviders(scope, await provePhone({ context, tx }, { token, user }))
    case 'phone_change':
      return changePhone(scope, user, token.sentTo)
    case 'email_change':
      return confirmChange({ context, tx }, { token, user })
  }
}

interface Scope {
  context: AuthContext
  tx: Transaction
}

/**
 * Somebody has opened the mailbox. If they are the first to do so, and came to get in or to finish a later sign-up, they
 * need not be who made the account.
 */
async function proveEmail({ context, tx }: Scope, { token, user }: FoundToken) {
  const scope = { clock: context.clock, tx }
  if (isProven(user, await tx.listIdentities(user.id))) return user
  const applied = await applySignUp(scope, user, token)
  if (applied) return confirmEmail(scope, applied)
  const isSignUp = token.kind === 'confirmation'
  const cleaned = isSignUp ? user : await dropPrepared(scope, user, ({ provider }) => provider === 'email')
  return confirmEmail(scope, cleaned)
}

async function provePhone({ context, tx }: Scope, { token, user }: FoundToken) {
  const scope = { clock: context.clock, tx }
  const isAnybodys = user.emailConfirmedAt === null && user.phoneConfirmedAt === null
  const applied = isAnybodys ? await applySignUp(scope, user, token) : undefined
  return confirmPhone(scope, applied ?? user)
}

async function confirmChange({ context, tx }: Scope, { token, user }: FoundToken) {
  const { email } = context.settings
  if (user.newEmail === null) throw validationFailed('No change of address is pending')
  const needsBoth = !email.autoconfirm && email.secureChange && user.email !== null
  if (needsBoth && user.emailChangeConfirmations === 0) {
    await tx.deleteOneTimeTokens(user.id, [token.kind])
    await updateUser({ clock: context.clock, tx }, user, { emailChangeConfirmations: 1 })
    return undefined
  }
  return changeEmail({ clock: context.clock, tx }, user, { email: user.newEmail, isProof: true })
}
