import type { Context } from 'hono'
import { z } from 'zod'
import { originOf, type AuthContext } from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { failureLimit } from '../http/limit-requests.ts'
import { readBody, text } from '../http/read-body.ts'
import { findWeakness } from '../passwords/password-policy.ts'
import type { UserRecord } from '../ports/records.ts'
import { issueSessionAlone, presentSession } from '../tokens/issue-session.ts'
import { normalizeEmail, normalizePhone } from '../users/addresses.ts'
import { isBanned } from '../users/is-banned.ts'

const passwordBody = z.object({ email: text, phone: text, password: text })

export async function grantPassword(context: AuthContext, c: Context) {
  const body = await readBody(c, passwordBody)
  const { provider, address } = parseAddress(context, body)
  const user = await context.passwords.attempt(
    () => findAllowed(context, provider, address),
    body.password,
    failureLimit(context, `password:${address}`),
  )
  if (!user) throw invalidCredentials()
  requireConfirmed(user, provider)
  const origin = originOf(context, c)
  const issued = await issueSessionAlone(context, { user, method: 'password', origin })
  if (!issued) throw invalidCredentials()
  const weakness = findWeakness(context.settings.password, body.password)
  const session = await presentSession(context, issued)
  return weakness ? { ...session, weak_password: weakness } : session
}

const invalidCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials')

type Provider = 'email' | 'phone'

function parseAddress({ settings }: AuthContext, body: z.output<typeof passwordBody>) {
  if (body.email !== '' && body.phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided on login.')
  }
  if (body.email !== '') {
    if (!settings.email.enabled) {
      throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
    }
    return { provider: 'email', address: normalizeEmail(body.email) } as const
  }
  if (body.phone === '') throw validationFailed('missing email or phone')
  if (!settings.phone.enabled) {
    throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  }
  return { provider: 'phone', address: normalizePhone(body.phone) } as const
}

async function findAllowed({ storage, clock }: AuthContext, provider: Provider, address: string) {
  const user = await (provider === 'email'
    ? storage.findUserByEmail(address)
    : storage.findUserByPhone(address))
  if (user?.deletedAt !== null) return undefined
  if (user.passwordHash !== null && isBanned(user, clock.now())) {
    throw new AuthError(400, 'user_banned', 'User is banned')
  }
  return user
}

/** Said only to those who know the password. */
function requireConfirmed(user: UserRecord, provider: Provider) {
  if (provider === 'email' && user.emailConfirmedAt === null) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  }
  if (provider === 'phone' && user.phoneConfirmedAt === null) {
    throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
  }
}
