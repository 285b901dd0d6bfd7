import { afterEach, describe, expect, it } from 'vitest'
import { createAuthClient } from '../../lib/auth-client.ts'
import {
  gotrueSession,
  memoryStorage,
  startGotrueDouble,
  verifiedFactor,
} from '../../testing/gotrue-double.ts'
import type { Answer } from '../../testing/gotrue-double.ts'
import { findEmptyField, signIn } from './sign-in.ts'

const token = 'POST /token?grant_type=password'
const ada = { email: ' ada@example.com ', password: 'correct horse' }

describe('signing in', () => {
  it('is not attempted while a field is empty', () => {
    expect(findEmptyField({ email: '  ', password: '' })).toBe('email')
    expect(findEmptyField({ email: 'ada@example.com', password: '' })).toBe('password')
    expect(findEmptyField({ email: 'ada@example.com', password: ' ' })).toBeUndefined()
  })

  it('keeps the session that the service hands out', async () => {
    const { loadClient, calls, storage } = await open({ [token]: { status: 200, body: gotrueSession() } })
    expect(await signIn(loadClient, ada)).toEqual({ kind: 'signed-in' })
    expect(calls[0]?.body).toMatchObject({ email: 'ada@example.com', password: 'correct horse' })
    expect(storage.getItem('joinery-auth')).toContain('refresh-one')
  })

  it('asks for the second step of an account that has one', async () => {
    const body = gotrueSession({ factors: [verifiedFactor] })
    const { loadClient } = await open({ [token]: { status: 200, body } })
    expect(await signIn(loadClient, ada)).toEqual({ kind: 'second-factor' })
  })

  it("shows the server's message", async () => {
    const body = { code: 'invalid_credentials', message: 'Invalid login credentials' }
    const { loadClient } = await open({ [token]: { status: 400, body } })
    expect(await signIn(loadClient, ada)).toEqual({ kind: 'refused', message: 'Invalid login credentials' })
  })

  it("says 'Invalid login credentials' when the server refused them without a message", async () => {
    const { loadClient } = await open({ [token]: { status: 400, body: {} } })
    expect(await signIn(loadClient, ada)).toEqual({ kind: 'refused', message: 'Invalid login credentials' })
  })

  it.each([429, 503])("says 'Failed to sign in' when the server had no message: %i", async (status) => {
    const { loadClient } = await open({ [token]: { status, body: {} } })
    expect(await signIn(loadClient, ada)).toEqual({ kind: 'refused', message: 'Failed to sign in' })
  })

  it('tells an address that waits for its confirmation from a wrong password', async () => {
    const body = { code: 'email_not_confirmed', message: 'Email not confirmed' }
    const { loadClient } = await open({ [token]: { status: 400, body } })
    expect(await signIn(loadClient, ada)).toEqual({ kind: 'unconfirmed', message: 'Email not confirmed' })
  })

  it('takes an answer without session or user for a failure', async () => {
    const { loadClient, storage } = await open({ [token]: { status: 200, body: {} } })
    expect(await signIn(loadClient, ada)).toMatchObject({ kind: 'refused' })
    expect(storage.kept.size).toBe(0)
  })

  it('is refused when the client cannot be loaded', async () => {
    expect(await signIn(() => Promise.reject(new Error('offline')), ada)).toEqual({
      kind: 'refused',
      message: 'Failed to sign in',
    })
  })
})

const running: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()))
})

async function open(script: Record<string, Answer>) {
  const double = await startGotrueDouble(script)
  const storage = memoryStorage()
  const client = createAuthClient({ origin: double.origin, storage, isCallback: false })
  running.push(double.stop, () => client.stopAutoRefresh())
  return { loadClient: async () => client, calls: double.calls, storage }
}
