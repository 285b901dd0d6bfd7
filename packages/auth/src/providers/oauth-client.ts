import * as openid from 'openid-client'
import type { AuthorizationRequest, AuthorizationResponse, ProviderContext } from './provider.ts'

type Endpoints = Pick<openid.ServerMetadata, 'issuer'> & {
  authorization_endpoint: string
  token_endpoint: string
}

/** The authorization code flow with PKCE, towards a provider whose endpoints are known or can be discovered. */
export function createOAuthClient(context: ProviderContext, where: Endpoints | { discoverAt: string }) {
  let loading: Promise<openid.Configuration> | undefined

  function configuration() {
    const attempt = loading ?? configure(context, where)
    loading = attempt
    attempt.catch(() => {
      // The provider may be back the next time somebody asks.
      if (loading === attempt) loading = undefined
    })
    return attempt
  }

  return {
    async metadata() {
      return (await configuration()).serverMetadata()
    },

    async authorizationUrl({ state, scopes, nonce, codeVerifier, extra }: AuthorizationRequest) {
      const challenge = await openid.calculatePKCECodeChallenge(codeVerifier)
      const usesNonce = 'discoverAt' in where
      return openid.buildAuthorizationUrl(await configuration(), {
        ...extra,
        redirect_uri: context.redirectUri,
        scope: scopes.join(' '),
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...(usesNonce ? { nonce } : {}),
      })
    },

    async exchange({ parameters, state, nonce, codeVerifier }: AuthorizationResponse) {
      const callback = new URL(context.redirectUri)
      callback.search = parameters.toString()
      const usesNonce = 'discoverAt' in where
      return openid.authorizationCodeGrant(await configuration(), callback, {
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
        ...(usesNonce ? { expectedNonce: nonce, idTokenExpected: true } : {}),
      })
    },

    /** A read of the provider's API, as the person who signs in. */
    async read(url: string, accessToken: string): Promise<unknown> {
      const response = await context.fetch(url, {
        headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
      })
      if (!response.ok) throw new Error(`The provider answered ${response.status} for ${url}.`)
      return response.json()
    },
  }
}

async function configure(
  { settings, fetch: outgoing }: ProviderContext,
  where: Endpoints | { discoverAt: string },
) {
  const [clientId = ''] = settings.clientIds
  const authentication = openid.ClientSecretPost(settings.secret)
  const base = 'discoverAt' in where ? where.discoverAt : where.authorization_endpoint
  const isPlainHttp = new URL(base).protocol === 'http:'
  if ('discoverAt' in where) {
    const config = await openid.discovery(new URL(base), clientId, settings.secret, authentication, {
      [openid.customFetch]: (url, options) => outgoing(url, toRequestInit(options)),
      ...(isPlainHttp ? { execute: [openid.allowInsecureRequests] } : {}),
    })
    openid.enableNonRepudiationChecks(config)
    return config
  }
  const config = new openid.Configuration({ ...where }, clientId, settings.secret, authentication)
  config[openid.customFetch] = (url, options) => outgoing(url, toRequestInit(options))
  if (isPlainHttp) openid.allowInsecureRequests(config)
  return config
}

function toRequestInit({ body, headers, method, redirect, signal }: openid.CustomFetchOptions): RequestInit {
  return {
    headers,
    method,
    redirect,
    ...(body === undefined || body === null ? {} : { body: toBody(body) }),
    ...(signal === undefined ? {} : { signal }),
  }
}

function toBody(body: NonNullable<openid.FetchBody>): string | URLSearchParams {
  if (typeof body === 'string' || body instanceof URLSearchParams) return body
  throw new Error('Only text is sent to providers.')
}
