import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestAuth, type TestAuth } from '../testing/create-test-auth.ts'
import { createFakeProviders, fakeProviderSettings } from '../testing/fake-providers.ts'

const credentials = { email: 'ada@example.com', password: 'correct horse' }

async function withProviders(settings: Parameters<typeof createTestAuth>[0] = {}) {
  const fake = await createFakeProviders()
  const auth = createTestAuth({ ...settings, providers: fakeProviderSettings, fetch: fake.fetch })
  return { auth, fake }
}

type Fake = Awaited<ReturnType<typeof createFakeProviders>>
type Name = 'google' | 'github' | 'facebook'

/** Walks the browser's way: to the provider, and back to us. Answers where it ends. */
async function walk({ auth, fake }: { auth: TestAuth; fake: Fake }, provider: Name) {
  const start = await auth.request(`/authorize?provider=${provider}&redirect_to=http://app.test/in`)
  expect(start.status).toBe(302)
  const back = await auth.request(`/callback?${fake.approve(start.headers.get('location') ?? '')}`)
  expect(back.status).toBe(302)
  const target = new URL(back.headers.get('location') ?? '')
  return { target, facts: new URLSearchParams(target.hash.slice(1)) }
}

describe('signing in at a provider', () => {
  it.each(['google', 'github', 'facebook'] as const)(
    'makes an account for who comes from %s',
    async (name) => {
      const { auth, fake } = await withProviders()
      const { facts } = await walk({ auth, fake }, name)
      expect(facts.get('provider_token')).toBe('provider-token')
      const session = await auth.auth.currentSession(facts.get('access_token') ?? '')
      expect(session?.account.user).toMatchObject({
        email: 'ada@example.com',
        appMetadata: { provider: name, providers: [name] },
        userMetadata: { full_name: 'Ada' },
      })
      expect(session?.account.user.emailConfirmedAt).not.toBeNull()
      expect(session?.claims.amr).toMatchObject([{ method: 'oauth', provider: name }])
      await walk({ auth, fake }, name)
      expect(auth.storage.tables().users).toHaveLength(1)
      expect(auth.storage.tables().identities).toHaveLength(1)
    },
  )

  it.each([
    ['which does not say who it is', null, 'access_token'],
    ['which says that it is somebody else', 'https://evil.test/login/oauth', 'error_code'],
  ])('heeds the name of a GitHub %s', async (_, issuer, told) => {
    const { auth, fake } = await withProviders()
    const start = await auth.request('/authorize?provider=github&redirect_to=http://app.test/in')
    const parameters = new URLSearchParams(fake.approve(start.headers.get('location') ?? ''))
    parameters.delete('iss')
    if (issuer !== null) parameters.set('iss', issuer)
    const back = await auth.request(`/callback?${parameters.toString()}`)
    const { hash } = new URL(back.headers.get('location') ?? '')
    expect(new URLSearchParams(hash.slice(1)).has(told)).toBe(true)
  })

  it('gives a PKCE client a code, and with the session the provider’s tokens', async () => {
    const { auth, fake } = await withProviders()
    const client = auth.createClient({ flowType: 'pkce' })
    const { data } = await client.signInWithOAuth({
      provider: 'google',
      options: { skipBrowserRedirect: true, scopes: 'calendar', queryParams: { prompt: 'consent' } },
    })
    const start = await auth.request(
      new URL(data.url ?? '').pathname.replace('/auth/v1', '') + new URL(data.url ?? '').search,
    )
    const authorizationUrl = new URL(start.headers.get('location') ?? '')
    expect(authorizationUrl.searchParams.get('scope')).toBe('openid email profile calendar')
    expect(authorizationUrl.searchParams.get('prompt')).toBe('consent')
    expect(authorizationUrl.searchParams.get('redirect_uri')).toBe('http://auth.test/auth/v1/callback')
    const parameters = fake.approve(authorizationUrl.href)
    const back = await auth.request('/callback', { method: 'POST', body: parameters })
    const target = new URL(back.headers.get('location') ?? '')
    expect(target.hash).toBe('')
    const exchanged = await client.exchangeCodeForSession(target.searchParams.get('code') ?? '')
    expect(exchanged.error).toBeNull()
    expect(exchanged.data.session).toMatchObject({
      provider_token: 'provider-token',
      provider_refresh_token: 'provider-refresh',
    })
    const replay = await auth.request(`/callback?${parameters}`)
    expect(replay.headers.get('location')).toContain('error_code=')
  })

  it('links to the account that has the address', async () => {
    const { auth, fake } = await withProviders()
    await auth.post('/signup', credentials)
    const { body } = await auth.post('/verify', { type: 'signup', token_hash: auth.mails[0]?.tokenHash })
    const { facts } = await walk({ auth, fake }, 'google')
    const session = await auth.auth.currentSession(facts.get('access_token') ?? '')
    expect(session?.userId).toBe(body.user.id)
    expect(session?.account.user.appMetadata).toEqual({ provider: 'email', providers: ['email', 'google'] })
    expect((await auth.createClient().signInWithPassword(credentials)).error).toBeNull()
  })

  it('takes from an unconfirmed account everything that somebody may have prepared', async () => {
    const { auth, fake } = await withProviders()
    await auth.createClient().signUp({ ...credentials, options: { data: { trap: true } } })
    const { facts } = await walk({ auth, fake }, 'google')
    const session = await auth.auth.currentSession(facts.get('access_token') ?? '')
    expect(session?.account.user.userMetadata).not.toHaveProperty('trap')
    expect(session?.account.identities.map(({ provider }) => provider)).toEqual(['google'])
    const { error } = await auth.createClient().signInWithPassword(credentials)
    expect(error?.code).toBe('invalid_credentials')
  })

  it('takes them also from an account whose address was only believed', async () => {
    const { auth, fake } = await withProviders({ manualLinking: true, email: { autoconfirm: true } })
    const stranger = auth.createClient()
    await stranger.signUp({ ...credentials, options: { data: { trap: true } } })
    fake.people.github.emails = [{ email: 'thief@example.com', verified: true, primary: true }]
    const { data } = await stranger.linkIdentity({
      provider: 'github',
      options: { skipBrowserRedirect: true },
    })
    await auth.request(`/callback?${fake.approve(data.url ?? '')}`)
    await stranger.mfa.enroll({ factorType: 'totp' })

    const { facts } = await walk({ auth, fake }, 'google')
    const session = await auth.auth.currentSession(facts.get('access_token') ?? '')
    expect(session?.account.user.userMetadata).not.toHaveProperty('trap')
    expect(session?.account.identities.map(({ provider }) => provider)).toEqual(['google'])
    expect(session?.account.factors).toEqual([])
    expect((await stranger.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await stranger.refreshSession()).error).not.toBeNull()
    expect((await stranger.signInWithPassword(credentials)).error?.code).toBe('invalid_credentials')
    const thief = await walk({ auth, fake }, 'github')
    const other = await auth.auth.currentSession(thief.facts.get('access_token') ?? '')
    expect(other?.userId).not.toBe(session?.userId)
  })

  it('takes them also from an anonymous user who was believed to have the address', async () => {
    const { auth, fake } = await withProviders({ anonymous: true, email: { autoconfirm: true } })
    const stranger = auth.createClient()
    await stranger.signInAnonymously()
    expect((await stranger.updateUser(credentials)).data.user?.email_confirmed_at).toBeDefined()
    await walk({ auth, fake }, 'google')
    expect((await stranger.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await stranger.signInWithPassword(credentials)).error?.code).toBe('invalid_credentials')
  })

  it.each([
    ['a provider', { google: 'ada@example.com', github: 'ada@example.com' }],
    ['a provider that knows more than one address', { google: 'ada@example.com', github: 'ada@work.test' }],
  ])('leaves an account alone whose address was proven by %s', async (_, addresses) => {
    const { auth, fake } = await withProviders({ email: { autoconfirm: true } })
    await auth.post('/signup', credentials)
    fake.people.github.emails = [
      { email: addresses.github, verified: true, primary: true },
      { email: addresses.google, verified: true, primary: false },
    ]
    await walk({ auth, fake }, 'github')
    const { facts } = await walk({ auth, fake }, 'google')
    const session = await auth.auth.currentSession(facts.get('access_token') ?? '')
    const providers = session?.account.identities.map(({ provider }) => provider)
    expect(providers).toEqual(expect.arrayContaining(['github', 'google']))
  })

  it('remembers that an address was proven when the person moves to another one at the provider', async () => {
    const { auth, fake } = await withProviders()
    await walk({ auth, fake }, 'google')
    fake.people.google.email = 'ada@new.test'
    await walk({ auth, fake }, 'google')
    const { facts } = await walk({ auth, fake }, 'github')
    const session = await auth.auth.currentSession(facts.get('access_token') ?? '')
    expect(session?.account.user.email).toBe('ada@example.com')
    const providers = session?.account.identities.map(({ provider }) => provider)
    expect(providers).toEqual(expect.arrayContaining(['google', 'github']))
  })

  it('links by no address that the provider has not verified', async () => {
    const { auth, fake } = await withProviders({ email: { autoconfirm: true } })
    await auth.createClient().signUp(credentials)
    fake.people.github.emails = [{ email: credentials.email, verified: false, primary: true }]
    const { target, facts } = await walk({ auth, fake }, 'github')
    expect(facts.get('error_code')).toBe('provider_email_needs_verification')
    expect(target.searchParams.get('error')).toBe('access_denied')
    expect(auth.storage.tables().identities).toHaveLength(1)
  })

  it('asks a new person to confirm an address that the provider has not verified', async () => {
    const { auth, fake } = await withProviders()
    fake.people.github.emails = [{ email: 'new@example.com', verified: false, primary: true }]
    const { facts } = await walk({ auth, fake }, 'github')
    expect(facts.get('error_code')).toBe('provider_email_needs_verification')
    expect(auth.mails[0]).toMatchObject({ kind: 'confirm', to: 'new@example.com' })
    await auth.post('/verify', { type: 'signup', token_hash: auth.mails[0]?.tokenHash })
    const second = await walk({ auth, fake }, 'github')
    expect(second.facts.get('access_token')).not.toBeNull()
  })

  it('believes no address that an account has only claimed at another provider', async () => {
    const { auth, fake } = await withProviders({ email: { autoconfirm: true } })
    const { data } = await auth.createClient().signUp({ ...credentials, email: 'thief@example.com' })
    const thief = data.user?.id ?? ''
    const identity = auth.storage.tables().identities[0]
    if (identity) {
      auth.storage.tables().identities.push({
        ...identity,
        id: crypto.randomUUID(),
        provider: 'github',
        subject: '666',
        email: credentials.email,
        claims: { email: credentials.email, email_verified: false },
      })
    }
    const { facts } = await walk({ auth, fake }, 'google')
    const session = await auth.auth.currentSession(facts.get('access_token') ?? '')
    expect(session?.userId ?? 'nobody').not.toBe(thief)
  })

  it('tells the application what went wrong, in query and fragment', async () => {
    const { auth } = await withProviders()
    const start = await auth.request('/authorize?provider=google&redirect_to=http://app.test/in')
    const state = new URL(start.headers.get('location') ?? '').searchParams.get('state')
    const refused = await auth.request(`/callback?error=access_denied&error_description=no&state=${state}`)
    const target = new URL(refused.headers.get('location') ?? '')
    expect(target.pathname).toBe('/in')
    expect(target.searchParams.get('error_description')).toBe('no')
    expect(target.hash).toContain('error=access_denied')
    const wrongCode = await auth.request(`/callback?code=wrong&state=${state}`)
    expect(wrongCode.headers.get('location')).toContain('error=server_error')
    expect(auth.failures).toHaveLength(1)
  })

  it.each([
    ['', 'bad_oauth_callback'],
    ['?state=nonsense', 'bad_oauth_state'],
    ['?state=8a6e0804-2bd0-4672-b79d-d97027f9071a&code=x', 'bad_oauth_state'],
  ])('sends the browser home when the state of /callback%s is not ours', async (query, code) => {
    const { auth } = await withProviders()
    const response = await auth.request(`/callback${query}`)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(new RegExp(`^http://app\\.test/\\?.*error_code=${code}`))
  })

  it('counts the lifetime of a code from its issue, not from the start of the sign-in', async () => {
    const { auth, fake } = await withProviders()
    const client = auth.createClient({ flowType: 'pkce' })
    const { data } = await client.signInWithOAuth({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    })
    const { pathname, search } = new URL(data.url ?? '')
    const start = await auth.request(pathname.replace('/auth/v1', '') + search)
    auth.clock.advance(299)
    const back = await auth.request(`/callback?${fake.approve(start.headers.get('location') ?? '')}`)
    auth.clock.advance(299)
    const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? ''
    expect((await client.exchangeCodeForSession(code)).error).toBeNull()
  })

  it('lets a state die after five minutes', async () => {
    const { auth, fake } = await withProviders()
    const start = await auth.request('/authorize?provider=google')
    const parameters = fake.approve(start.headers.get('location') ?? '')
    auth.clock.advance(301)
    const response = await auth.request(`/callback?${parameters}`)
    expect(response.headers.get('location')).toContain('error_code=bad_oauth_state')
  })

  it('cannot be told to speak to the provider in our name', async () => {
    const { auth } = await withProviders()
    const evil = 'client_id=evil&redirect_uri=http://evil.test&State=1&code_challenge_x=1&request_uri=x'
    const response = await auth.request(`/authorize?provider=github&${evil}`)
    const { searchParams } = new URL(response.headers.get('location') ?? '')
    expect(searchParams.get('client_id')).toBe('client')
    expect(searchParams.get('redirect_uri')).toBe('http://auth.test/auth/v1/callback')
    expect([...searchParams.keys()]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(State|request_uri|code_challenge_x)$/)]),
    )
  })

  it('says in JSON that a provider is not there', async () => {
    const auth = createTestAuth()
    const headers = { 'x-supabase-api-version': '2024-01-01' }
    const off = await auth.request('/authorize?provider=google', { headers })
    expect([off.status, await off.json()]).toEqual([
      400,
      { code: 'validation_failed', message: 'Unsupported provider: provider is not enabled' },
    ])
    const unknown = await auth.request('/authorize?provider=myspace', { headers })
    expect(await unknown.json()).toMatchObject({
      message: 'Unsupported provider: Provider myspace could not be found',
    })
  })

  it('signs nobody new in when sign-up is off', async () => {
    const { auth, fake } = await withProviders({ disableSignup: true })
    const { facts } = await walk({ auth, fake }, 'google')
    expect([facts.get('error'), facts.get('error_code')]).toEqual(['access_denied', 'signup_disabled'])
  })

  it('refuses somebody without any address, unless the operator allows it', async () => {
    const { auth, fake } = await withProviders()
    fake.people.facebook = { id: 'f-2', name: 'Nobody' }
    const { facts } = await walk({ auth, fake }, 'facebook')
    expect(facts.get('error_code')).toBe('provider_email_needs_verification')
    expect(auth.storage.tables().users).toEqual([])
  })
})

