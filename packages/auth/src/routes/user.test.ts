import { describe, expect, it } from 'vitest'
import { createTestAuth, type TestAuth } from '../testing/create-test-auth.ts'

const credentials = { email: 'ada@example.com', password: 'correct horse' }

async function signedIn(auth: TestAuth) {
  const client = auth.createClient()
  await client.signUp(credentials)
  return client
}

const trusting = { email: { autoconfirm: true } }

describe('the signed-in user', () => {
  it('merges what it is told about itself, and forgets what is null', async () => {
    const client = await signedIn(createTestAuth(trusting))
    await client.updateUser({ data: { city: 'Bern', age: 3 } })
    const { data } = await client.updateUser({ data: { age: null } })
    expect(data.user?.user_metadata).toEqual({ email_verified: true, city: 'Bern' })
  })

  it('changes its password, which signs every other device out', async () => {
    const auth = createTestAuth(trusting)
    const client = await signedIn(auth)
    const other = auth.createClient()
    await other.signInWithPassword(credentials)
    const same = await client.updateUser({ password: credentials.password })
    expect(same.error).toMatchObject({ status: 422, code: 'same_password' })
    const { error } = await client.updateUser({ password: 'another horse' })
    expect(error).toBeNull()
    expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await client.getUser()).error).toBeNull()
    expect((await other.signInWithPassword(credentials)).error?.code).toBe('invalid_credentials')
  })

  it('changes its password once when two devices do so at the same time, and the one that did stays', async () => {
    const auth = createTestAuth(trusting)
    const devices = [await signedIn(auth), auth.createClient()]
    await devices[1]?.signInWithPassword(credentials)
    const passwords = ['first horse', 'second horse']
    const answers = await Promise.all(
      devices.map((device, index) => device.updateUser({ password: passwords[index] ?? '' })),
    )
    const changed = answers.findIndex(({ error }) => error === null)
    expect(answers.map(({ error }) => error?.name)).toEqual(
      answers.map((_, index) => (index === changed ? undefined : 'AuthSessionMissingError')),
    )
    expect((await devices[changed]?.getUser())?.error).toBeNull()
    const attempts = await Promise.all(
      passwords.map((password) => auth.createClient().signInWithPassword({ ...credentials, password })),
    )
    expect(attempts.map(({ error }) => error === null)).toEqual(
      passwords.map((_, index) => index === changed),
    )
  })

  it('changes its password once when two of its tabs do so at the same time', async () => {
    const auth = createTestAuth(trusting)
    const client = await signedIn(auth)
    const token = (await client.getSession()).data.session?.access_token ?? ''
    const answers = await Promise.all(
      ['first horse', 'second horse'].map((password) =>
        auth.request('/user', {
          method: 'PUT',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ password }),
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('voids every code on its way when it changes its password', async () => {
    const auth = createTestAuth({ ...trusting, phone: { enabled: true } })
    const client = await signedIn(auth)
    await client.resetPasswordForEmail(credentials.email)
    await client.updateUser({ email: 'new@example.com', phone: '+41791234567' })
    await client.reauthenticate()
    expect(
      auth.storage
        .tables()
        .oneTimeTokens.map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['email-change-current', 'email-change-new', 'phone-change', 'reauthentication', 'recovery'])
    expect((await client.updateUser({ password: 'another horse' })).error).toBeNull()
    expect(auth.storage.tables().oneTimeTokens).toEqual([])
    for (const { tokenHash } of auth.mails.filter((mail) => mail.tokenHash !== '')) {
      const { body } = await auth.post('/verify', { type: 'recovery', token_hash: tokenHash })
      expect(body.code).toBe('otp_expired')
    }
  })

  it('asks for the current password where the operator wants that', async () => {
    const client = await signedIn(createTestAuth({ ...trusting, requireCurrentPassword: true }))
    const without = await client.updateUser({ password: 'another horse' })
    expect(without.error).toMatchObject({ status: 400, code: 'current_password_required' })
    const wrong = await client.updateUser({ password: 'another horse', current_password: 'nonsense' })
    expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid' })
    const right = await client.updateUser({
      password: 'another horse',
      current_password: credentials.password,
    })
    expect(right.error).toBeNull()
  })

  it('asks for a mailed code when the session is older than a day and the operator wants that', async () => {
    const auth = createTestAuth({ ...trusting, reauthForPassword: true, jwt: { expSeconds: 200_000 } })
    const client = await signedIn(auth)
    auth.clock.advance(86_401)
    const without = await client.updateUser({ password: 'another horse' })
    expect(without.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    expect((await client.reauthenticate()).error).toBeNull()
    const mail = auth.mails.at(-1)
    expect(mail).toMatchObject({ kind: 'reauthentication', link: '', to: credentials.email })
    const wrong = await client.updateUser({ password: 'another horse', nonce: 'nonsense' })
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
    const right = await client.updateUser({ password: 'another horse', nonce: mail?.code ?? '' })
    expect(right.error).toBeNull()
  })

  it('may not give itself rights', async () => {
    const auth = createTestAuth(trusting)
    const client = await signedIn(auth)
    const { data } = await client.getSession()
    const response = await auth.request('/user', {
      method: 'PUT',
      headers: { authorization: `Bearer ${data.session?.access_token}` },
      body: JSON.stringify({ app_metadata: { admin: true } }),
    })
    expect(response.status).toBe(403)
    expect(response.headers.get('x-sb-error-code')).toBe('not_admin')
  })

  it('is refused facts that would not fit into a token', async () => {
    const client = await signedIn(createTestAuth(trusting))
    const { error } = await client.updateUser({ data: { story: 'x'.repeat(9000) } })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
    await client.updateUser({ data: { one: 'x'.repeat(5000) } })
    const second = await client.updateUser({ data: { two: 'x'.repeat(5000) } })
    expect(second.error).toMatchObject({ status: 400, code: 'validation_failed' })
  })
})

describe('a change of address', () => {
  it('needs both mailboxes', async () => {
    const auth = createTestAuth()
    const client = auth.createClient()
    await client.signUp(credentials)
    await client.verifyOtp({ email: credentials.email, token: auth.mails[0]?.code ?? '', type: 'signup' })
    const { data } = await client.updateUser({ email: 'New@Example.com' })
    expect(data.user).toMatchObject({ email: credentials.email, new_email: 'new@example.com' })
    const [, toCurrent, toNew] = auth.mails
    expect([toCurrent?.to, toNew?.to]).toEqual([credentials.email, 'new@example.com'])
    expect(toNew).toMatchObject({ kind: 'email-change', newEmail: 'new@example.com' })
    const first = await auth.post('/verify', { type: 'email_change', token_hash: toNew?.tokenHash })
    expect(first.body).toEqual({
      msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      code: '200',
    })
    expect((await client.getUser()).data.user?.email).toBe(credentials.email)
    const second = await client.verifyOtp({
      email: credentials.email,
      token: toCurrent?.code ?? '',
      type: 'email_change',
    })
    expect(second.data.user).toMatchObject({ email: 'new@example.com' })
    expect(second.data.user?.new_email).toBeUndefined()
    expect(second.data.user?.identities?.[0]?.identity_data).toMatchObject({
      email: 'new@example.com',
      email_verified: true,
    })
  })

  it('needs the new mailbox alone where the operator says so, and the code can be typed', async () => {
    const auth = createTestAuth({ email: { autoconfirm: true, secureChange: false } })
    const client = await signedIn(auth)
    await client.updateUser({ email: 'new@example.com' })
    expect(auth.mails.map(({ to }) => to)).toEqual(['new@example.com'])
    const { data } = await client.verifyOtp({
      email: 'new@example.com',
      token: auth.mails[0]?.code ?? '',
      type: 'email_change',
    })
    expect(data.user?.email).toBe('new@example.com')
  })

  it('is refused when the address is taken, now or by the time it is confirmed', async () => {
    const auth = createTestAuth({ email: { autoconfirm: true, secureChange: false } })
    const client = await signedIn(auth)
    await client.updateUser({ email: 'late@example.com' })
    await auth.createClient().signUp({ ...credentials, email: 'late@example.com' })
    const late = await client.verifyOtp({
      email: 'late@example.com',
      token: auth.mails[0]?.code ?? '',
      type: 'email_change',
    })
    expect(late.error).toMatchObject({ status: 422, code: 'email_exists' })
    const now = await client.updateUser({ email: 'late@example.com' })
    expect(now.error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  it('can be asked for again', async () => {
    const auth = createTestAuth({ email: { autoconfirm: true, secureChange: false } })
    const client = await signedIn(auth)
    await client.updateUser({ email: 'new@example.com' })
    const { error } = await client.resend({ type: 'email_change', email: credentials.email })
    expect(error).toBeNull()
    expect(auth.mails).toHaveLength(2)
    const stale = await client.verifyOtp({
      email: 'new@example.com',
      token: auth.mails[0]?.code ?? '',
      type: 'email_change',
    })
    expect(stale.error?.code).toBe('otp_expired')
  })
})

describe('a change of phone number', () => {
  it('is confirmed with a code', async () => {
    const auth = createTestAuth({ ...trusting, phone: { enabled: true } })
    const client = await signedIn(auth)
    const { data } = await client.updateUser({ phone: '+41791234567' })
    expect(data.user).toMatchObject({ phone: '', new_phone: '41791234567' })
    const code = auth.messages[0]?.code ?? ''
    const confirmed = await client.verifyOtp({ phone: '+41791234567', token: code, type: 'phone_change' })
    expect(confirmed.data.user).toMatchObject({
      phone: '41791234567',
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    })
  })
})
