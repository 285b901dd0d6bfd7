import { Hono } from 'hono'
import { z } from 'zod'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { parsePkce } from '../flows/pkce.ts'
import { limitRequests } from '../http/limit-requests.ts'
import { metadata, readBody, text } from '../http/read-body.ts'
import { requireUser } from '../http/require-user.ts'
import { parseChannel } from '../mail/write-text-message.ts'
import { requireStrongPassword } from '../passwords/password-policy.ts'
import type { Account } from '../ports/records.ts'
import { chooseRedirect } from '../redirects/choose-redirect.ts'
import { parseEmail, parsePhone } from '../users/addresses.ts'
import { emailExists, phoneExists } from '../users/change-address.ts'
import { admitPassword } from '../users/change-password.ts'
import { presentUser } from '../users/present-user.ts'
import { saveProfile } from '../users/save-profile.ts'

const userBody = z.object({
  email: text,
  phone: text,
  password: text,
  current_password: text,
  nonce: text,
  data: metadata,
  app_metadata: metadata,
  channel: text,
  code_challenge: text,
  code_challenge_method: text,
})

type UserBody = z.output<typeof userBody>

export const userRoutes = (context: AuthContext) =>
  new Hono()
    .get('/user', async (c) => {
      const account = await requireUser(context, c)
      return c.json(presentUser(account, context.settings.jwt.audience))
    })
    .put('/user', limitRequests(context, 'user'), async (c) => {
      const account = await requireUser(context, c)
      const body = await readBody(c, userBody)
      const change = parseChange(context, body)
      refuseForbidden(context, account, body)
      await refuseTaken(context, account, change)
      const { password, current_password: currentPassword, nonce } = body
      const passwordHash =
        password === ''
          ? undefined
          : await admitPassword(context, account, { password, currentPassword, nonce })
      const redirectTo = chooseRedirect(context, c)
      const saved = await saveProfile(context, account, { ...change, passwordHash, redirectTo })
      return c.json(presentUser(saved, context.settings.jwt.audience))
    })

function parseChange({ settings }: AuthContext, body: UserBody) {
  const email = body.email === '' ? undefined : parseEmail(body.email)
  const phone = body.phone === '' ? undefined : parsePhone(body.phone)
  const channel = parseChannel(body.channel)
  if (body.password !== '') requireStrongPassword(settings.password, body.password)
  return { email, phone, channel, metadata: body.data, pkce: parsePkce(body) }
}

function refuseForbidden({ settings }: AuthContext, { user, session, factors }: Account, body: UserBody) {
  if (body.app_metadata !== undefined && !settings.jwt.adminRoles.includes(user.role)) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  }
  const changesSecret =
    body.password !== '' || isOther(body.email, user.email) || isOther(body.phone, user.phone)
  const hasFactor = factors.some(({ status }) => status === 'verified')
  if (changesSecret && hasFactor && session.aal !== 'aal2') {
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    )
  }
  if (user.isAnonymous && body.password !== '' && body.email === '' && body.phone === '') {
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    )
  }
  if (user.isSsoUser && (changesSecret || body.nonce !== '')) {
    throw new AuthError(
      422,
      'user_sso_managed',
      'Updating email, phone, password of a SSO account only possible via SSO',
    )
  }
}

const isOther = (asked: string, current: string | null) => asked !== '' && asked.toLowerCase() !== current

async function refuseTaken(
  { storage }: AuthContext,
  { user }: Account,
  { email, phone }: { email: string | undefined; phone: string | undefined },
) {
  if (email !== undefined && email !== user.email) {
    const owners = await storage.findUsersByAnyEmail(email)
    if (owners.some(({ id }) => id !== user.id)) throw emailExists()
  }
  if (phone !== undefined && phone !== user.phone) {
    const owner = await storage.findUserByPhone(phone)
    if (owner) throw phoneExists()
  }
}
