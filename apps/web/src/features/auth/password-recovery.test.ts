import { afterEach, describe, expect, it } from 'vitest'
import { createAuthClient, createGuestClient } from '../../lib/auth-client.ts'
import { gotrueSession, gotrueUser, memoryStorage, startGotrueDouble } from '../../testing/gotrue-double.ts'
import type { Answer } from '../../testing/gotrue-double.ts'
import { requestRecovery, setNewPassword } from './password-recovery.ts'

const origin = 'https://joinery.example'
const recover = `POST /recover?redirect_to=${encodeURIComponent(`${origin}/reset-password`)}`

describe('asking for a new password', () => {
  it('has one answer whoever asks, and a link that works in any browser', async () => {
    const { loadGuest, calls } = await open({ [recover]: { status: 200, body: {} } })
    expect(await requestRecovery(loadGuest, ' ada@example.com ', origin)).toBeUndefined()
    expect(calls[0]?.body).toMatchObject({ email: 'ada@example.com', code_challenge: null })
  })

  it('says what the service refuses', async () => {
    const body = { code: 'over_email_send_rate_limit', message: 'Email rate limit exceeded' }
    const { loadGuest } = await open({ [recover]: { status: 429, body } })
    expect(await requestRecovery(loadGuest, 'ada@example.com', origin)).toBe('Email rate limit exceeded')
  })

  it('needs an address', async () => {
    const { loadGuest, calls } = await open({})
    expect(await requestRecovery(loadGuest, ' ', origin)).toBe('Enter your e-mail address.')
    expect(calls).toEqual([])
  })
})

describe('setting a new password', () => {
  it('needs it twice, and the same', async () => {
    const { loadClient, calls } = await open({})
    expect(await setNewPassword(loadClient, { password: 'a', confirmPassword: '' })).toBe(
      'All fields are required',
    )
    expect(await setNewPassword(loadClient, { password: 'a', confirmPassword: 'b' })).toBe(
      'Passwords do not match',
    )
    expect(calls).toEqual([])
  })

  it('changes the account that the link has signed in', async () => {
    const { loadClient, calls } = await open({ 'PUT /user': { status: 200, body: gotrueUser } })
    expect(await setNewPassword(loadClient, { password: 'new-1', confirmPassword: 'new-1' })).toBeUndefined()
    expect(calls[0]?.body).toMatchObject({ password: 'new-1' })
    expect(calls[0]?.authorization).toMatch(/^Bearer /)
  })

  it('says why a password is not good enough', async () => {
    const message = 'Password should be at least 6 characters'
    const body = { code: 'weak_password', message, weak_password: { reasons: ['length'] } }
    const { loadClient } = await open({ 'PUT /user': { status: 422, body } })
    expect(await setNewPassword(loadClient, { password: 'a', confirmPassword: 'a' })).toBe(message)
  })
})

const running: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()))
})

async function open(script: Record<string, Answer>) {
  const double = await startGotrueDouble(script)
  const storage = memoryStorage()
  storage.setItem('joinery-auth', JSON.stringify(gotrueSession()))
  const client = createAuthClient({ origin: double.origin, storage, isCallback: false })
  const guest = createGuestClient({ origin: double.origin })
  running.push(double.stop, () => client.stopAutoRefresh())
  return { loadClient: async () => client, loadGuest: async () => guest, calls: double.calls }
}
