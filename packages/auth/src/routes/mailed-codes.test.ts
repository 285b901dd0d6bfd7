import { describe, expect, it } from 'vitest'
import { createTestAuth, type TestAuth } from '../testing/create-test-auth.ts'

const email = 'ada@example.com'
const credentials = { email, password: 'correct horse' }

async function confirmedUser(auth: TestAuth) {
  const client = auth.createClient()
  await client.signUp(credentials)
  await client.verifyOtp({ email, token: auth.mails.at(-1)?.code ?? '', type: 'signup' })
  auth.clock.advance(61)
  return client
}

const lastMail = (auth: TestAuth) => {
  const mail = auth.mails.at(-1)
  if (!mail) throw new Error('no mail was sent')
  return mail
}

describe('codes and links', () => {
  it('confirms a sign-up with the code, once', async () => {
    const auth = createTestAuth()
    const client = auth.createClient()
    await client.signUp(credentials)
    const { code } = lastMail(auth)
    expect(code).toMatch(/^\d{6}$/)
    const { data } = await client.verifyOtp({ email, token: code, type: 'signup' })
    expect(data.user).toMatchObject({ user_metadata: { email_verified: true } })
    expect(data.user?.email_confirmed_at).toBe(data.user?.confirmed_at)
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true })
    const again = await client.verifyOtp({ email, token: code, type: 'signup' })
    expect(again.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    })
  })

  it('mails a link to the landing page, whose token can be posted', async () => {
    const auth = createTestAuth({ redirectAllowList: ['https://*.example.com/**'] })
    const client = auth.createClient()
    await client.signUp({ ...credentials, options: { emailRedirectTo: 'https://a.example.com/x/y' } })
    const link = new URL(lastMail(auth).link)
    expect(link.origin + link.pathname).toBe('http://app.test/auth/confirm')
    expect(link.searchParams.get('redirect_to')).toBe('https://a.example.com/x/y')
    const { data } = await client.verifyOtp({
      token_hash: link.searchParams.get('token_hash') ?? '',
      type: 'email',
    })
    expect(data.session?.user.email).toBe(email)
  })

  it('follows a link by GET and hands the session over in the fragment', async () => {
    const auth = createTestAuth()
    await auth.createClient().signUp(credentials)
    const { tokenHash } = lastMail(auth)
    const response = await auth.request(
      `/verify?token=${tokenHash}&type=signup&redirect_to=http://app.test/in`,
    )
    expect(response.status).toBe(303)
    const target = new URL(response.headers.get('location') ?? '')
    expect(target.origin + target.pathname).toBe('http://app.test/in')
    const facts = new URLSearchParams(target.hash.slice(1))
    expect([...facts.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'type',
      'refresh_token',
      'sb',
      'token_type',
    ])
    expect(await auth.auth.currentSession(facts.get('access_token') ?? '')).toBeDefined()
    const again = await auth.request(`/verify?token=${tokenHash}&type=signup`)
    const failed = new URL(again.headers.get('location') ?? '')
    expect(failed.origin).toBe('http://app.test')
    expect(Object.fromEntries(new URLSearchParams(failed.hash.slice(1)))).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    })
  })

  it('sends nobody to an address that is not allowed', async () => {
    const auth = createTestAuth()
    await auth.createClient().signUp({ ...credentials, options: { emailRedirectTo: 'https://evil.test' } })
    expect(lastMail(auth).redirectTo).toBe('http://app.test')
  })

  it('signs a new person up by code, without a password', async () => {
    const auth = createTestAuth()
    const client = auth.createClient()
    const { error } = await client.signInWithOtp({ email, options: { data: { full_name: 'Ada' } } })
    expect(error).toBeNull()
    expect(lastMail(auth)).toMatchObject({ kind: 'confirm', userMetadata: { full_name: 'Ada' } })
    const { data } = await client.verifyOtp({ email, token: lastMail(auth).code, type: 'email' })
    expect(data.session?.user.user_metadata).toMatchObject({ full_name: 'Ada' })
    expect((await client.signInWithPassword({ email, password: '' })).error?.code).toBe('invalid_credentials')
  })

  it('sends a magic link to somebody it knows, also where addresses are believed', async () => {
    const auth = createTestAuth()
    const client = await confirmedUser(auth)
    await client.signInWithOtp({ email })
    expect(lastMail(auth).kind).toBe('magic-link')
    const { data } = await client.verifyOtp({ email, token: lastMail(auth).code, type: 'magiclink' })
    expect(data.session).not.toBeNull()

    const trusting = createTestAuth({ email: { autoconfirm: true } })
    const stranger = trusting.createClient()
    await stranger.signInWithOtp({ email })
    expect(trusting.storage.tables().sessions).toEqual([])
    const entered = await stranger.verifyOtp({ email, token: lastMail(trusting).code, type: 'magiclink' })
    expect(entered.data.user?.email_confirmed_at).toBeDefined()
  })

  it('signs nobody up who only wants to sign in', async () => {
    const auth = createTestAuth()
    const { error } = await auth.createClient().signInWithOtp({ email, options: { shouldCreateUser: false } })
    expect(error).toBeNull()
    expect(auth.mails).toEqual([])
    expect(auth.storage.tables().users).toEqual([])
  })

  it('keeps what an account had when its owner comes by mail for the first time, but nothing a stranger could use', async () => {
    const auth = createTestAuth({ email: { autoconfirm: true } })
    const stranger = auth.createClient()
    await stranger.signUp(credentials)
    const owner = auth.createClient()
    await owner.resetPasswordForEmail(email)
    const { data } = await owner.verifyOtp({ token_hash: lastMail(auth).tokenHash, type: 'recovery' })
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email'])
    expect((await stranger.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await stranger.signInWithPassword(credentials)).error?.code).toBe('invalid_credentials')

    await owner.updateUser({ password: 'another horse' })
    auth.clock.advance(61)
    await owner.signInWithOtp({ email })
    await owner.verifyOtp({ email, token: lastMail(auth).code, type: 'magiclink' })
    const again = await owner.signInWithPassword({ email, password: 'another horse' })
    expect(again.error).toBeNull()
  })

  it('recovers an account, answering known and unknown addresses alike, also when asked too often', async () => {
    const auth = createTestAuth()
    const client = await confirmedUser(auth)
    const before = auth.mails.length
    const known = await auth.post('/recover', { email })
    const unknown = await auth.post('/recover', { email: 'nobody@example.com' })
    expect([known.status, known.body]).toEqual([200, {}])
    expect([unknown.status, unknown.body]).toEqual([200, {}])
    expect(auth.mails.length).toBe(before + 1)
    const knownAgain = await auth.post('/recover', { email })
    const unknownAgain = await auth.post('/recover', { email: 'nobody@example.com' })
    expect(knownAgain.status).toBe(429)
    expect([unknownAgain.status, unknownAgain.body]).toEqual([429, knownAgain.body])
    const { data } = await client.verifyOtp({ token_hash: lastMail(auth).tokenHash, type: 'recovery' })
    expect(data.session).not.toBeNull()
    expect((await client.updateUser({ password: 'another horse' })).error).toBeNull()
  })

  it.each([
    ['/otp', { create_user: false }],
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
  ])('answers %s about anybody alike, up to the limits and beyond', async (path, wish) => {
    const auth = createTestAuth({ rateLimits: { email: { limit: 6, windowSeconds: 3600 } } })
    await confirmedUser(auth)
    await auth.post('/signup', { ...credentials, email: 'waits@example.com' })
    auth.clock.advance(61)
    const askAll = async () => {
      const replies = []
      for (const who of [email, 'waits@example.com', 'nobody@example.com']) {
        const { status, body, headers } = await auth.post(path, { ...wish, email: who })
        replies.push({ status, body, headers: Object.fromEntries(headers) })
      }
      return replies
    }
    const expectAlike = async () => {
      const [first, ...others] = await askAll()
      for (const other of others) expect(other).toEqual(first)
      return first?.status
    }
    const statuses = [await expectAlike(), await expectAlike()]
    auth.clock.advance(61)
    // Five of the installation's six mails an hour are counted by now; it runs out, whoever is asked about.
    await auth.post('/signup', { ...credentials, email: 'one@example.com' })
    await auth.post('/signup', { ...credentials, email: 'two@example.com' })
    statuses.push(await expectAlike())
    expect(statuses).toEqual(path === '/resend' ? [200, 200, 429] : [200, 429, 429])
  })

  it('lets a code die of age', async () => {
    const auth = createTestAuth()
    const client = auth.createClient()
    await client.signUp(credentials)
    auth.clock.advance(86_401)
    const { error } = await client.verifyOtp({ email, token: lastMail(auth).code, type: 'signup' })
    expect(error?.code).toBe('otp_expired')
  })

  it('voids every code on its way once an address is confirmed', async () => {
    const auth = createTestAuth()
    const client = auth.createClient()
    await client.signUp(credentials)
    const confirmation = lastMail(auth)
    await client.resetPasswordForEmail(email)
    const recovery = lastMail(auth)
    await client.verifyOtp({ email, token: confirmation.code, type: 'signup' })
    const { error } = await client.verifyOtp({ email, token: recovery.code, type: 'recovery' })
    expect(error?.code).toBe('otp_expired')
  })

  it('stops guessing at the code of one address, while its link goes on working', async () => {
    const auth = createTestAuth()
    const client = auth.createClient()
    await client.signUp(credentials)
    const { code, tokenHash } = lastMail(auth)
    const guesses = Array.from({ length: 21 }, (_, turn) => String(turn).padStart(6, '0'))
    const statuses: number[] = []
    for (const token of guesses.filter((guess) => guess !== code)) {
      const headers = { 'x-forwarded-for': `10.0.1.${statuses.length}` }
      statuses.push((await auth.post('/verify', { type: 'signup', email, token }, headers)).status)
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 403))
    expect((await auth.post('/verify', { type: 'signup', email, token: code })).status).toBe(429)
    expect((await client.verifyOtp({ token_hash: tokenHash, type: 'signup' })).error).toBeNull()
  })

  it('keeps links apart from what can be computed from an address and a code', async () => {
    const auth = createTestAuth()
    await auth.createClient().signUp(credentials)
    await auth.createClient().signUp({ ...credentials, email: 'bob@example.com' })
    const [first, second] = auth.storage.tables().oneTimeTokens
    expect(first?.tokenHash).not.toBe(second?.tokenHash)
    expect(JSON.stringify(auth.storage.tables())).not.toContain(`"${lastMail(auth).code}"`)
  })

  it('resends what waits for confirmation, and answers {} when nothing does', async () => {
    const auth = createTestAuth()
    const client = auth.createClient()
    await client.signUp(credentials)
    auth.clock.advance(61)
    expect((await auth.post('/resend', { type: 'signup', email })).body).toEqual({})
    expect(auth.mails).toHaveLength(2)
    expect(await auth.post('/resend', { type: 'signup', email })).toMatchObject({ status: 200, body: {} })
    expect(auth.mails).toHaveLength(2)
    const unknown = await auth.post('/resend', { type: 'signup', email: 'nobody@example.com' })
    expect([unknown.status, unknown.body]).toEqual([200, {}])
    expect((await auth.post('/resend', { type: 'email_change', email })).body).toEqual({})
    expect(auth.mails).toHaveLength(2)
  })

  it('refuses whatever needs a mail where none can be sent, for known addresses as for unknown ones', async () => {
    const auth = createTestAuth({ email: { canSend: false, autoconfirm: true } })
    const client = auth.createClient()
    await client.signUp(credentials)
    const answers = [
      await client.updateUser({ email: 'bob@example.com' }),
      await client.reauthenticate(),
      ...(await Promise.all(
        [email, 'nobody@example.com'].flatMap((address) => [
          client.resetPasswordForEmail(address),
          client.signInWithOtp({ email: address }),
          client.resend({ type: 'signup', email: address }),
        ]),
      )),
    ]
    for (const { error } of answers)
      expect(error).toMatchObject({ status: 422, code: 'email_provider_disabled' })
    expect(auth.mails).toEqual([])
    expect((await client.signInWithPassword(credentials)).error).toBeNull()
  })

  it('sends codes by phone, and to test numbers none', async () => {
    const auth = createTestAuth({ phone: { enabled: true, testOtp: { '15550001111': '123456' } } })
    const client = auth.createClient()
    const sent = await client.signInWithOtp({ phone: '+41791234567' })
    expect(sent.data.messageId).toBe('message-1')
    const code = auth.messages[0]?.code ?? ''
    const { data } = await client.verifyOtp({ phone: '+41791234567', token: code, type: 'sms' })
    expect(data.user).toMatchObject({ phone: '41791234567', email: '' })
    expect(data.user?.phone_confirmed_at).toBeDefined()
    await client.signInWithOtp({ phone: '+15550001111' })
    expect(auth.messages).toHaveLength(1)
    const test = await client.verifyOtp({ phone: '+15550001111', token: '123456', type: 'sms' })
    expect(test.data.session).not.toBeNull()
    auth.clock.advance(61)
    await client.signInWithOtp({ phone: '+41791234567' })
    auth.clock.advance(61)
    const late = await client.verifyOtp({
      phone: '+41791234567',
      token: auth.messages[1]?.code ?? '',
      type: 'sms',
    })
    expect(late.error?.code).toBe('otp_expired')
  })

  it('holds the instance to its hourly number of mails', async () => {
    const auth = createTestAuth({ rateLimits: { email: { limit: 1, windowSeconds: 3600 } } })
    await auth.createClient().signUp(credentials)
    const { error } = await auth.createClient().signUp({ ...credentials, email: 'bob@example.com' })
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    expect(auth.storage.tables().users).toHaveLength(1)
  })
})

