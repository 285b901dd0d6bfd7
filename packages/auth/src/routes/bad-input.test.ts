import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listBadRequests } from '../testing/bad-requests.ts'
import { createTestAuth, type TestAuth } from '../testing/create-test-auth.ts'
import { createFakeProviders, fakeProviderSettings } from '../testing/fake-providers.ts'
import { listRoutes } from '../testing/list-routes.ts'
import { createServiceKey } from '../testing/service-key.ts'

const id = '8a6e0804-2bd0-4672-b79d-d97027f9071a'
const credentials = { email: 'ada@example.com', password: 'correct horse' }
const everyRoute = listRoutes(createTestAuth().auth, '/auth/v1')

describe('bad input', () => {
  let auth: TestAuth
  let user = ''
  let admin = ''

  beforeAll(async () => {
    const fake = await createFakeProviders()
    auth = createTestAuth({
      email: { autoconfirm: true, maxFrequencySeconds: 0 },
      phone: { enabled: true },
      manualLinking: true,
      saml: { enabled: true },
      providers: fakeProviderSettings,
      fetch: fake.fetch,
    })
    await auth.post('/signup', credentials)
    admin = await createServiceKey()
  })

  beforeEach(async () => signIn())

  async function signIn() {
    const { body } = await auth.post('/token?grant_type=password', credentials)
    user = body.access_token
  }

  async function send(route: string, token: string | undefined, body?: string) {
    const [method = '', path = ''] = route.split(' ')
    const headers = { 'x-supabase-api-version': '2024-01-01', 'content-type': 'application/json' }
    const response = await auth.request(path, {
      method,
      headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body }),
    })
    return { status: response.status, content: await response.text(), headers: response.headers }
  }

  /** Errors have the contract's shape; redirects carry theirs in the address. */
  function judge({ status, content }: { status: number; content: string }, isUnreadable: boolean) {
    if (status >= 500) return `server error ${status}`
    if (status < 400) return isUnreadable ? `accepted with ${status}` : 'fine'
    const body = JSON.parse(content)
    const isOurs = typeof body.code === 'string' && typeof body.message === 'string'
    const isOAuth = typeof body.error === 'string' && typeof body.error_description === 'string'
    return isOurs || isOAuth ? 'fine' : `odd shape ${content}`
  }

  it.each(everyRoute)('never breaks %s', { tags: ['thorough'] }, async (route) => {
    const isAdmins = route.includes('/admin') || route.includes('/invite')
    for (const { method, path, body, isUnreadable } of listBadRequests(route)) {
      const reply = await send(`${method} ${path}`, isAdmins ? admin : user, body)
      const told = [path.slice(0, 80), body?.slice(0, 80)]
      expect([...told, judge(reply, isUnreadable)]).toEqual([...told, 'fine'])
      expect(judge(await send(`${method} ${path}`, undefined, body), isUnreadable)).toBe('fine')
      // Signing out is allowed, and what follows needs the session.
      if (route === 'POST /logout') await signIn()
    }
    expect(auth.failures).toEqual([])
  })

  it.each(['GET /nothing', 'DELETE /signup', 'PATCH /user', 'GET /admin'])(
    'says in the same shape that there is no %s',
    async (route) => {
      const { status, content } = await send(route, admin)
      expect([status, JSON.parse(content).code]).toEqual([404, 'not_found'])
    },
  )

  it.each([
    'GET /user',
    'PUT /user',
    'POST /logout',
    'GET /reauthenticate',
    'POST /factors',
    `POST /factors/${id}/challenge`,
    `POST /factors/${id}/verify`,
    `DELETE /factors/${id}`,
    'GET /user/identities/authorize',
    `DELETE /user/identities/${id}`,
    'GET /admin/users',
    'POST /admin/generate_link',
    'POST /invite',
  ])('keeps %s closed to who brings no token', async (route) => {
    const { status, content } = await send(route, undefined)
    expect([status, JSON.parse(content)]).toEqual([
      401,
      { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
    ])
  })

  it('refuses bodies over a mebibyte', async () => {
    const reply = await send('POST /signup', undefined, `{"email":"${'a'.repeat(1024 * 1024)}"}`)
    expect([reply.status, JSON.parse(reply.content).code]).toEqual([413, 'request_entity_too_large'])
  })
})
