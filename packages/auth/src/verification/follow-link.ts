import type { Context } from 'hono'
import { originOf, type AuthContext } from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { issueAuthCode } from '../flows/flow-state.ts'
import { pkcePrefix } from '../one-time-codes/one-time-code.ts'
import { chooseRedirect } from '../redirects/choose-redirect.ts'
import { withCode, withError, withMessage, withSession } from '../redirects/redirect-url.ts'
import { oneMailboxConfirmed } from './one-mailbox-confirmed.ts'
import { issueSession, presentSession, type IssuedSession } from '../tokens/issue-session.ts'
import { completeVerification } from './complete-verification.ts'
import { findToken } from './find-token.ts'
import { isPhoneType, parseVerificationType, type VerificationType } from './verification-types.ts'

/** GET /verify: what is right or wrong with the link is told to the page that the browser ends at. */
export async function followLink(context: AuthContext, c: Context) {
  const typeName = c.req.query('type') ?? ''
  const tokenHash = c.req.query('token') || c.req.query('token_hash') || ''
  if (typeName === '') throw validationFailed('Verify requires a verification type')
  if (tokenHash === '') throw validationFailed('Verify requires a token or a token hash')
  const redirectTo = chooseRedirect(context, c)
  const isPkce = tokenHash.startsWith(pkcePrefix)
  try {
    const type = parseVerificationType(typeName)
    const outcome = await spendLink(context, c, { type, tokenHash, isPkce })
    return c.redirect(await describe(context, outcome, { redirectTo, type, isPkce }), 303)
  } catch (cause) {
    if (!(cause instanceof AuthError)) throw cause
    return c.redirect(withError(redirectTo, cause, isPkce), 303)
  }
}

type Outcome = 'one-mailbox' | { code: string } | { issued: IssuedSession }

async function spendLink(
  context: AuthContext,
  c: Context,
  { type, tokenHash, isPkce }: { type: VerificationType; tokenHash: string; isPkce: boolean },
): Promise<Outcome> {
  if (isPhoneType(type)) throw validationFailed('Invalid email verification type')
  const origin = originOf(context, c)
  return context.storage.transaction(async (tx) => {
    const found = await findToken({ context, tx }, type, { tokenHash })
    if (!found) throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
    const user = await completeVerification({ context, tx }, type, found)
    if (!user) return 'one-mailbox'
    if (!isPkce) return { issued: await issueSession(context, tx, { user, method: 'otp', origin }) }
    const spent = found.token.kind === 'confirmation' && type === 'email' ? 'signup' : type
    return { code: await issueAuthCode(context, tx, { userId: user.id, method: methods[spent] }) }
  })
}

/** Which flow a link finishes, by the name that the flow was started under. */
const methods: Record<VerificationType, string> = {
  signup: 'email/signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email: 'magiclink',
  email_change: 'email_change',
  sms: 'otp',
  phone_change: 'otp',
}

async function describe(
  context: AuthContext,
  outcome: Outcome,
  { redirectTo, type, isPkce }: { redirectTo: string; type: VerificationType; isPkce: boolean },
) {
  if (outcome === 'one-mailbox') return withMessage(redirectTo, oneMailboxConfirmed, isPkce)
  if ('code' in outcome) return withCode(redirectTo, outcome.code)
  return withSession(redirectTo, await presentSession(context, outcome.issued), { type })
}
