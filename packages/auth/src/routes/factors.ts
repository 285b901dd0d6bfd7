import { Hono } from 'hono'
import { z } from 'zod'
import { originOf, type AuthContext } from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { challengeFactor } from '../factors/challenge-factor.ts'
import { enrolFactor, type Enrolment } from '../factors/enrol-factor.ts'
import { findFactor } from '../factors/find-factor.ts'
import { removeFactor } from '../factors/lift-session.ts'
import { describeTotp } from '../factors/totp.ts'
import { verifyFactor } from '../factors/verify-factor.ts'
import { limitRequests } from '../http/limit-requests.ts'
import { readBody, readOptionalBody, text } from '../http/read-body.ts'
import { requirePermanentUser } from '../http/require-user.ts'
import { parseChannel } from '../mail/write-text-message.ts'
import { presentSession } from '../tokens/issue-session.ts'
import { parsePhone } from '../users/addresses.ts'

const enrolBody = z.object({
  factor_type: text,
  friendly_name: text.refine((name) => name.length <= 100, {
    error: 'must not be longer than 100 characters',
  }),
  issuer: text.refine((name) => name.length <= 100, { error: 'must not be longer than 100 characters' }),
  phone: text,
})
const challengeBody = z.object({ channel: text })
const verifyBody = z.object({ challenge_id: text, code: text })

export const factorRoutes = (context: AuthContext) =>
  new Hono()
    .post('/factors', async (c) => {
      const account = await requirePermanentUser(context, c)
      const body = await readBody(c, enrolBody)
      const enrolment = parseEnrolment(context, body)
      const factor = await enrolFactor(context, account, enrolment)
      const shared = {
        id: factor.id,
        type: factor.type,
        ...(factor.friendlyName === null ? {} : { friendly_name: factor.friendlyName }),
      }
      if (factor.secret === null) return c.json({ ...shared, phone: factor.phone })
      const issuer = body.issuer || new URL(context.settings.siteUrl).host
      const label = account.user.email ?? account.user.phone ?? account.user.id
      return c.json({ ...shared, totp: describeTotp({ secret: factor.secret, label, issuer }) })
    })
    .post('/factors/:id/challenge', limitRequests(context, 'factorChallenge'), async (c) => {
      const { factors } = await requirePermanentUser(context, c)
      const factor = findFactor(factors, c.req.param('id'))
      const channel = parseChannel((await readOptionalBody(c, challengeBody)).channel)
      const { ip } = originOf(context, c)
      const challenge = await challengeFactor(context, factor, { ip, channel })
      const startedAt = Math.floor(challenge.createdAt.getTime() / 1000)
      return c.json({
        id: challenge.id,
        type: factor.type,
        expires_at: startedAt + context.settings.mfa.challengeExpSeconds,
      })
    })
    .post('/factors/:id/verify', limitRequests(context, 'factorVerify'), async (c) => {
      const account = await requirePermanentUser(context, c)
      const factor = findFactor(account.factors, c.req.param('id'))
      const { challenge_id: challengeId, code } = await readBody(c, verifyBody)
      if (code === '') throw validationFailed('Code needs to be non-empty')
      const { ip } = originOf(context, c)
      const lifted = await verifyFactor(context, account, { factor, challengeId, code, ip })
      return c.json(await presentSession(context, lifted))
    })
    .delete('/factors/:id', async (c) => {
      const { factors, session } = await requirePermanentUser(context, c)
      const factor = findFactor(factors, c.req.param('id'))
      if (factor.status === 'verified' && session.aal !== 'aal2') {
        throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
      }
      await context.storage.transaction((tx) => removeFactor({ context, tx }, factor))
      return c.json({ id: factor.id })
    })

function parseEnrolment({ settings }: AuthContext, body: z.output<typeof enrolBody>): Enrolment {
  const friendlyName = body.friendly_name
  switch (body.factor_type) {
    case 'totp':
      if (!settings.mfa.totp.enroll) throw enrolDisabled('totp', 'TOTP')
      return { type: 'totp', friendlyName, phone: null }
    case 'phone':
      if (!settings.mfa.phone.enroll) throw enrolDisabled('phone', 'Phone')
      if (body.phone === '') throw validationFailed('Phone number required to enroll Phone factor')
      return { type: 'phone', friendlyName, phone: parsePhone(body.phone) }
    case 'webauthn':
      throw enrolDisabled('webauthn', 'WebAuthn')
    default:
      throw validationFailed('factor_type needs to be totp, phone, or webauthn')
  }
}

const enrolDisabled = (type: string, name: string) =>
  new AuthError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${name}`)
