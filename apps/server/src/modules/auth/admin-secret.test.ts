import { createHmac } from 'node:crypto'
import { GoTrueAdminApi } from '@supabase/auth-js'
import { TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { createTestAuthClient } from '../../testing/test-auth-client.ts'
import { startTestServer } from '../../testing/test-server.ts'

const ada = { email: 'ada@example.com', password: 'violet-otter-crosses-7' }
const adminSecret = 'a-secret-of-the-operator-with-enough-characters'

it('an operator with the admin secret removes a lost second factor, and the user gets in with the password', async () => {
  const { address } = await startTestServer({ settings: { AUTH_ADMIN_SECRET: adminSecret } })
  const { userId, factorId } = await signUpWithSecondFactor(address)
  const admin = adminWith(address, serviceKey(adminSecret))

  expect((await admin.mfa.deleteFactor({ userId, id: factorId })).error).toBeNull()

  const client = createTestAuthClient(address)
  await client.signInWithPassword(ada)
  const level = await client.mfa.getAuthenticatorAssuranceLevel()
  expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
})

it(
  'a service key of another secret opens nothing, and neither does any while no secret is set',
  { tags: ['thorough'] },
  async () => {
    const withSecret = await startTestServer({ settings: { AUTH_ADMIN_SECRET: adminSecret } })
    const withoutSecret = await startTestServer()
    const foreign = serviceKey('another-secret-that-nobody-has-configured')

    for (const [address, key] of [
      [withSecret.address, foreign],
      [withoutSecret.address, foreign],
      [withoutSecret.address, serviceKey(adminSecret)],
      [withoutSecret.address, serviceKey('')],
    ] as const) {
      const { data, error } = await adminWith(address, key).listUsers()
      expect(error?.status).toBe(403)
      expect(data.users).toEqual([])
    }
  },
)

async function signUpWithSecondFactor(address: string) {
  const client = createTestAuthClient(address)
  await client.signUp(ada)
  const { data } = await client.signInWithPassword(ada)
  const enrolled = await client.mfa.enroll({ factorType: 'totp' })
  if (!enrolled.data || !data.user) throw new Error('The account could not be made.')
  const code = new TOTP({ secret: enrolled.data.totp.secret }).generate()
  const verified = await client.mfa.challengeAndVerify({ factorId: enrolled.data.id, code })
  expect(verified.error).toBeNull()
  return { userId: data.user.id, factorId: enrolled.data.id }
}

const adminWith = (address: string, key: string) =>
  new GoTrueAdminApi({ url: `${address}/auth/v1`, headers: { authorization: `Bearer ${key}` } })

function serviceKey(secret: string): string {
  const signed = [{ alg: 'HS256', typ: 'JWT' }, { role: 'service_role' }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}
