import type { Context } from 'hono'
import { z } from 'zod'
import { originOf, type AuthContext } from '../context.ts'
import { AuthError, OAuthError } from '../errors.ts'
import { readBody, text } from '../http/read-body.ts'
import { requireUser } from '../http/require-user.ts'
import { sendMails } from '../mail/write-mail.ts'
import { readPerson } from '../providers/google.ts'
import { linkIdentity } from '../providers/link-identity.ts'
import type { Provider } from '../providers/provider.ts'
import { recognisePerson } from '../providers/recognise-person.ts'
import { verifyIdToken } from '../providers/verify-id-token.ts'
import { chooseRedirect } from '../redirects/choose-redirect.ts'
import { requireManualLinking } from '../routes/authorize.ts'
import { issueSession, presentSession } from '../tokens/issue-session.ts'
import { retryOnConflict } from '../users/retry-on-conflict.ts'

const idTokenBody = z.object({
  provider: text,
  issuer: text,
  client_id: text,
  id_token: text,
  access_token: text,
  nonce: text,
  link_identity: z.boolean().nullish(),
})

/** Signs somebody in who has been to the provider already, with an SDK of its own. */
export async function grantIdToken(context: AuthContext, c: Context) {
  const body = await readBody(c, idTokenBody)
  if (body.id_token === '') throw new OAuthError('invalid request', 'id_token required')
  const provider = chooseProvider(context, body)
  const linkingTarget = body.link_identity ? await requireLinking(context, c) : undefined
  const { id_token: idToken, access_token: accessToken, nonce } = body
  const claims = await verifyIdToken(context, provider, { idToken, accessToken, nonce })
  const person = readPerson(claims)
  const name = provider.name
  const origin = originOf(context, c)
  const isEmailOptional = provider.settings.emailOptional
  const redirectTo = chooseRedirect(context, c)
  const outcome = await retryOnConflict(() =>
    context.storage.transaction(async (tx) => {
      const recognition = linkingTarget
        ? { user: await linkIdentity({ context, tx }, linkingTarget, { person, provider: name }) }
        : await recognisePerson({ context, tx }, { person, provider: name, isEmailOptional, redirectTo })
      if ('refusal' in recognition) return recognition
      const { user } = recognition
      return { issued: await issueSession(context, tx, { user, method: 'oauth', provider: name, origin }) }
    }),
  )
  if ('refusal' in outcome) {
    sendMails(outcome.mails)
    throw outcome.refusal
  }
  const session = await presentSession(context, outcome.issued)
  return accessToken === '' ? session : { ...session, provider_token: accessToken }
}

async function requireLinking(context: AuthContext, c: Context) {
  const { user } = await requireUser(context, c)
  requireManualLinking(context)
  return user.id
}

function chooseProvider({ providers }: AuthContext, body: z.output<typeof idTokenBody>): Provider {
  const { provider: name, issuer } = body
  if (name === '' && issuer === '') {
    throw new OAuthError('invalid request', 'provider or client_id and issuer required')
  }
  const byIssuer = issuers[issuer.replace(/\/$/, '')]
  const known = ['google', 'facebook'].find((candidate) => candidate === name || candidate === byIssuer)
  if (known === undefined) {
    throw new OAuthError('invalid request', `Custom OIDC provider "${name || issuer}" not allowed`)
  }
  const provider = providers.find(known)
  if (provider) return provider
  const knownIssuer = Object.keys(issuers).find((candidate) => issuers[candidate] === known)
  throw new AuthError(400, 'provider_disabled', `Provider (issuer "${issuer || knownIssuer}") is not enabled`)
}

const issuers: Record<string, string> = {
  'https://accounts.google.com': 'google',
  'accounts.google.com': 'google',
  'https://www.facebook.com': 'facebook',
}
