import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { countAttempt, failureLimit } from '../http/limit-requests.ts'
import type { Account } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { isCodeOf } from '../verification/find-token.ts'
import { updateUser } from './update-user.ts'

const freshSessionMs = 24 * 3_600_000

interface PasswordChange {
  password: string
  currentPassword: string
  /** The code of a reauthentication. */
  nonce: string
}

/** Checks whether this session may set this password, and answers its hash. Runs outside any transaction. */
export async function admitPassword(context: AuthContext, account: Account, change: PasswordChange) {
  await requireFreshSession(context, account, change.nonce)
  const { passwordHash } = account.user
  if (passwordHash !== null) {
    await requireCurrentPassword(context, account, change.currentPassword)
    if (await context.passwords.matches(passwordHash, change.password)) {
      throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
    }
  }
  return context.passwords.hash(change.password)
}

/** Whoever was signed in with the old password elsewhere is signed out, and codes on their way are void. */
export async function storePassword(
  { context, tx }: { context: AuthContext; tx: Transaction },
  { user, session }: Pick<Account, 'user' | 'session'>,
  passwordHash: string,
) {
  await tx.deleteOneTimeTokens(user.id)
  await tx.deleteSessionsOfUser(user.id, { except: session.id })
  return updateUser({ clock: context.clock, tx }, user, { passwordHash })
}

async function requireFreshSession(context: AuthContext, { user, session }: Account, nonce: string) {
  if (!context.settings.reauthForPassword) return
  const now = context.clock.now().getTime()
  if (now <= session.createdAt.getTime() + freshSessionMs) return
  if (nonce === '') {
    throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication')
  }
  await countAttempt(context, `reauthentication:${user.id}`)
  const tokens = await context.storage.listOneTimeTokens(user.id)
  const token = tokens.find(({ kind }) => kind === 'reauthentication')
  const { otpExpSeconds } = user.email === null ? context.settings.phone : context.settings.email
  const isAlive = token && now <= token.createdAt.getTime() + otpExpSeconds * 1000
  if (isAlive && isCodeOf(token, nonce)) return
  throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}

/** Somebody who came in through their mailbox cannot be asked for what they have forgotten. */
async function requireCurrentPassword(
  context: AuthContext,
  { user, session }: Account,
  currentPassword: string,
) {
  const cameByMail = session.amr.some(({ method }) => ['otp', 'recovery', 'magiclink'].includes(method))
  if (!context.settings.requireCurrentPassword || cameByMail) return
  const message = 'Current password required when setting new password.'
  if (currentPassword === '') throw new AuthError(400, 'current_password_required', message)
  const isRight = await context.passwords.attempt(
    async () => user,
    currentPassword,
    failureLimit(context, `password:${user.email ?? user.phone ?? user.id}`),
  )
  if (!isRight) throw new AuthError(400, 'current_password_invalid', message)
}
