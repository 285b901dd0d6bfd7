import { createLocalJWKSet, jwtVerify, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createTestAuth, serviceSecret } from '../testing/create-test-auth.ts'

const credentials = { email: 'ada@example.com', password: 'correct horse' }

async function publishedKeys(auth: ReturnType<typeof createTestAuth>) {
  const response = await auth.request('/.well-known/jwks.json')
  expect(response.headers.get('cache-control')).toBe('public, max-age=600')
  return JSON.parse(await response.text())
}

describe('signing keys', () => {
  it('are published without their secrets, and verify what we sign in the client as well', async () => {
    const auth = createTestAuth({ email: { autoconfirm: true } })
    const client = auth.createClient()
    const { data } = await client.signUp(credentials)
    const jwks = await publishedKeys(auth)
    expect(jwks.keys).toHaveLength(1)
    expect(Object.keys(jwks.keys[0]).toSorted()).toEqual([
      'alg',
      'crv',
      'key_ops',
      'kid',
      'kty',
      'use',
      'x',
      'y',
    ])
    const token = data.session?.access_token ?? ''
    const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(jwks))
    expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'JWT', kid: jwks.keys[0].kid })
    expect(payload).toMatchObject({
      aud: 'authenticated',
      iss: 'http://auth.test/auth/v1',
      email: 'ada@example.com',
    })
    const claims = await client.getClaims()
    expect(claims.data?.claims.sub).toBe(data.user?.id)
  })

  it('are made once, however many processes start at the same time', async () => {
    const auth = createTestAuth()
    await Promise.all([publishedKeys(auth), publishedKeys(auth), publishedKeys(auth)])
    expect(auth.storage.tables().signingKeys).toHaveLength(1)
  })

  it('rotate without signing anybody out: published first, signing ten minutes later, gone when unused', async () => {
    const auth = createTestAuth({ email: { autoconfirm: true } })
    const { body: before } = await auth.post('/signup', credentials)
    const kidOf = (token: string) => JSON.parse(atob(token.split('.')[0] ?? '')).kid
    const oldKid = kidOf(before.access_token)
    const newKid = await auth.auth.rotateSigningKey()
    expect((await publishedKeys(auth)).keys.map(({ kid }: { kid: string }) => kid)).toEqual([oldKid, newKid])
    const signIn = async () => (await auth.post('/token?grant_type=password', credentials)).body.access_token
    expect(kidOf(await signIn())).toBe(oldKid)
    auth.clock.advance(599)
    const last = await signIn()
    expect(kidOf(last)).toBe(oldKid)
    auth.clock.advance(2)
    expect(kidOf(await signIn())).toBe(newKid)
    expect(await auth.auth.verifyAccessToken(last)).toBeDefined()
    auth.clock.advance(3600)
    expect((await publishedKeys(auth)).keys).toHaveLength(1)
    expect(await auth.auth.verifyAccessToken(last)).toBeUndefined()
  })

  it('may come from the settings, to sign or only to verify', async () => {
    const secret = Buffer.from('thirty-two bytes of a real secret').toString('base64url')
    const auth = createTestAuth({
      email: { autoconfirm: true },
      jwt: { keys: [{ kty: 'oct', kid: 'fixed', alg: 'HS256', k: secret, key_ops: ['sign', 'verify'] }] },
    })
    const { body } = await auth.post('/signup', credentials)
    expect(await auth.auth.verifyAccessToken(body.access_token)).toBeDefined()
    expect(await publishedKeys(auth)).toEqual({ keys: [] })
    expect(auth.storage.tables().signingKeys).toEqual([])
  })

  it('include the secret of service keys, which name a role and nothing else', async () => {
    const auth = createTestAuth()
    const token = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode(serviceSecret))
    expect(await auth.auth.verifyAccessToken(token)).toMatchObject({ role: 'service_role' })
    expect(await auth.auth.currentSession(token)).toBeUndefined()
    const reply = await auth.request('/user', {
      headers: { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' },
    })
    expect([reply.status, await reply.json()]).toEqual([
      403,
      { code: 'bad_jwt', message: 'invalid claim: missing sub claim' },
    ])
  })
})
