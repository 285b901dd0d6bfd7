import { afterEach, describe, expect, it } from 'vitest'
import { createAuthClient } from '../../lib/auth-client.ts'
import { gotrueSession, gotrueUser, memoryStorage, startGotrueDouble } from '../../testing/gotrue-double.ts'
import type { Answer } from '../../testing/gotrue-double.ts'
import { createAccountActions } from './account-actions.ts'

const saved = { status: 200, body: gotrueUser }
const change = { currentPassword: 'old', password: 'new-1', confirmPassword: 'new-1', nonce: undefined }

describe('the account', () => {
  it('takes a new name', async () => {
    const { account, calls } = await open({ 'PUT /user': saved })
    expect(await account.changeName(' Ada L. ')).toBeUndefined()
    expect(calls[0]?.body).toMatchObject({ data: { full_name: 'Ada L.' } })
    expect(await account.changeName(' ')).toBe('Enter your name.')
    expect(calls).toHaveLength(1)
  })

  it('takes a new address, whose links lead back to the settings', async () => {
    const call = `PUT /user?redirect_to=${encodeURIComponent('https://joinery.example/dashboard/settings')}`
    const { account, calls } = await open({ [call]: saved })
    expect(await account.changeEmail('new@example.com')).toBeUndefined()
    expect(calls[0]?.body).toMatchObject({ email: 'new@example.com' })
  })

  it('takes a new password together with the current one', async () => {
    const { account, calls } = await open({ 'PUT /user': saved })
    expect(await account.changePassword(change)).toEqual({ kind: 'done' })
    expect(calls[0]?.body).toMatchObject({ password: 'new-1', current_password: 'old' })
  })

  it('asks for a mailed code when the service wants to know again who it is', async () => {
    const body = { code: 'reauthentication_needed', message: 'Password update requires reauthentication' }
    const { account, calls } = await open({
      'PUT /user': { status: 400, body },
      'GET /reauthenticate': { status: 200, body: {} },
    })
    expect(await account.changePassword(change)).toEqual({ kind: 'code-needed' })
    expect(calls.map(({ call }) => call)).toEqual(['PUT /user', 'GET /reauthenticate'])
  })

  it('sends that code along', async () => {
    const { account, calls } = await open({ 'PUT /user': saved })
    await account.changePassword({ ...change, currentPassword: undefined, nonce: '123456' })
    expect(calls[0]?.body).toMatchObject({ nonce: '123456' })
    expect(calls[0]?.body).not.toHaveProperty('current_password')
  })

  it.each([
    [{ ...change, currentPassword: '' }, 'All fields are required'],
    [{ ...change, confirmPassword: 'other' }, 'Passwords do not match'],
  ])('asks nobody about a change that cannot be right', async (wrong, message) => {
    const { account, calls } = await open({})
    expect(await account.changePassword(wrong)).toEqual({ kind: 'refused', message })
    expect(calls).toEqual([])
  })

  it('signs out all other devices, and stays signed in here', async () => {
    const { account, storage } = await open({ 'POST /logout?scope=others': { status: 204 } })
    expect(await account.signOutOthers()).toBeUndefined()
    expect(storage.getItem('joinery-auth')).not.toBeNull()
  })

  it('unlinks an identity by its own id', async () => {
    const identity = { id: 'sub', identity_id: 'i1', user_id: gotrueUser.id, provider: 'github' }
    const { account, calls } = await open({ 'DELETE /user/identities/i1': { status: 200, body: {} } })
    expect(await account.unlink(identity)).toBeUndefined()
    expect(calls).toHaveLength(1)
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
  running.push(double.stop, () => client.stopAutoRefresh())
  const account = createAccountActions({
    loadClient: async () => client,
    origin: () => 'https://joinery.example',
  })
  return { account, calls: double.calls, storage }
}
