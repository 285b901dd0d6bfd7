import { describe, expect, it } from 'vitest'
import { createTestAuth } from './testing/create-test-auth.ts'

describe('an instance', () => {
  it('lives beside others with other settings, and shares nothing with them', async () => {
    const open = createTestAuth({ email: { autoconfirm: true } })
    const closed = createTestAuth({ disableSignup: true })
    const { body } = await open.post('/signup', { email: 'ada@example.com', password: 'correct horse' })
    expect(await open.auth.verifyAccessToken(body.access_token)).toBeDefined()
    expect(await closed.auth.verifyAccessToken(body.access_token)).toBeUndefined()
  })

  it('can be mounted without a prefix', async () => {
    const { auth } = createTestAuth({ pathPrefix: '' })
    expect((await auth.app.request('/health')).status).toBe(200)
    expect((await auth.app.request('/auth/v1/health')).status).toBe(404)
  })

  it('says what it can do', async () => {
    const response = await createTestAuth({ anonymous: true, phone: { provider: 'log' } }).request(
      '/settings',
    )
    expect(await response.json()).toEqual({
      external: {
        anonymous_users: true,
        facebook: false,
        github: false,
        google: false,
        email: true,
        phone: false,
      },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: 'log',
      saml_enabled: false,
      passkeys_enabled: false,
    })
  })

  it('hands the new account to the product inside the same transaction', async () => {
    const seen: string[] = []
    const auth = createTestAuth({
      email: { autoconfirm: true },
      onUserCreated: async (tx, user) => {
        seen.push((await tx.findUser(user.id))?.email ?? 'nobody')
      },
    })
    await auth.post('/signup', { email: 'ada@example.com', password: 'correct horse' })
    expect(seen).toEqual(['ada@example.com'])
  })

  it('forgets sign-ins that nobody finished', async () => {
    const auth = createTestAuth()
    const client = auth.createClient({ flowType: 'pkce' })
    await client.signUp({ email: 'ada@example.com', password: 'correct horse' })
    await auth.auth.sweep()
    expect(auth.storage.tables().flowStates).toHaveLength(1)
    auth.clock.advance(3 * 86_400)
    await auth.auth.sweep()
    expect(auth.storage.tables().flowStates).toEqual([])
  })

  it('answers a failure that passes with 503, so that the client comes back and keeps its session', async () => {
    const auth = createTestAuth({
      email: { autoconfirm: true },
      onUserCreated: () => Promise.reject(new Error('away')),
      isPassing: (cause) => cause instanceof Error && cause.message === 'away',
    })
    const reply = await auth.post('/signup', { email: 'ada@example.com', password: 'correct horse' })
    expect(reply.status).toBe(503)
    expect(reply.headers.get('retry-after')).toBe('2')
    expect(auth.failures).toHaveLength(1)
  })
})
