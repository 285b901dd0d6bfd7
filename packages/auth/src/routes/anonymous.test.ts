import { describe, expect, it } from 'vitest'
import { createTestAuth } from '../testing/create-test-auth.ts'

describe('an anonymous user', () => {
  it('has a session and no identity', async () => {
    const auth = createTestAuth({ anonymous: true })
    const { data } = await auth.createClient().signInAnonymously({ options: { data: { from: 'demo' } } })
    expect(data.user).toMatchObject({
      is_anonymous: true,
      email: '',
      identities: [],
      user_metadata: { from: 'demo' },
    })
    const claims = await auth.auth.verifyAccessToken(data.session?.access_token ?? '')
    expect(claims).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }] })
  })

  it('becomes a permanent one by confirming an address', async () => {
    const auth = createTestAuth({ anonymous: true })
    const client = auth.createClient()
    const { data: before } = await client.signInAnonymously()
    const { data: pending } = await client.updateUser({ email: 'ada@example.com' })
    expect(pending.user).toMatchObject({ is_anonymous: true, new_email: 'ada@example.com' })
    const token = auth.mails[0]?.code ?? ''
    const { data } = await client.verifyOtp({ email: 'ada@example.com', token, type: 'email_change' })
    expect(data.user).toMatchObject({ id: before.user?.id, is_anonymous: false, email: 'ada@example.com' })
  })

  it('becomes one at once where addresses are believed', async () => {
    const auth = createTestAuth({ anonymous: true, email: { autoconfirm: true } })
    const client = auth.createClient()
    await client.signInAnonymously()
    const alone = await client.updateUser({ password: 'correct horse' })
    expect(alone.error).toMatchObject({ status: 422, code: 'validation_failed' })
    const { data } = await client.updateUser({ email: 'ada@example.com', password: 'correct horse' })
    expect(data.user).toMatchObject({ is_anonymous: false, email: 'ada@example.com' })
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
  })

  it('may have no second factor', async () => {
    const auth = createTestAuth({ anonymous: true })
    const client = auth.createClient()
    await client.signInAnonymously()
    const { error } = await client.mfa.enroll({ factorType: 'totp' })
    expect(error).toMatchObject({ status: 403, code: 'no_authorization' })
  })

  it('is refused where the operator has not switched it on', async () => {
    const { error } = await createTestAuth().createClient().signInAnonymously()
    expect(error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
      message: 'Anonymous sign-ins are disabled',
    })
  })
})
