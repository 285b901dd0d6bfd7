import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { originOf, type AuthContext } from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { countAttempt, limitRequests } from '../http/limit-requests.ts'
import { readBody, text } from '../http/read-body.ts'
import { issueSession, presentSession } from '../tokens/issue-session.ts'
import { parseEmail, parsePhone } from '../users/addresses.ts'
import { completeVerification } from '../verification/complete-verification.ts'
import { followLink } from '../verification/follow-link.ts'
import { oneMailboxConfirmed } from '../verification/one-mailbox-confirmed.ts'
import { findToken, type Proof } from '../verification/find-token.ts'
import {
  isPhoneType,
  parseVerificationType,
  type VerificationType,
} from '../verification/verification-types.ts'

const verifyBody = z.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
  redirect_to: text,
})

export const verifyRoutes = (context: AuthContext) =>
  new Hono()
    .use('/verify', limitRequests(context, 'verify'))
    .post('/verify', async (c) => {
      const body = await readBody(c, verifyBody)
      if (body.type === '') throw validationFailed('Verify requires a verification type')
      const proof = parseProof(body)
      const type = parseVerificationType(body.type)
      const issued = await verify(context, c, { type, proof })
      if (!issued) return c.json({ msg: oneMailboxConfirmed, code: '200' })
      return c.json(await presentSession(context, issued))
    })
    .get('/verify', async (c) => followLink(context, c))

function parseProof(body: z.output<typeof verifyBody>): Proof {
  const { token, token_hash: tokenHash } = body
  if ((token === '') === (tokenHash === '')) {
    throw validationFailed('Verify requires either a token or a token hash')
  }
  if (tokenHash !== '') {
    if (body.email !== '' || body.phone !== '' || body.redirect_to !== '') {
      throw validationFailed('Only the token_hash and type should be provided')
    }
    return { tokenHash }
  }
  if (body.phone !== '' && body.email === '') return { address: parsePhone(body.phone), code: token }
  if (body.email === '' || body.phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided on verify')
  }
  return { address: parseEmailOr422(body.email), code: token }
}

function parseEmailOr422(email: string) {
  try {
    return parseEmail(email)
  } catch {
    throw new AuthError(422, 'validation_failed', 'Invalid email format')
  }
}

async function verify(
  context: AuthContext,
  c: Context,
  { type, proof }: { type: VerificationType; proof: Proof },
) {
  if ('tokenHash' in proof && isPhoneType(type)) throw validationFailed('Invalid email verification type')
  if ('code' in proof) await countAttempt(context, `code:${proof.address}`)
  const origin = originOf(context, c)
  const outcome = await context.storage.transaction(async (tx) => {
    const found = await findToken({ context, tx }, type, proof)
    if (!found) return 'refused'
    const user = await completeVerification({ context, tx }, type, found)
    return user && issueSession(context, tx, { user, method: 'otp', origin })
  })
  if (outcome !== 'refused') return outcome
  throw new AuthError(
    403,
    'otp_expired',
    'code' in proof ? 'Token has expired or is invalid' : 'Email link is invalid or has expired',
  )
}
