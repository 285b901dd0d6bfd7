import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { createTestAuth } from '../testing/create-test-auth.ts'
import { createServiceKey } from '../testing/service-key.ts'

async function withAdmin(settings: Parameters<typeof createTestAuth>[0] = {}) {
  const auth = createTestAuth(settings)
  const key = await createServiceKey()
  const { admin } = auth.createClient({ headers: { Authorization: `Bearer ${key}` } })
  return { auth, admin, headers: { authorization: `Bearer ${key}` } }
}

const email = 'ada@example.com'
const password = 'correct horse'

describe('administration', () => {
  it('is closed to everybody else', async () => {
    const { auth } = await withAdmin({ email: { autoconfirm: true } })
    expect((await auth.request('/admin/users')).status).toBe(401)
    const client = auth.createClient()
    await client.signUp({ email, password })
    const { data } = await client.getSession()
    const headers = { authorization: `Bearer ${data.session?.access_token}` }
    for (const path of ['/admin/users', '/admin/generate_link', '/invite']) {
      expect(await auth.post(path, {}, headers)).toMatchObject({ status: 403, body: { code: 'not_admin' } })
    }
  })

  it('creates, reads, changes and deletes users', async () => {
    const { auth, admin } = await withAdmin()
    const { data, error } = await admin.createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { full_name: 'Ada' },
      app_metadata: { team: 'a' },
    })
    expect(error).toBeNull()
    const id = data.user?.id ?? ''
    expect(data.user).toMatchObject({
      email,
      app_metadata: { provider: 'email', providers: ['email'], team: 'a' },
      user_metadata: { full_name: 'Ada' },
    })
    expect((await auth.createClient().signInWithPassword({ email, password })).error).toBeNull()
    expect((await admin.getUserById(id)).data.user?.email).toBe(email)
    const changed = await admin.updateUserById(id, {
      email: 'new@example.com',
      password: 'another horse',
      app_metadata: { team: null, plan: 'pro' },
    })
    expect(changed.data.user).toMatchObject({ email: 'new@example.com' })
    expect(changed.data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'], plan: 'pro' })
    expect(auth.storage.tables().sessions).toEqual([])
    expect((await admin.deleteUser(id)).error).toBeNull()
    expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  it('bans for a while and lifts the ban', async () => {
    const { auth, admin } = await withAdmin()
    const { data } = await admin.createUser({ email, password, email_confirm: true })
    const id = data.user?.id ?? ''
    await admin.updateUserById(id, { ban_duration: '1h30m' })
    const banned = await auth.createClient().signInWithPassword({ email, password })
    expect(banned.error?.code).toBe('user_banned')
    await admin.updateUserById(id, { ban_duration: 'none' })
    expect((await auth.createClient().signInWithPassword({ email, password })).error).toBeNull()
    const { error } = await admin.updateUserById(id, { ban_duration: 'a while' })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it('imports a hash, and refuses an address that is taken', async () => {
    const { auth, admin } = await withAdmin()
    await admin.createUser({ email, password_hash: await hash(password), email_confirm: true })
    expect((await auth.createClient().signInWithPassword({ email, password })).error).toBeNull()
    expect((await admin.createUser({ email, password })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    })
    const plain = await admin.createUser({ email: 'b@example.com', password_hash: 'plain' })
    expect(plain.error?.code).toBe('validation_failed')
  })

  it('leaves a shell after a soft delete, which frees the address', async () => {
    const { auth, admin } = await withAdmin()
    const { data } = await admin.createUser({ email, password, email_confirm: true })
    await admin.deleteUser(data.user?.id ?? '', true)
    expect(auth.storage.tables().users[0]).toMatchObject({ email: null, passwordHash: null })
    expect(auth.storage.tables().users[0]?.deletedAt).not.toBeNull()
    expect((await admin.getUserById(data.user?.id ?? '')).error?.code).toBe('user_not_found')
    expect((await admin.createUser({ email, password })).error).toBeNull()
  })

  it('lists users with their id and e-mail', async () => {
    const { admin } = await withAdmin()
    const created = [
      await admin.createUser({ email, password }),
      await admin.createUser({ email: 'bob@example.com', password }),
    ]
    const { data } = await admin.listUsers()
    const wanted = created.map(({ data: { user } }) => ({ id: user?.id, email: user?.email }))
    expect(data.users.map((user) => ({ id: user.id, email: user.email }))).toEqual(wanted.toReversed())
  })

  it('lists in pages that the client understands', async () => {
    const { auth, admin } = await withAdmin()
    for (const name of ['a', 'b', 'c']) await admin.createUser({ email: `${name}@example.com`, password })
    const { data } = await admin.listUsers({ page: 1, perPage: 2 })
    expect(data).toMatchObject({ total: 3, nextPage: 2, lastPage: 2, aud: 'authenticated' })
    expect(data.users.map((user) => user.email)).toEqual(['c@example.com', 'b@example.com'])
    const key = await createServiceKey('supabase_admin')
    const headers = { authorization: `Bearer ${key}` }
    const empty = await auth.request('/admin/users?page=&per_page=', { headers })
    expect(empty.status).toBe(200)
    expect(empty.headers.get('link')).toBe(
      '<http://auth.test/auth/v1/admin/users?page=1&per_page=50>; rel="last"',
    )
    expect((await auth.request('/admin/users?page=-1', { headers })).status).toBe(400)
  })

  it('removes a second factor that somebody has lost', async () => {
    const { auth, admin } = await withAdmin({ email: { autoconfirm: true } })
    const client = auth.createClient()
    const { data } = await client.signUp({ email, password })
    await client.mfa.enroll({ factorType: 'totp' })
    const userId = data.user?.id ?? ''
    const { data: listed } = await admin.mfa.listFactors({ userId })
    const id = listed?.factors[0]?.id ?? ''
    expect((await admin.mfa.deleteFactor({ userId, id })).error).toBeNull()
    expect(auth.storage.tables().factors).toEqual([])
  })
})

describe('an invitation', () => {
  it('is mailed and accepted by its link', async () => {
    const { auth, admin } = await withAdmin({ disableSignup: true })
    const { data, error } = await admin.inviteUserByEmail(email, { data: { team: 'a' } })
    expect(error).toBeNull()
    expect(data.user?.invited_at).toBeDefined()
    expect(auth.mails[0]).toMatchObject({ kind: 'invitation', to: email, userMetadata: { team: 'a' } })
    const client = auth.createClient()
    const accepted = await client.verifyOtp({ token_hash: auth.mails[0]?.tokenHash ?? '', type: 'invite' })
    expect(accepted.data.session?.user.email).toBe(email)
    expect((await client.updateUser({ password })).error).toBeNull()
    expect((await admin.inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: 'email_exists' })
  })
})

describe('a generated link', () => {
  it.each(['signup', 'invite', 'magiclink', 'recovery'] as const)('of type %s signs in', async (type) => {
    const { auth, admin } = await withAdmin()
    if (type === 'magiclink' || type === 'recovery') {
      await admin.createUser({ email, password, email_confirm: true })
    }
    const { data, error } = await admin.generateLink({
      type,
      email,
      password,
      options: { redirectTo: 'http://app.test/in' },
    })
    expect(error).toBeNull()
    expect(data.properties).toMatchObject({
      redirect_to: 'http://app.test/in',
      verification_type: type,
      email_otp: expect.stringMatching(/^\d{6}$/),
    })
    expect(data.user?.email).toBe(email)
    expect(auth.mails).toEqual([])
    const link = new URL(data.properties?.action_link ?? '')
    expect(link.origin + link.pathname).toBe('http://auth.test/auth/v1/verify')
    const followed = await auth.request(`/verify${link.search}`)
    expect(followed.headers.get('location')).toMatch(/^http:\/\/app\.test\/in#access_token=/)
  })

  it('changes an address when both have been followed', async () => {
    const { auth, admin } = await withAdmin()
    await admin.createUser({ email, password, email_confirm: true })
    const newEmail = 'new@example.com'
    const current = await admin.generateLink({ type: 'email_change_current', email, newEmail })
    const next = await admin.generateLink({ type: 'email_change_new', email, newEmail })
    for (const { data } of [current, next]) {
      await auth.post('/verify', { type: 'email_change', token_hash: data.properties?.hashed_token })
    }
    expect(auth.storage.tables().users[0]?.email).toBe(newEmail)
  })

  it('for a magic link signs up who is unknown, for recovery does not', async () => {
    const { admin } = await withAdmin()
    const magic = await admin.generateLink({ type: 'magiclink', email })
    expect(magic.data.properties?.verification_type).toBe('signup')
    const recovery = await admin.generateLink({ type: 'recovery', email: 'nobody@example.com' })
    expect(recovery.error).toMatchObject({ status: 404, code: 'user_not_found' })
  })
})