describe('PKCE through a mailbox', () => {
  const codeFrom = async (auth: TestAuth, type: string) => {
    const { tokenHash } = lastMail(auth)
    expect(tokenHash).toMatch(/^pkce_/)
    const response = await auth.request(`/verify?token=${tokenHash}&type=${type}`)
    const target = new URL(response.headers.get('location') ?? '')
    expect(target.hash).toBe('')
    return target.searchParams.get('code') ?? ''
  }

  async function askForLink(type: 'signup' | 'magiclink' | 'recovery' | 'email_change') {
    const auth = createTestAuth({ email: { secureChange: false } })
    if (type !== 'signup') await confirmedUser(auth)
    const client = auth.createClient({ flowType: 'pkce' })
    if (type === 'signup') await client.signUp(credentials)
    if (type === 'magiclink') await client.signInWithOtp({ email })
    if (type === 'recovery') await client.resetPasswordForEmail(email)
    if (type === 'email_change') {
      await client.signInWithPassword(credentials)
      await client.updateUser({ email: 'new@example.com' })
    }
    return { auth, client }
  }

  it.each([
    ['signup', 'email/signup'],
    ['magiclink', 'magiclink'],
    ['recovery', 'recovery'],
    ['email_change', 'email_change'],
  ] as const)('exchanges the code of a %s link, once, for who started it', async (type, method) => {
    const { auth, client } = await askForLink(type)
    const code = await codeFrom(auth, type)
    const thief = await auth.post('/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: 'x'.repeat(56),
    })
    expect(thief).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } })
    const { data, error } = await client.exchangeCodeForSession(code)
    expect(error).toBeNull()
    const claims = await auth.auth.verifyAccessToken(data.session?.access_token ?? '')
    expect(claims?.amr).toMatchObject([{ method }])
    const replay = await auth.post('/token?grant_type=pkce', { auth_code: code, code_verifier: 'x' })
    expect(replay).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } })
  })

  it.each(['signup', 'magiclink', 'recovery', 'email_change'] as const)(
    'counts the lifetime of the code of a %s link from its issue, not from the request for the mail',
    async (type) => {
      const { auth, client } = await askForLink(type)
      auth.clock.advance(3600)
      const code = await codeFrom(auth, type)
      auth.clock.advance(299)
      expect((await client.exchangeCodeForSession(code)).error).toBeNull()
    },
  )

  it('lets a code die after five minutes', async () => {
    const auth = createTestAuth()
    const client = auth.createClient({ flowType: 'pkce' })
    await client.signUp(credentials)
    const code = await codeFrom(auth, 'signup')
    auth.clock.advance(301)
    expect((await client.exchangeCodeForSession(code)).error).toMatchObject({
      status: 422,
      code: 'flow_state_expired',
    })
  })

  it('gives no code away before the link was opened', async () => {
    const auth = createTestAuth()
    await auth.createClient({ flowType: 'pkce' }).signUp(credentials)
    const authCode = auth.storage.tables().flowStates[0]?.authCode
    const early = await auth.post('/token?grant_type=pkce', { auth_code: authCode, code_verifier: 'x' })
    expect(early.status).toBe(404)
  })

  it('takes the typed code as well', async () => {
    const auth = createTestAuth()
    const client = auth.createClient({ flowType: 'pkce' })
    await client.signUp(credentials)
    const { data } = await client.verifyOtp({ email, token: lastMail(auth).code, type: 'signup' })
    expect(data.session).not.toBeNull()
  })

  it('tells a failed link in the query as well', async () => {
    const auth = createTestAuth()
    const response = await auth.request('/verify?token=pkce_unknown&type=signup')
    const target = new URL(response.headers.get('location') ?? '')
    expect(target.searchParams.get('error_code')).toBe('otp_expired')
    expect(target.hash).toContain('error_code=otp_expired')
  })
})
