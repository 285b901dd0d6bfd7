import { TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { createTestAuth } from '../testing/create-test-auth.ts'
import { createFakeIdentityProvider } from '../testing/fake-identity-provider.ts'
import { createFakeProviders, fakeProviderSettings } from '../testing/fake-providers.ts'
import { listRoutes } from '../testing/list-routes.ts'
import { createServiceKey } from '../testing/service-key.ts'

const ada = { email: 'ada@example.com', password: 'correct horse' }

/** A browser is sent on from these; there is no reply to read. */
const redirects = ['GET /verify', 'GET /callback', 'POST /callback', 'POST /sso/saml/acs']
/** Identity providers read this one, and clients never do. */
const documents = ['GET /sso/saml/metadata']

it('every successful reply is JSON, but that of /logout, which has none', async () => {
  const { auth, ask, seen, admin } = await startTour()
  await ask('GET /.well-known/jwks.json')
  await ask('GET /health')
  await ask('GET /settings')

  await ask('POST /signup', { body: ada })
  const { body: session } = await ask('POST /verify', {
    body: { type: 'signup', token_hash: auth.mails[0]?.tokenHash },
  })
  const token: string = session.access_token
  await ask('POST /token?grant_type=password', { body: ada })
  await ask('POST /otp', { body: { email: ada.email } })
  await ask('POST /magiclink', { body: { email: 'bob@example.com' } })
  await ask('POST /resend', { body: { type: 'signup', email: 'carol@example.com' } })
  await ask('POST /recover', { body: { email: 'carol@example.com' } })

  await ask('GET /user', { token })
  await ask('PUT /user', { token, body: { data: { city: 'Bern' } } })
  await ask('GET /reauthenticate', { token })
  await ask('GET /authorize?provider=google&skip_http_redirect=true')
  const linking = '/user/identities/authorize?provider=github&skip_http_redirect=true'
  const { body: there } = await ask(`GET ${linking}`, { token })
  await auth.request(`/callback?${there.approved}`)
  const identity = auth.storage.tables().identities.find(({ provider }) => provider === 'github')
  await ask(`DELETE /user/identities/${identity?.id}`, { token, route: 'DELETE /user/identities/:id' })
  await ask('POST /sso', { body: { domain: 'company.test', skip_http_redirect: true } })

  const { body: factor } = await ask('POST /factors', { token, body: { factor_type: 'totp' } })
  const challenge = await ask(`POST /factors/${factor.id}/challenge`, {
    token,
    route: 'POST /factors/:id/challenge',
  })
  const code = new TOTP({ secret: factor.totp.secret }).generate({ timestamp: auth.clock.now().getTime() })
  const lifted = await ask(`POST /factors/${factor.id}/verify`, {
    token,
    body: { challenge_id: challenge.body.id, code },
    route: 'POST /factors/:id/verify',
  })
  const strong: string = lifted.body.access_token
  await ask(`DELETE /factors/${factor.id}`, { token: strong, route: 'DELETE /factors/:id' })

  await ask('GET /admin/users', { token: admin })
  const { body: user } = await ask('POST /admin/users', { token: admin, body: { email: 'dan@example.com' } })
  const path = `/admin/users/${user.id}`
  await ask(`GET ${path}`, { token: admin, route: 'GET /admin/users/:id' })
  await ask(`PUT ${path}`, {
    token: admin,
    body: { user_metadata: { a: 1 } },
    route: 'PUT /admin/users/:id',
  })
  await ask('POST /invite', { token: admin, body: { email: 'eve@example.com' } })
  await ask('POST /admin/generate_link', { token: admin, body: { type: 'recovery', email: ada.email } })
  const { body: second } = await ask('POST /factors', { token, body: { factor_type: 'totp' } })
  const factors = `/admin/users/${session.user.id}/factors`
  await ask(`GET ${factors}`, { token: admin, route: 'GET /admin/users/:id/factors' })
  await ask(`DELETE ${factors}/${second.id}`, {
    token: admin,
    route: 'DELETE /admin/users/:id/factors/:factorId',
  })
  await ask(`DELETE ${path}`, { token: admin, route: 'DELETE /admin/users/:id' })

  const logout = await auth.request('/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${strong}` },
  })
  expect([logout.status, await logout.text()]).toEqual([204, ''])

  const others = ['POST /logout', ...redirects, ...documents]
  expect([...seen, ...others].toSorted()).toEqual(listRoutes(auth.auth, '/auth/v1').toSorted())
})

interface Question {
  token?: string
  body?: unknown
  /** The route's pattern, where the address is not it. */
  route?: string
}

async function startTour() {
  const fake = await createFakeProviders()
  const auth = createTestAuth({
    manualLinking: true,
    saml: { enabled: true },
    providers: fakeProviderSettings,
    fetch: fake.fetch,
  })
  await auth.storage.transaction((tx) =>
    tx.insertSsoProvider(createFakeIdentityProvider('company.test').record),
  )
  const seen = new Set<string>()

  async function ask(request: string, { token, body, route }: Question = {}) {
    const [method = '', path = ''] = request.split(' ')
    const response = await auth.request(path, {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const content = await response.text()
    expect([request, response.status, content]).toEqual([request, 200, content])
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    seen.add(route ?? request.replace(/\?.*/, ''))
    const parsed = JSON.parse(content)
    const approved = typeof parsed.url === 'string' ? fake.approve(parsed.url) : undefined
    return { body: { ...parsed, approved } }
  }

  return { auth, ask, seen, admin: await createServiceKey() }
}
