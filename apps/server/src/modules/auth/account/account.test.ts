import { accountExport, endpoints, errorReply } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { createTestAuthClient } from '../../../testing/test-auth-client.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const password = 'a joint that holds'

describe('an account', () => {
  it('lists the devices it is signed in on and marks the one that asks', { tags: ['thorough'] }, async () => {
    const { address } = await startTestServer()
    const [here] = [await signIn(address, 'ada@example.com'), await signIn(address, 'ada@example.com')]
    const { devices } = endpoints.account.devices.output.parse(
      await ask(address, here, '/api/account/devices'),
    )
    expect(devices).toHaveLength(2)
    expect(devices.filter(({ isThisOne }) => isThisOne)).toHaveLength(1)
  })

  it('signs out one device and leaves the others signed in', { tags: ['thorough'] }, async () => {
    const { address } = await startTestServer()
    const here = await signIn(address, 'ada@example.com')
    const there = await signIn(address, 'ada@example.com')
    const { devices } = endpoints.account.devices.output.parse(
      await ask(address, here, '/api/account/devices'),
    )
    const other = devices.find(({ isThisOne }) => !isThisOne)
    await ask(address, here, `/api/account/devices/${other?.id}`, { method: 'DELETE' })
    expect(await userStatus(address, there)).toBe(403)
    expect(await userStatus(address, here)).toBe(200)
  })

  it(
    "cannot sign out somebody else's device, which looks like one that is not there",
    { tags: ['thorough'] },
    async () => {
      const { address } = await startTestServer()
      const ada = await signIn(address, 'ada@example.com')
      const eve = await signIn(address, 'eve@example.com')
      const { devices } = endpoints.account.devices.output.parse(
        await ask(address, ada, '/api/account/devices'),
      )
      const answer = await ask(address, eve, `/api/account/devices/${devices[0]?.id}`, { method: 'DELETE' })
      expect(errorReply.parse(answer).error.code).toBe('not-found')
      expect(await userStatus(address, ada)).toBe(200)
    },
  )

  it('can be taken away as one document, which holds no secret', async () => {
    const { address } = await startTestServer()
    const token = await signIn(address, 'ada@example.com')
    const own = accountExport.parse(await ask(address, token, '/api/account/export'))
    expect(own.user.email).toBe('ada@example.com')
    expect(own.profile).toEqual({ fullName: 'Ada' })
    expect(own.workspaces).toMatchObject([{ role: 'admin', isOwner: true }])
    expect(JSON.stringify(own)).not.toMatch(/argon2|refresh|secret/i)
  })

  it('is deleted only when its address is typed, and then for good', async () => {
    const { address } = await startTestServer()
    const token = await signIn(address, 'ada@example.com')
    const refused = await ask(address, token, '/api/account/delete', {
      method: 'POST',
      body: { confirmation: 'yes' },
    })
    expect(errorReply.parse(refused).error.code).toBe('invalid-input')
    expect(
      await ask(address, token, '/api/account/delete', {
        method: 'POST',
        body: { confirmation: 'Ada@example.com' },
      }),
    ).toEqual({
      isDeleted: true,
    })
    expect(await userStatus(address, token)).toBe(403)
    const { error } = await createTestAuthClient(address).signInWithPassword({
      email: 'ada@example.com',
      password,
    })
    expect(error?.code).toBe('invalid_credentials')
  })

  it(
    "is not deleted while it is the operator's and others have one; when nobody is left, the installation is as new",
    { tags: ['thorough'] },
    async () => {
      const { address } = await startTestServer()
      const operator = await signIn(address, 'ada@example.com')
      const eve = await signIn(address, 'eve@example.com')
      const remove = (token: string, confirmation: string) =>
        ask(address, token, '/api/account/delete', { method: 'POST', body: { confirmation } })
      expect(errorReply.parse(await remove(operator, 'ada@example.com')).error).toMatchObject({
        code: 'conflict',
        message: expect.stringMatching(/^You run this installation/),
      })
      expect(await userStatus(address, operator)).toBe(200)
      expect(await remove(eve, 'eve@example.com')).toEqual({ isDeleted: true })
      expect(await remove(operator, 'ada@example.com')).toEqual({ isDeleted: true })
      const stranger = await signIn(address, 'stranger@example.com')
      const overview = await ask(address, stranger, '/api/billing')
      expect(endpoints.billing.overview.output.parse(overview).isOperator).toBe(true)
    },
  )

  it.each(['/api/account/devices', '/api/account/export'])(
    'shows %s to nobody who is not signed in',
    async (path) => {
      const { address } = await startTestServer()
      const answer = await fetch(address + path)
      expect(answer.status).toBe(401)
      expect(errorReply.parse(await answer.json()).error.code).toBe('unauthenticated')
    },
  )
})

/** Signs up where needed, then in on a device of its own; returns its token. */
async function signIn(address: string, email: string): Promise<string> {
  const client = createTestAuthClient(address)
  await client.signUp({ email, password, options: { data: { full_name: 'Ada' } } })
  const { data, error } = await createTestAuthClient(address).signInWithPassword({ email, password })
  if (error) throw error
  await client.signOut({ scope: 'local' })
  return data.session.access_token
}

interface Question {
  method?: 'POST' | 'DELETE'
  body?: object
}

async function ask(
  address: string,
  token: string,
  ...[path, question = {}]: [string, Question?]
): Promise<unknown> {
  const { method = 'GET', body } = question
  const answer = await fetch(address + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return answer.json()
}

async function userStatus(address: string, token: string): Promise<number> {
  const answer = await fetch(`${address}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } })
  return answer.status
}
