import { Hono, type Context } from 'hono'
import { randomBytes } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { startFlow } from '../flows/flow-state.ts'
import { parsePkce } from '../flows/pkce.ts'
import { requireUser } from '../http/require-user.ts'
import { chooseRedirect } from '../redirects/choose-redirect.ts'

export const authorizeRoutes = (context: AuthContext) =>
  new Hono()
    .get('/authorize', async (c) => {
      const url = await startSignIn(context, c, null)
      return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302)
    })
    .get('/user/identities/authorize', async (c) => {
      const { user } = await requireUser(context, c)
      requireManualLinking(context)
      const url = await startSignIn(context, c, user.id)
      return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302)
    })

export function requireManualLinking({ settings }: AuthContext) {
  if (settings.manualLinking) return
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
}

/** Remembers the attempt and answers where the browser has to go. */
async function startSignIn(context: AuthContext, c: Context, linkingTargetId: string | null) {
  const query = c.req.query()
  const provider = context.providers.require(query.provider ?? '')
  const pkce = parsePkce({
    code_challenge: query.code_challenge ?? '',
    code_challenge_method: query.code_challenge_method ?? '',
  })
  const codeVerifier = randomBytes(32).toString('base64url')
  const nonce = randomBytes(16).toString('base64url')
  const flowState = await context.storage.transaction((tx) =>
    startFlow(context, tx, {
      method: 'oauth',
      provider: provider.name,
      pkce,
      redirectTo: chooseRedirect(context, c),
      linkingTargetId,
      inviteToken: query.invite_token || null,
      providerCodeVerifier: codeVerifier,
      providerNonce: nonce,
    }),
  )
  const url = await provider.authorizationUrl({
    state: flowState.id,
    scopes: (query.scopes ?? '').split(/[\s,]+/).filter((scope) => scope !== ''),
    nonce,
    codeVerifier,
    extra: passOn(query),
  })
  return url.href
}

/** What is ours to say, an application cannot say in our name. */
const reserved = new Set([
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'state',
  'nonce',
  'scope',
  'scopes',
  'request',
  'request_uri',
  'provider',
  'redirect_to',
  'invite_token',
  'skip_http_redirect',
  'apikey',
])

function passOn(query: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(query).filter(([name]) => {
      const lower = name.toLowerCase()
      return !reserved.has(lower) && !lower.startsWith('code_')
    }),
  )
}
