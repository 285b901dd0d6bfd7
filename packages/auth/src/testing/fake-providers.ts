import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { createHash } from 'node:crypto'

export const googleIssuer = 'https://google.test'
export const githubSite = 'https://github.test'
export const facebookSite = 'https://facebook.test'

const client = { clientIds: ['client'], secret: 'secret' }

export const fakeProviderSettings = {
  google: { ...client, baseUrl: googleIssuer },
  github: { ...client, baseUrl: githubSite },
  facebook: { ...client, baseUrl: facebookSite },
}

interface GitHubEmail {
  email: string
  verified: boolean
  primary: boolean
}

/** Three providers that speak the real protocols through one fetch. Change `people` to change who signs in. */
export async function createFakeProviders() {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'g1', alg: 'ES256', use: 'sig' }] }
  const codes = new Map<string, { nonce: string; challenge: string }>()
  const githubEmails: GitHubEmail[] = [{ email: 'ada@example.com', verified: true, primary: true }]
  const facebookPerson: { id: string; email?: string; name: string } = {
    id: 'f-1',
    email: 'ada@example.com',
    name: 'Ada',
  }
  const people = {
    google: { sub: 'g-1', email: 'ada@example.com', email_verified: true, name: 'Ada' },
    github: { profile: { id: 42, login: 'ada', name: 'Ada' }, emails: githubEmails },
    facebook: facebookPerson,
  }

  const signIdToken = (claims: Record<string, string>) =>
    new SignJWT({ ...people.google, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'g1' })
      .setIssuer(claims.iss ?? googleIssuer)
      .setAudience(claims.aud ?? 'client')
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(privateKey)

  /** What a person does at the provider: agree, and be sent back. */
  function approve(authorizationUrl: string) {
    const { origin, searchParams } = new URL(authorizationUrl)
    const code = crypto.randomUUID()
    codes.set(code, {
      nonce: searchParams.get('nonce') ?? '',
      challenge: searchParams.get('code_challenge') ?? '',
    })
    return new URLSearchParams({
      code,
      state: searchParams.get('state') ?? '',
      // Of the three only GitHub says who sends the person back.
      ...(origin === githubSite && { iss: `${githubSite}/login/oauth` }),
    }).toString()
  }

  async function exchange(form: URLSearchParams, isOpenId: boolean) {
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const verifier = form.get('code_verifier') ?? ''
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const isClient = form.get('client_id') === 'client' && form.get('client_secret') === 'secret'
    if (!isClient || code?.challenge !== challenge) return json({ error: 'invalid_grant' }, 400)
    const tokens = { access_token: 'provider-token', token_type: 'bearer' }
    if (!isOpenId) return json(tokens)
    return json({
      ...tokens,
      refresh_token: 'provider-refresh',
      id_token: await signIdToken({ nonce: code.nonce }),
    })
  }

  async function answer(url: URL, body: string) {
    const form = new URLSearchParams(body)
    switch (url.origin + url.pathname) {
      case `${googleIssuer}/.well-known/openid-configuration`:
        return json({
          issuer: googleIssuer,
          authorization_endpoint: `${googleIssuer}/authorize`,
          token_endpoint: `${googleIssuer}/token`,
          jwks_uri: `${googleIssuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['ES256'],
          code_challenge_methods_supported: ['S256'],
        })
      case `${googleIssuer}/jwks`:
      case `${facebookSite}/.well-known/oauth/openid/jwks/`:
        return json(jwks)
      case `${googleIssuer}/token`:
        return exchange(form, true)
      case `${githubSite}/login/oauth/access_token`:
      case `${facebookSite}/oauth/access_token`:
        return exchange(form, false)
      case `${githubSite}/api/v3/user`:
        return json(people.github.profile)
      case `${githubSite}/api/v3/user/emails`:
        return json(people.github.emails)
      case `${facebookSite}/me`:
        return url.searchParams.has('appsecret_proof') ? json(people.facebook) : json({}, 400)
      default:
        return json({ error: 'not found' }, 404)
    }
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    return answer(new URL(request.url), await request.text())
  }

  return { fetch, people, approve, signIdToken }
}

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })
