import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import type { UserRecord } from '../ports/records.ts'
import { createTestAuth } from '../testing/create-test-auth.ts'
import { createServiceKey } from '../testing/service-key.ts'

const credentials = { email: 'ada@example.com', password: 'correct horse' }

describe('signing up and in with a password', () => {
  it('gives a session at once where addresses are believed', async () => {
    const { createClient } = createTestAuth({ email: { autoconfirm: true } })
    const client = createClient()
    const { data, error } = await client.signUp({
      ...credentials,
      options: { data: { full_name: 'Ada' } },
    })
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe('ada@example.com')
    expect(data.user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ada', email_verified: true },
      is_anonymous: false,
    })
    expect(data.user?.identities?.[0]).toMatchObject({
      provider: 'email',
      id: data.user?.id,
      identity_data: { sub: data.user?.id, email: 'ada@example.com', full_name: 'Ada' },
    })
    const { data: own } = await client.getUser()
    expect(own.user?.id).toBe(data.user?.id)
  })

  it('gives no session before the address is confirmed, and says so only to who knows the password', async () => {
    const { createClient, mails } = createTestAuth()
    const client = createClient()
    const { data } = await client.signUp(credentials)
    expect(data.session).toBeNull()
    expect(data.user?.confirmation_sent_at).toBeDefined()
    expect(mails).toHaveLength(1)
    const right = await client.signInWithPassword(credentials)
    expect(right.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })
    const wrong = await client.signInWithPassword({ ...credentials, password: 'wrong horse' })
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials', message: 'Invalid login credentials' })
  })

  it('answers a stranger who asks for a confirmed address as if it were free, and tells the mailbox', async () => {
    const { createClient, mails, clock, storage } = createTestAuth()
    const client = createClient()
    const first = await client.signUp(credentials)
    await client.verifyOtp({ email: credentials.email, token: mails[0]?.code ?? '', type: 'email' })
    const before = structuredClone(storage.tables())
    clock.advance(61)
    const { data, error } = await createClient().signUp({ ...credentials, password: 'another horse' })
    expect(error).toBeNull()
    expect(data.user?.id).not.toBe(first.data.user?.id)
    expect(data.user?.identities?.[0]).toMatchObject({ provider: 'email', user_id: data.user?.id })
    expect(mails).toHaveLength(2)
    expect(mails[1]).toMatchObject({
      kind: 'already-registered',
      to: credentials.email,
      code: '',
      tokenHash: '',
      link: 'http://app.test',
    })
    expect(storage.tables()).toEqual(before)
  })

  it('sends the confirmation again to an unconfirmed account, once a minute, and changes nothing else', async () => {
    const { createClient, mails, clock, storage } = createTestAuth()
    const client = createClient()
    await client.signUp({ ...credentials, options: { data: { full_name: 'Ada' } } })
    const before = storage.tables().users.map(withoutTimes)
    const tooSoon = await client.signUp({ ...credentials, password: 'another horse' })
    expect(tooSoon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    expect(tooSoon.error?.message).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    )
    clock.advance(61)
    const again = await client.signUp({ ...credentials, password: 'another horse' })
    expect(again.data.user?.user_metadata).toEqual({})
    expect(mails.map(({ kind }) => kind)).toEqual(['confirm', 'confirm'])
    expect(storage.tables().users.map(withoutTimes)).toEqual(before)
  })

  it.each(['nobody', 'somebody who waits', 'somebody who was invited', 'somebody'])(
    'answers the same to the letter when %s has the address',
    async (who) => {
      const { post, clock, mails } = createTestAuth()
      const ask = async (email: string) =>
        post('/signup', { email, password: 'another horse', data: { full_name: 'Eve' } })
      if (who === 'somebody who was invited') {
        const headers = { authorization: `Bearer ${await createServiceKey()}` }
        await post('/invite', { email: 'known@example.com' }, headers)
      } else if (who !== 'nobody') {
        await post('/signup', { email: 'known@example.com', password: 'correct horse', data: { a: 1 } })
      }
      if (who === 'somebody') await post('/verify', { type: 'signup', token_hash: mails[0]?.tokenHash })
      clock.advance(61)
      const known = await ask('known@example.com')
      const fresh = await ask('fresh@example.com')
      expect([known.status, [...known.headers.keys()]]).toEqual([fresh.status, [...fresh.headers.keys()]])
      expect(inGeneral(known.body)).toBe(inGeneral(fresh.body))
    },
  )

  it('says that a user is registered where addresses are believed, even one who never confirmed', async () => {
    const { createClient } = createTestAuth({ email: { autoconfirm: true } })
    await createClient().signUp(credentials)
    const { error } = await createClient().signUp(credentials)
    expect(error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    })
  })

  it('finds the address of a linked identity taken as well', async () => {
    const { createClient, storage } = createTestAuth({ email: { autoconfirm: true } })
    await createClient().signUp(credentials)
    const identity = storage.tables().identities[0]
    if (identity) identity.email = 'other@example.com'
    const { error } = await createClient().signUp({ ...credentials, email: 'other@example.com' })
    expect(error?.code).toBe('user_already_exists')
  })

  it('makes one account when two sign up at the same moment', async () => {
    const { post, storage } = createTestAuth({ email: { autoconfirm: true } })
    const replies = await Promise.all([post('/signup', credentials), post('/signup', credentials)])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(storage.tables().users).toHaveLength(1)
  })

  it('keeps nothing when what belongs to every account cannot be created', async () => {
    const { post, storage, failures } = createTestAuth({
      email: { autoconfirm: true },
      onUserCreated: async () => {
        throw new Error('no workspace')
      },
    })
    expect((await post('/signup', credentials)).status).toBe(500)
    expect(storage.tables().users).toEqual([])
    expect(failures).toHaveLength(1)
  })

  it('checks in the order of the contract', async () => {
    const { post } = createTestAuth({ phone: { enabled: false } })
    const codeOf = async (body: unknown) => (await post('/signup', body)).body
    expect(await codeOf({ email: 'a@b.c' })).toMatchObject({ message: 'Signup requires a valid password' })
    expect(await codeOf({ email: 'no address', password: 'tiny!' })).toMatchObject({
      code: 'weak_password',
      message: 'Password should be at least 6 characters.',
      weak_password: { reasons: ['length'] },
    })
    expect(await codeOf({ email: 'a@b.c', password: 'x'.repeat(73) })).toMatchObject({
      code: 'validation_failed',
      message: 'Password cannot be longer than 72 characters',
    })
    expect(await codeOf({ email: 'a@b.c', phone: '1', password: 'long enough' })).toMatchObject({
      message: 'Only an email address or phone number should be provided on signup.',
    })
    expect(await codeOf({ email: 'no address', password: 'long enough', code_challenge: 'x' })).toMatchObject(
      { message: 'PKCE flow requires code_challenge_method and code_challenge' },
    )
    expect(await codeOf({ phone: 'no number', password: 'long enough' })).toMatchObject({
      code: 'phone_provider_disabled',
    })
    expect(await codeOf({ email: 'no address', password: 'long enough' })).toMatchObject({
      message: 'Unable to validate email address: invalid format',
    })
    expect(await codeOf({ email: 'a@b.c', password: 'password123' })).toMatchObject({
      weak_password: { reasons: ['pwned'] },
    })
  })

  it('refuses everybody when sign-up is off', async () => {
    const { post } = createTestAuth({ disableSignup: true, anonymous: true })
    expect((await post('/signup', credentials)).body).toMatchObject({
      code: 'signup_disabled',
      message: 'Signups not allowed for this instance',
    })
    expect((await post('/signup', {})).body.code).toBe('signup_disabled')
  })

  it('answers an unknown user and a wrong password with the same words', async () => {
    const { post } = createTestAuth({ email: { autoconfirm: true } })
    await post('/signup', credentials)
    const wrong = await post('/token?grant_type=password', { ...credentials, password: 'wrong horse' })
    const unknown = await post('/token?grant_type=password', {
      ...credentials,
      email: 'nobody@example.com',
    })
    expect(wrong.status).toBe(400)
    expect(unknown.status).toBe(wrong.status)
    expect(unknown.body).toEqual(wrong.body)
  })

  it(
    'stops guessing at one account after twenty tries, from however many addresses, known or not',
    { tags: ['thorough'] },
    async () => {
      const { post, clock, createClient, mails } = createTestAuth()
      await post('/signup', credentials)
      await post('/verify', { type: 'signup', token_hash: mails[0]?.tokenHash })
      for (const email of [credentials.email, 'nobody@example.com']) {
        const statuses: number[] = []
        for (let turn = 0; turn < 22; turn += 1) {
          const headers = { 'x-forwarded-for': `10.0.0.${turn}` }
          const reply = await post(
            '/token?grant_type=password',
            { email, password: `guess ${turn}` },
            headers,
          )
          statuses.push(reply.status)
        }
        expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429, 429])
      }
      expect((await post('/token?grant_type=password', credentials)).status).toBe(429)
      const client = createClient()
      await client.signInWithOtp({ email: credentials.email })
      const { data } = await client.verifyOtp({
        email: credentials.email,
        token: mails.at(-1)?.code ?? '',
        type: 'email',
      })
      expect(data.session).not.toBeNull()
      clock.advance(3601)
      expect((await post('/token?grant_type=password', credentials)).status).toBe(200)
    },
  )

  it('lets no more than twenty wrong passwords through when they all come at once', async () => {
    const { post } = createTestAuth({ email: { autoconfirm: true } })
    await post('/signup', credentials)
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, turn) =>
        post('/token?grant_type=password', { ...credentials, password: `guess ${turn}` }),
      ),
    )
    const tried = replies.filter(({ status }) => status === 400)
    expect(tried.length).toBeLessThanOrEqual(20)
  })

  it('limits sign-ins from one address', async () => {
    const { post } = createTestAuth({ rateLimits: { token: { limit: 2, windowSeconds: 300 } } })
    const ask = () =>
      post('/token?grant_type=refresh_token', { refresh_token: 'x' }, { 'x-forwarded-for': '1.2.3.4' })
    expect([(await ask()).status, (await ask()).status]).toEqual([400, 400])
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
  })

  it('keeps a banned user out, signed in or not', async () => {
    const { createClient, storage, clock } = createTestAuth({ email: { autoconfirm: true } })
    const client = createClient()
    await client.signUp(credentials)
    const user = storage.tables().users[0]
    if (user) user.bannedUntil = new Date(clock.now().getTime() + 60_000)
    expect((await client.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' })
    expect((await client.refreshSession()).error).toMatchObject({ status: 400, code: 'user_banned' })
    expect((await client.signInWithPassword(credentials)).error).toMatchObject({
      status: 400,
      code: 'user_banned',
    })
  })

  it('refuses a banned user before the password is looked at, which costs them no tries', async () => {
    const { post, storage } = createTestAuth({ email: { autoconfirm: true } })
    await post('/signup', credentials)
    const setBan = (until: Date | null) => {
      for (const user of storage.tables().users) user.bannedUntil = until
    }
    setBan(new Date('2100-01-01'))
    for (let turn = 0; turn < 25; turn += 1) {
      const reply = await post('/token?grant_type=password', { ...credentials, password: `guess ${turn}` })
      expect([reply.status, reply.body]).toEqual([400, { code: 'user_banned', message: 'User is banned' }])
    }
    setBan(null)
    expect((await post('/token?grant_type=password', credentials)).status).toBe(200)
  })

  it(
    'costs a password check for an unknown user too, so that the time it takes tells nothing',
    { tags: ['thorough'] },
    async () => {
      const { post } = createTestAuth({ email: { autoconfirm: true } })
      await post('/signup', credentials)
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
      const ask = async (email: string) => {
        const start = performance.now()
        await post('/token?grant_type=password', { email, password: 'wrong horse' })
        return performance.now() - start
      }
      await ask('first@example.com')
      for (let turn = 0; turn < 9; turn += 1) {
        times.known.push(await ask(credentials.email))
        times.unknown.push(await ask(`nobody-${turn}@example.com`))
      }
      // Without the check an unknown user is answered a hundred times faster. The exact times are the bench's business.
      expect(medianOf(times.unknown)).toBeGreaterThan(medianOf(times.known) / 3)
    },
  )

  it('lets nobody in whose password was changed while it was checked', async () => {
    const { post, request, storage } = createTestAuth({ email: { autoconfirm: true } })
    const { body } = await post('/signup', credentials)
    const startSession = storage.startSession
    // The password has been found right by now.
    storage.startSession = async (...details) => {
      const changed = await request('/user', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${body.access_token}` },
        body: JSON.stringify({ password: 'another horse' }),
      })
      expect(changed.status).toBe(200)
      return startSession(...details)
    }
    const late = await post('/token?grant_type=password', credentials)
    expect([late.status, late.body.code]).toEqual([400, 'invalid_credentials'])
    expect(storage.tables().sessions).toHaveLength(1)
  })

  it('tells somebody whose password has become weak', async () => {
    const { createClient, storage } = createTestAuth({ email: { autoconfirm: true } })
    await createClient().signUp(credentials)
    const user = storage.tables().users[0]
    if (user) user.passwordHash = await hash('password123')
    const { data } = await createClient().signInWithPassword({ ...credentials, password: 'password123' })
    expect(data.weakPassword?.reasons).toEqual(['pwned'])
  })

  it('signs in by phone, whose users have an empty e-mail', async () => {
    const { createClient, messages } = createTestAuth({ phone: { enabled: true } })
    const client = createClient()
    const phone = '+41 79 123 45 67'
    const { data } = await client.signUp({ phone, password: credentials.password })
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ phone: '41791234567', email: '' })
    const early = await client.signInWithPassword({ phone, password: credentials.password })
    expect(early.error?.code).toBe('phone_not_confirmed')
    await client.verifyOtp({ phone, token: messages[0]?.code ?? '', type: 'sms' })
    const later = await client.signInWithPassword({ phone, password: credentials.password })
    expect(later.data.session).not.toBeNull()
  })
})

const withoutTimes = ({ confirmationSentAt: _sent, updatedAt: _updated, ...rest }: UserRecord) => rest

/** Ids are numbered as they come, so that it still shows which are the same; all times are one moment. */
function inGeneral(body: unknown) {
  const ids: string[] = []
  return JSON.stringify(body)
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      if (!ids.includes(id)) ids.push(id)
      return `id ${ids.indexOf(id)}`
    })
    .replaceAll(/(known|fresh)@/g, 'who@')
}

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