describe('linking identities by hand', () => {
  it('adds and removes them, and leaves at least one', async () => {
    const { auth, fake } = await withProviders({ manualLinking: true, email: { autoconfirm: true } })
    const client = auth.createClient()
    await client.signUp(credentials)
    fake.people.github.emails = [{ email: 'other@example.com', verified: true, primary: true }]
    const { data } = await client.linkIdentity({
      provider: 'github',
      options: { skipBrowserRedirect: true, redirectTo: 'http://app.test/account' },
    })
    const back = await auth.request(`/callback?${fake.approve(data.url ?? '')}`)
    expect(back.headers.get('location')).toMatch(/^http:\/\/app\.test\/account#/)
    const { data: identities } = await client.getUserIdentities()
    expect(identities?.identities.map(({ provider }) => provider)).toEqual(['email', 'github'])
    expect((await client.getUser()).data.user?.email).toBe(credentials.email)

    const again = await client.linkIdentity({ provider: 'github', options: { skipBrowserRedirect: true } })
    const refused = await auth.request(`/callback?${fake.approve(again.data.url ?? '')}`)
    expect(refused.headers.get('location')).toContain(
      'error=access_denied&error_code=identity_already_exists',
    )

    const [own, github] = identities?.identities ?? []
    if (!own || !github) throw new Error('two identities were expected')
    expect((await client.unlinkIdentity(own)).error).toBeNull()
    const { data: after } = await client.getUser()
    expect(after.user).toMatchObject({ email: 'other@example.com', app_metadata: { providers: ['github'] } })
    expect((await client.unlinkIdentity(github)).error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
    })
  })

  it('keeps an address proven that a provider has vouched for, when the provider is removed again', async () => {
    const { auth, fake } = await withProviders({ manualLinking: true, email: { autoconfirm: true } })
    const client = auth.createClient()
    await client.signUp(credentials)
    const { data } = await client.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } })
    await auth.request(`/callback?${fake.approve(data.url ?? '')}`)
    const { data: linked } = await client.getUserIdentities()
    const google = linked?.identities.find(({ provider }) => provider === 'google')
    if (!google) throw new Error('an identity was expected')
    await client.unlinkIdentity(google)
    await walk({ auth, fake }, 'google')
    expect((await client.signInWithPassword(credentials)).error).toBeNull()
  })

  it('is refused where it is off', async () => {
    const { auth } = await withProviders({ email: { autoconfirm: true } })
    const client = auth.createClient()
    await client.signUp(credentials)
    const { error } = await client.linkIdentity({
      provider: 'github',
      options: { skipBrowserRedirect: true },
    })
    expect(error).toMatchObject({
      status: 404,
      code: 'manual_linking_disabled',
      message: 'Manual linking is disabled',
    })
  })
})

