import { afterEach, describe, expect, it } from 'vitest'
import { createGuestClient } from '../../lib/auth-client.ts'
import { gotrueSession, gotrueUser, startGotrueDouble } from '../../testing/gotrue-double.ts'
import type { Answer } from '../../testing/gotrue-double.ts'
import { register } from './register.ts'

const origin = 'https://joinery.example'
const signUp = `POST /signup?redirect_to=${encodeURIComponent(`${origin}/dashboard`)}`
const form = {
  fullName: ' Ada Lovelace ',
  email: ' ada@example.com',
  password: 'secret-1',
  confirmPassword: 'secret-1',
  hasAgreed: true,
}

describe('signing up', () => {
  it('sends address, password and name, and gives back the session that comes along', async () => {
    const { loadClient, calls } = await open({
      [signUp]: { status: 200, body: gotrueSession() },
      'POST /logout?scope=local': { status: 204 },
    })
    expect(await register(loadClient, form, origin)).toEqual({ kind: 'registered' })
    expect(calls.map(({ call }) => call)).toEqual([signUp, 'POST /logout?scope=local'])
    expect(calls[0]?.body).toMatchObject({
      email: 'ada@example.com',
      password: 'secret-1',
      data: { full_name: 'Ada Lovelace' },
      code_challenge: null,
    })
    const client = await loadClient()
    expect((await client.getSession()).data.session).toBeNull()
  })

  it('does not say that one can sign in while the address waits for its confirmation', async () => {
    const { loadClient } = await open({ [signUp]: { status: 200, body: gotrueUser } })
    expect(await register(loadClient, form, origin)).toEqual({ kind: 'confirm-by-mail' })
  })

  it("shows the server's message", async () => {
    const body = { code: 'user_already_exists', message: 'User already registered' }
    const { loadClient } = await open({ [signUp]: { status: 422, body } })
    expect(await register(loadClient, form, origin)).toEqual({
      kind: 'refused',
      message: 'User already registered',
    })
  })

  it.each([
    ['refused it without one', { status: 400, body: {} }],
    ['named no user', { status: 200, body: {} }],
  ])("says 'An error occurred during sign up' when the server %s", async (_case, answer: Answer) => {
    const { loadClient } = await open({ [signUp]: answer })
    expect(await register(loadClient, form, origin)).toEqual({
      kind: 'refused',
      message: 'An error occurred during sign up',
    })
  })

  it("says 'Failed to create account' when nobody could be asked", async () => {
    const offline = () => Promise.reject(new Error('offline'))
    expect(await register(offline, form, origin)).toEqual({
      kind: 'refused',
      message: 'Failed to create account',
    })
  })
})

const running: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()))
})

async function open(script: Record<string, Answer>) {
  const double = await startGotrueDouble(script)
  const client = createGuestClient({ origin: double.origin })
  running.push(double.stop)
  return { loadClient: async () => client, calls: double.calls }
}
