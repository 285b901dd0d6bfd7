import { describe, expect, it } from 'vitest'
import { createTestAuth, type TestAuth } from '../testing/create-test-auth.ts'
import { createFakeProviders, fakeProviderSettings } from '../testing/fake-providers.ts'
import { createServiceKey } from '../testing/service-key.ts'

const email = 'victim@example.com'
const strangers = { email, password: 'a stranger waits' }
const owners = { email, password: 'the owner comes' }

describe('an account that a stranger prepared on an address', () => {
  it('becomes what its owner signs up for, once they confirm', async () => {
    const auth = await prepare()
    await auth.post('/signup', { ...owners, data: { full_name: 'Victoria' } })
    expect(lastMail(auth).userMetadata).toEqual({ full_name: 'Victoria' })
    const { body } = await auth.post('/verify', { type: 'signup', token_hash: lastMail(auth).tokenHash })
    expect(body.user.user_metadata).toEqual({ full_name: 'Victoria', email_verified: true })
    expect(body.user.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    expect(body.user.identities).toMatchObject([{ provider: 'email', id: body.user.id }])
    expect(body.user.identities[0].identity_data).toEqual({
      full_name: 'Victoria',
      sub: body.user.id,
      email,
      email_verified: true,
      phone_verified: false,
    })
    expect(await signInCodes(auth)).toEqual(['invalid_credentials', 'ok'])
  })

  it('is told to nobody: until then the old password is still the one that waits', async () => {
    const auth = await prepare()
    await auth.post('/signup', owners)
    expect(await signInCodes(auth)).toEqual(['email_not_confirmed', 'invalid_credentials'])
  })

  it('keeps no password when its owner comes by code', async () => {
    const auth = await prepare()
    await auth.post('/otp', { email })
    const { body } = await auth.post('/verify', { type: 'email', email, token: lastMail(auth).code })
    expect(body.user.user_metadata).toEqual({ email_verified: true })
    expect(await signInCodes(auth)).toEqual(['invalid_credentials', 'invalid_credentials'])
  })

  it.each([
    ['asks for the mail again', (auth: TestAuth) => auth.post('/resend', { type: 'signup', email })],
    [
      'is invited meanwhile',
      async (auth: TestAuth) =>
        auth.post('/invite', { email }, { authorization: `Bearer ${await createServiceKey()}` }),
    ],
  ])('lets no stranger in when its owner signs up and %s', async (_, act) => {
    const auth = await prepare()
    await auth.post('/signup', owners)
    auth.clock.advance(61)
    const before = auth.mails.length
    expect((await act(auth)).status).toBe(200)
    expect(auth.mails).toHaveLength(before + 1)
    const link = await auth.request(`/verify?type=signup&token=${lastMail(auth).tokenHash}`)
    expect(link.headers.get('location')).toContain('access_token=')
    expect((await signInCodes(auth))[0]).toBe('invalid_credentials')
  })

  it('has the password of its owner when they asked for the mail again', async () => {
    const auth = await prepare()
    await auth.post('/signup', owners)
    auth.clock.advance(61)
    await auth.post('/resend', { type: 'signup', email })
    await auth.post('/verify', { type: 'signup', token_hash: lastMail(auth).tokenHash })
    expect(await signInCodes(auth)).toEqual(['invalid_credentials', 'ok'])
  })

  it('keeps no password when its owner accepts an invitation', async () => {
    const auth = await prepare()
    await auth.post('/invite', { email }, { authorization: `Bearer ${await createServiceKey()}` })
    await auth.post('/verify', { type: 'invite', token_hash: lastMail(auth).tokenHash })
    expect(await signInCodes(auth)).toEqual(['invalid_credentials', 'invalid_credentials'])
  })

  it('takes the password that an admin gives along with the link', async () => {
    const auth = await prepare()
    const headers = { authorization: `Bearer ${await createServiceKey()}` }
    const { body } = await auth.post('/admin/generate_link', { type: 'signup', ...owners }, headers)
    await auth.post('/verify', { type: 'signup', token_hash: body.hashed_token })
    expect(await signInCodes(auth)).toEqual(['invalid_credentials', 'ok'])
  })

  it('keeps no password when its owner accepts an invitation at a provider', async () => {
    const fake = await createFakeProviders()
    Object.assign(fake.people.google, { email })
    const auth = await prepare({ providers: fakeProviderSettings, fetch: fake.fetch })
    await auth.post('/invite', { email }, { authorization: `Bearer ${await createServiceKey()}` })
    await walk(auth, fake, `google&invite_token=${lastMail(auth).tokenHash}`)
    expect(auth.storage.tables().sessions).toHaveLength(1)
    expect(auth.storage.tables().identities.map(({ provider }) => provider)).toEqual(['email', 'google'])
    expect((await signInCodes(auth))[0]).toBe('invalid_credentials')
  })

  it('keeps no identity at a provider, even if its stranger comes again before the owner confirms', async () => {
    const fake = await createFakeProviders()
    fake.people.github.emails.splice(0, 1, { email, verified: false, primary: true })
    const auth = createTestAuth({ providers: fakeProviderSettings, fetch: fake.fetch })
    await walk(auth, fake, 'github')
    auth.clock.advance(61)
    await auth.post('/signup', owners)
    await walk(auth, fake, 'github')
    expect(auth.mails.map(({ kind }) => kind)).toEqual(['confirm', 'confirm', 'confirm'])
    await auth.post('/verify', { type: 'signup', token_hash: lastMail(auth).tokenHash })
    expect(auth.storage.tables().identities.map(({ provider }) => provider)).toEqual(['email'])
    expect(await signInCodes(auth)).toEqual(['invalid_credentials', 'ok'])
  })

  it('becomes what its owner signs up for by phone as well', async () => {
    const auth = createTestAuth({ phone: { enabled: true } })
    const phone = '+41791234567'
    const ask = async (path: string, password: string) => auth.post(path, { phone, password })
    await ask('/signup', strangers.password)
    auth.clock.advance(61)
    await ask('/signup', owners.password)
    const token = auth.messages.at(-1)?.code
    const { body } = await auth.post('/verify', { type: 'sms', phone, token })
    expect(body.user).toMatchObject({ phone: '41791234567', identities: [{ provider: 'phone' }] })
    expect((await ask('/token?grant_type=password', strangers.password)).status).toBe(400)
    expect((await ask('/token?grant_type=password', owners.password)).status).toBe(200)
  })
})

it('lets somebody who signed up twice in with the password that they confirmed', async () => {
  const { post, mails, clock } = createTestAuth()
  const [first, second] = [
    { email, password: 'first try horse' },
    { email, password: 'second try horse' },
  ]
  await post('/signup', first)
  clock.advance(61)
  await post('/signup', second)
  expect((await post('/verify', { type: 'signup', token_hash: mails[0]?.tokenHash })).status).toBe(403)
  expect((await post('/verify', { type: 'signup', token_hash: mails[1]?.tokenHash })).status).toBe(200)
  expect((await post('/token?grant_type=password', first)).body.code).toBe('invalid_credentials')
  expect((await post('/token?grant_type=password', second)).status).toBe(200)
})

/** A stranger has signed up long ago and never confirmed. */
async function prepare(options: Parameters<typeof createTestAuth>[0] = {}): Promise<TestAuth> {
  const auth = createTestAuth(options)
  await auth.post('/signup', { ...strangers, data: { full_name: 'Mallory', plan: 'mine' } })
  auth.clock.advance(90 * 86_400)
  return auth
}

/** The browser's way: to the provider, and back to us. */
async function walk(auth: TestAuth, fake: Awaited<ReturnType<typeof createFakeProviders>>, query: string) {
  const start = await auth.request(`/authorize?provider=${query}`)
  await auth.request(`/callback?${fake.approve(start.headers.get('location') ?? '')}`)
}

function lastMail({ mails }: TestAuth) {
  const mail = mails.at(-1)
  if (!mail) throw new Error('no mail was sent')
  return mail
}

/** How the stranger's password and the owner's fare, in this order. */
async function signInCodes({ post }: TestAuth): Promise<string[]> {
  const codes = []
  for (const credentials of [strangers, owners]) {
    codes.push((await post('/token?grant_type=password', credentials)).body.code ?? 'ok')
  }
  return codes
}