describe('an ID token', () => {
  const hashed = (nonce: string) => createHash('sha256').update(nonce).digest('hex')

  it('signs in when it was made for us', async () => {
    const { auth, fake } = await withProviders()
    const token = await fake.signIdToken({ nonce: hashed('n') })
    const { data, error } = await auth
      .createClient()
      .signInWithIdToken({ provider: 'google', token, nonce: 'n' })
    expect(error).toBeNull()
    expect(data.user?.email).toBe('ada@example.com')
  })

  it.each([
    { what: 'another audience', claims: { aud: 'other' }, message: 'Bad ID token' },
    { what: 'another issuer', claims: { iss: 'https://evil.test' }, message: 'Bad ID token' },
    { what: 'another nonce', claims: { nonce: 'x' }, nonce: 'n', message: 'Nonces mismatch' },
    {
      what: 'a nonce nobody sent',
      claims: { nonce: 'x' },
      message: 'Passed nonce and nonce in id_token should either both exist or not.',
    },
    { what: 'another access token', claims: { at_hash: 'x' }, message: 'Bad ID token' },
  ])('is refused with $what', async ({ claims, nonce = '', message }) => {
    const { auth, fake } = await withProviders()
    const token = await fake.signIdToken({ ...claims })
    const body = { provider: 'google', id_token: token, access_token: 'provider-token', nonce }
    const reply = await auth.post('/token?grant_type=id_token', body)
    expect(reply).toMatchObject({ status: 400, body: { error_description: message } })
  })

  it('is read before the provider is asked, and refused for providers that are off or have none', async () => {
    const { auth } = await withProviders()
    const bad = await auth.createClient().signInWithIdToken({ provider: 'google', token: 'nonsense' })
    expect(bad.error?.message).toBe('Bad ID token')
    const github = await auth.post('/token?grant_type=id_token', { provider: 'github', id_token: 'x' })
    expect(github).toMatchObject({ status: 400, body: { error: 'invalid request' } })
    const off = createTestAuth()
    const disabled = await off.post('/token?grant_type=id_token', { provider: 'google', id_token: 'x' })
    expect(disabled).toMatchObject({ status: 400, body: { code: 'provider_disabled' } })
  })
})
