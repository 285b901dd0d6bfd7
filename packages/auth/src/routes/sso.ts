import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { originOf, type AuthContext } from '../context.ts'
import { AuthError, OAuthError, validationFailed } from '../errors.ts'
import { isPastLifetime, startFlow } from '../flows/flow-state.ts'
import { parsePkce } from '../flows/pkce.ts'
import { limitRequests } from '../http/limit-requests.ts'
import { readBody, text } from '../http/read-body.ts'
import { requireCaptcha } from '../http/require-captcha.ts'
import { arrive } from '../providers/arrive.ts'
import { chooseRedirect } from '../redirects/choose-redirect.ts'
import { withError } from '../redirects/redirect-url.ts'
import { createSignInUrl, describeServiceProvider, readResponse } from '../saml/service-provider.ts'

const ssoBody = z.object({
  provider_id: text,
  domain: text,
  redirect_to: text,
  skip_http_redirect: z.boolean().nullish(),
  code_challenge: text,
  code_challenge_method: text,
})

export const ssoRoutes = (context: AuthContext) =>
  new Hono()
    .basePath('/sso')
    .use(async (_c, next) => {
      requireSaml(context)
      await next()
    })
    .post('/', limitRequests(context, 'sso'), requireCaptcha(context), async (c) => {
      const body = await readBody(c, ssoBody)
      const provider = await findProvider(context, body)
      const pkce = parsePkce(body)
      const flowState = await context.storage.transaction((tx) =>
        startFlow(context, tx, {
          method: 'sso/saml',
          provider: `sso:${provider.id}`,
          pkce,
          redirectTo: chooseRedirect(context, c, body.redirect_to),
        }),
      )
      const url = await createSignInUrl(context, provider, flowState.id)
      return body.skip_http_redirect ? c.json({ url }) : c.redirect(url, 303)
    })
    .get('/saml/metadata', async (c) => {
      c.header('Cache-Control', 'public, max-age=600')
      c.header('Content-Type', 'application/xml')
      return c.body(await describeServiceProvider(context.settings))
    })
    .post('/saml/acs', limitRequests(context, 'sso'), async (c) =>
      consumeAssertion(context, c, new URLSearchParams(await c.req.text())),
    )

function requireSaml({ settings }: AuthContext) {
  if (settings.saml.enabled) return
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
}

async function findProvider({ storage }: AuthContext, body: z.output<typeof ssoBody>) {
  if (body.provider_id !== '' && body.domain !== '') {
    throw validationFailed('Only one of provider_id or domain supported')
  }
  if (body.provider_id === '' && body.domain === '') {
    throw validationFailed('A provider_id or domain needs to be provided')
  }
  const isId = z.guid().safeParse(body.provider_id).success
  if (body.domain === '' && !isId) throw validationFailed('provider_id must be an UUID')
  const provider = isId
    ? await storage.findSsoProvider(body.provider_id.toLowerCase())
    : await storage.findSsoProviderByDomain(body.domain.trim().toLowerCase())
  if (!provider) {
    const message = isId ? 'No such SSO provider' : 'No SSO provider assigned for this domain'
    throw new AuthError(404, 'sso_provider_not_found', message)
  }
  if (!provider.enabled) {
    throw new AuthError(404, 'sso_provider_disabled', 'This SSO provider is disabled')
  }
  return provider
}

/** Only answers to our own requests are taken: one that nobody asked for could be somebody else's. */
async function consumeAssertion(context: AuthContext, c: Context, form: URLSearchParams) {
  const flow = await findFlow(context, form.get('RelayState') ?? '')
  if (!flow) {
    const refusal = new AuthError(
      400,
      'saml_relay_state_not_found',
      'SAML RelayState is not found or expired',
    )
    return c.redirect(withError(context.settings.siteUrl, refusal, true), 303)
  }
  const { flowState } = flow
  const redirectTo = flowState.redirectTo ?? context.settings.siteUrl
  try {
    const assertion = await read(context, flow, form.get('SAMLResponse') ?? '')
    const grant = { person: assertion.person, accessToken: '', refreshToken: null }
    const origin = originOf(context, c)
    const limit = assertion.notAfter ? { notAfter: assertion.notAfter } : {}
    const target = await arrive(context, { flowState, grant, origin, ...limit })
    return c.redirect(target, 303)
  } catch (cause) {
    if (!(cause instanceof AuthError || cause instanceof OAuthError)) throw cause
    return c.redirect(withError(redirectTo, cause, true), 303)
  }
}

type Flow = NonNullable<Awaited<ReturnType<typeof findFlow>>>

async function read(context: AuthContext, { flowState, provider }: Flow, response: string) {
  try {
    return await readResponse(context, { provider, flowId: flowState.id }, response)
  } catch (cause) {
    const refusal = new AuthError(
      400,
      'saml_assertion_not_valid',
      'The answer of the identity provider could not be verified',
    )
    refusal.cause = cause
    throw refusal
  }
}

async function findFlow({ storage, clock }: AuthContext, relayState: string) {
  if (!z.guid().safeParse(relayState).success) return undefined
  const flowState = await storage.transaction((tx) => tx.lockFlowState(relayState))
  if (flowState?.method !== 'sso/saml' || flowState.userId !== null) return undefined
  if (isPastLifetime(flowState.createdAt, clock.now())) return undefined
  const provider = await storage.findSsoProvider(flowState.provider.replace(/^sso:/, ''))
  return provider?.enabled ? { flowState, provider } : undefined
}
