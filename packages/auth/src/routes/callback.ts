import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { originOf, type AuthContext } from '../context.ts'
import { AuthError, OAuthError } from '../errors.ts'
import { isPastLifetime } from '../flows/flow-state.ts'
import type { FlowStateRecord } from '../ports/records.ts'
import { arrive } from '../providers/arrive.ts'
import type { ProviderGrant } from '../providers/provider.ts'
import { withError } from '../redirects/redirect-url.ts'

/** Where providers send the browser back to, with a code or with an error. */
export const callbackRoutes = (context: AuthContext) =>
  new Hono()
    .get('/callback', async (c) => finish(context, c, new URL(c.req.url).searchParams))
    .post('/callback', async (c) => finish(context, c, new URLSearchParams(await c.req.text())))

async function finish(context: AuthContext, c: Context, parameters: URLSearchParams) {
  const found = await findFlow(context, parameters.get('state') ?? '')
  if ('refusal' in found) return c.redirect(withError(context.settings.siteUrl, found.refusal, true), 303)
  const { flowState } = found
  const redirectTo = flowState.redirectTo ?? context.settings.siteUrl
  try {
    const grant = await exchange(context, flowState, parameters)
    return c.redirect(await arrive(context, { flowState, grant, origin: originOf(context, c) }), 302)
  } catch (cause) {
    if (!(cause instanceof AuthError || cause instanceof OAuthError)) throw cause
    return c.redirect(withError(redirectTo, cause, true), 302)
  }
}

async function findFlow(
  { storage, clock }: AuthContext,
  state: string,
): Promise<{ flowState: FlowStateRecord } | { refusal: AuthError }> {
  if (state === '') return refuse('bad_oauth_callback', 'OAuth state parameter missing')
  if (!z.guid().safeParse(state).success) {
    return refuse('bad_oauth_state', 'OAuth state parameter is invalid')
  }
  const flowState = await storage.transaction((tx) => tx.lockFlowState(state))
  if (flowState?.method !== 'oauth') return refuse('bad_oauth_state', 'OAuth state not found or expired')
  if (isPastLifetime(flowState.createdAt, clock.now())) {
    return refuse('bad_oauth_state', 'OAuth state has expired')
  }
  if (flowState.userId !== null) return refuse('flow_state_already_used', 'State has already been used')
  return { flowState }
}

const refuse = (code: string, message: string) => ({ refusal: new AuthError(400, code, message) })

async function exchange(
  { providers, onFailure }: AuthContext,
  flowState: FlowStateRecord,
  parameters: URLSearchParams,
): Promise<ProviderGrant> {
  const error = parameters.get('error')
  if (error) throw new OAuthError(error, parameters.get('error_description') ?? '')
  if (!parameters.get('code')) {
    throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code missing')
  }
  const provider = providers.require(flowState.provider)
  try {
    return await provider.exchange({
      parameters,
      state: flowState.id,
      nonce: flowState.providerNonce ?? '',
      codeVerifier: flowState.providerCodeVerifier ?? '',
    })
  } catch (cause) {
    onFailure(cause)
    throw new AuthError(500, 'unexpected_failure', 'Unable to exchange external code')
  }
}
