import { describe, expect, it } from 'vitest'
import { createTestAuth, type TestAuth } from '../testing/create-test-auth.ts'
import { createFakeIdentityProvider, encode, type Statement } from '../testing/fake-identity-provider.ts'

const idp = createFakeIdentityProvider('company.test')
const stranger = createFakeIdentityProvider('company.test')

async function withSso() {
  const auth = createTestAuth({ saml: { enabled: true }, email: { autoconfirm: true } })
  await auth.storage.transaction((tx) => tx.insertSsoProvider(idp.record))
  return auth
}

async function startSignIn(auth: TestAuth, client = auth.createClient()) {
  const { data } = await client.signInWithSSO({
    domain: 'company.test',
    options: { redirectTo: 'http://app.test/in', skipBrowserRedirect: true },
  })
  const url = new URL(data?.url ?? '')
  expect(url.origin + url.pathname).toBe('https://idp.test/sso')
  expect(url.searchParams.get('SAMLRequest')).not.toBeNull()
  return url.searchParams.get('RelayState') ?? ''
}

const describePerson = (flowId: string, changes: Partial<Statement> = {}): Statement => ({
  inResponseTo: `_${flowId}`,
  nameId: 'person-1',
  attributes: { mail: 'Ada@company.test', displayName: 'Ada' },
  ...changes,
})

async function answer(auth: TestAuth, relayState: string, response: string) {
  const body = new URLSearchParams({ SAMLResponse: response, RelayState: relayState })
  const reply = await auth.request('/sso/saml/acs', { method: 'POST', body: body.toString() })
  expect(reply.status).toBe(303)
  const target = new URL(reply.headers.get('location') ?? '')
  return { target, facts: new URLSearchParams(target.hash.slice(1)) }
}

describe('single sign-on with SAML', () => {
  it('signs somebody in whom the identity provider vouches for, for as long as it says', async () => {
    const auth = await withSso()
    const flowId = await startSignIn(auth)
    const sessionEndsAt = '2100-01-01T00:00:00.000Z'
    const { signed } = idp.respond(describePerson(flowId, { sessionEndsAt }))
    const { target, facts } = await answer(auth, flowId, signed)
    expect(target.pathname).toBe('/in')
    const session = await auth.auth.currentSession(facts.get('access_token') ?? '')
    const provider = `sso:${idp.record.id}`
    expect(session?.account.user).toMatchObject({
      email: 'ada@company.test',
      isSsoUser: true,
      appMetadata: { provider, providers: [provider] },
      userMetadata: { full_name: 'Ada' },
    })
    expect(session?.claims.amr).toMatchObject([{ method: 'sso/saml', provider }])
    expect(session?.session.notAfter?.toISOString()).toBe(sessionEndsAt)
    const headers = { authorization: `Bearer ${facts.get('access_token')}` }
    const change = await auth.request('/user', {
      method: 'PUT',
      headers,
      body: JSON.stringify({ password: 'correct horse' }),
    })
    expect(change.headers.get('x-sb-error-code')).toBe('user_sso_managed')
  })

  it('counts a PKCE code from its issue, not from the start of the flow', async () => {
    for (const [waitSeconds, refusal] of [
      [299, undefined],
      [301, 'flow_state_expired'],
    ] as const) {
      const auth = await withSso()
      const client = auth.createClient({ flowType: 'pkce' })
      const flowId = await startSignIn(auth, client)
      auth.clock.advance(299)
      const { target } = await answer(auth, flowId, idp.respond(describePerson(flowId)).signed)
      auth.clock.advance(waitSeconds)
      const { data, error } = await client.exchangeCodeForSession(target.searchParams.get('code') ?? '')
      expect(error?.code).toBe(refusal)
      expect(data.user?.email).toBe(refusal ? undefined : 'ada@company.test')
    }
  })

  it('never joins an account with the same address', async () => {
    const auth = await withSso()
    await auth.createClient().signUp({ email: 'ada@company.test', password: 'correct horse' })
    const flowId = await startSignIn(auth)
    await answer(auth, flowId, idp.respond(describePerson(flowId)).signed)
    expect(auth.storage.tables().users).toHaveLength(2)
    const again = await startSignIn(auth)
    await answer(auth, again, idp.respond(describePerson(again)).signed)
    expect(auth.storage.tables().users).toHaveLength(2)
  })

  it.each([
    ['that nobody signed', (flowId: string) => idp.respond(describePerson(flowId)).unsigned],
    ['that somebody else signed', (flowId: string) => stranger.respond(describePerson(flowId)).signed],
    [
      'that was changed',
      (flowId: string) => encode(idp.respond(describePerson(flowId)).xml.replace('person-1', 'person-2')),
    ],
    [
      'to another request',
      (flowId: string) => idp.respond(describePerson(flowId, { inResponseTo: '_other' })).signed,
    ],
    [
      'for another audience',
      (flowId: string) => idp.respond(describePerson(flowId, { audience: 'https://other.test' })).signed,
    ],
    [
      'that is too old',
      (flowId: string) => idp.respond(describePerson(flowId, { expiresInSeconds: -300 })).signed,
    ],
    ['that is nonsense', () => 'nonsense'],
    ['that is empty', () => ''],
  ])('refuses an answer %s', async (_, respond) => {
    const auth = await withSso()
    const flowId = await startSignIn(auth)
    const { facts } = await answer(auth, flowId, respond(flowId))
    expect(facts.get('error_code')).toBe('saml_assertion_not_valid')
    expect(auth.storage.tables().users).toEqual([])
  })

  it('takes an answer once, and only one that was asked for', async () => {
    const auth = await withSso()
    const flowId = await startSignIn(auth)
    const { signed } = idp.respond(describePerson(flowId))
    await answer(auth, flowId, signed)
    const again = await answer(auth, flowId, signed)
    expect(again.facts.get('error_code')).toBe('saml_relay_state_not_found')
    const unasked = await answer(auth, '', signed)
    expect(unasked.facts.get('error_code')).toBe('saml_relay_state_not_found')
  })

  it('describes itself to identity providers', async () => {
    const auth = await withSso()
    const response = await auth.request('/sso/saml/metadata')
    expect(response.headers.get('content-type')).toBe('application/xml')
    const xml = await response.text()
    expect(xml).toContain('entityID="http://auth.test/auth/v1/sso/saml/metadata"')
    expect(xml).toContain('Location="http://auth.test/auth/v1/sso/saml/acs"')
  })

  it('says what is missing, and before anything else that it is off', async () => {
    const off = createTestAuth()
    expect(await off.post('/sso', 'nonsense')).toMatchObject({
      status: 404,
      body: { code: 'saml_provider_disabled', message: 'SAML 2.0 is disabled' },
    })
    const auth = await withSso()
    expect((await auth.post('/sso', {})).body.code).toBe('validation_failed')
    expect(await auth.post('/sso', { domain: 'other.test' })).toMatchObject({
      status: 404,
      body: { code: 'sso_provider_not_found' },
    })
    const unknown = { provider_id: crypto.randomUUID() }
    expect((await auth.post('/sso', unknown)).body.code).toBe('sso_provider_not_found')
    await auth.storage.transaction((tx) => tx.updateSsoProvider(idp.record.id, { enabled: false }))
    expect((await auth.post('/sso', { domain: 'company.test' })).body.code).toBe('sso_provider_disabled')
  })
})
