import { describe, expect, it } from 'vitest'
import { createTestAuth } from '../testing/create-test-auth.ts'

const credentials = { email: 'ada@example.com', password: 'correct horse' }

async function threeDevices() {
  const auth = createTestAuth({ email: { autoconfirm: true } })
  const devices = [auth.createClient(), auth.createClient(), auth.createClient()] as const
  await devices[0].signUp(credentials)
  await devices[1].signInWithPassword(credentials)
  await devices[2].signInWithPassword(credentials)
  return { auth, devices }
}

describe('signing out', () => {
  it.each([
    ['global', 0],
    ['local', 2],
    ['others', 1],
  ] as const)('with scope %s leaves %i sessions', async (scope, left) => {
    const { auth, devices } = await threeDevices()
    const { error } = await devices[0].signOut({ scope })
    expect(error).toBeNull()
    expect(auth.storage.tables().sessions).toHaveLength(left)
  })

  it('stops an access token at once', async () => {
    const { auth, devices } = await threeDevices()
    const { data } = await devices[0].getSession()
    const token = data.session?.access_token ?? ''
    expect(await auth.auth.currentSession(token)).toMatchObject({ userId: data.session?.user.id })
    await devices[1].signOut({ scope: 'global' })
    expect(await auth.auth.currentSession(token)).toBeUndefined()
    expect(await auth.auth.verifyAccessToken(token)).toMatchObject({ sub: data.session?.user.id })
    const reply = await auth.request('/user', { headers: { authorization: `Bearer ${token}` } })
    expect(reply.status).toBe(403)
    expect(reply.headers.get('x-sb-error-code')).toBe('session_not_found')
  })

  it('says 204 without a body, and 400 for a scope that does not exist', async () => {
    const { auth, devices } = await threeDevices()
    const { data } = await devices[0].getSession()
    const headers = { authorization: `Bearer ${data.session?.access_token}` }
    const bad = await auth.post('/logout?scope=universe', undefined, headers)
    expect(bad).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    const good = await auth.post('/logout', undefined, headers)
    expect(good).toMatchObject({ status: 204, body: undefined })
  })

  it('ends one device of one user, and nobody else’s', async () => {
    const { auth } = await threeDevices()
    const [session] = auth.storage.tables().sessions
    const userId = session?.userId ?? ''
    expect(await auth.auth.endSession('8a6e0804-2bd0-4672-b79d-d97027f9071a', session?.id ?? '')).toBe(false)
    expect(await auth.auth.endSession(userId, session?.id ?? '')).toBe(true)
    expect(await auth.auth.listSessions(userId)).toHaveLength(2)
  })
})
