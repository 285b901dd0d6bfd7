import { beforeAll, describe, expect, it } from 'vitest'
import { createTestAuth, type TestAuth } from '../testing/create-test-auth.ts'
import { createFakeProviders, fakeProviderSettings } from '../testing/fake-providers.ts'
import { createServiceKey } from '../testing/service-key.ts'

const id = '8a6e0804-2bd0-4672-b79d-d97027f9071a'

const withBody = [
  'POST /signup',
  'POST /token?grant_type=password',
  'POST /token?grant_type=refresh_token',
  'POST /token?grant_type=pkce',
  'POST /token?grant_type=id_token',
  'POST /otp',
  'POST /magiclink',
  'POST /verify',
  'POST /resend',
  'POST /recover',
  'PUT /user',
  'POST /factors',
  `POST /factors/${id}/verify`,
  'POST /sso',
  'POST /admin/users',
  `PUT /admin/users/${id}`,
  'POST /invite',
  'POST /admin/generate_link',
]

const deep = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`

const bodies = [
  '',
  'x',
  'null',
  '[]',
  '"text"',
  '1',
  '{',
  '{}',
  '{"email":1}',
  '{"email":{"$ne":null},"password":{"$ne":null}}',
  '{"email":["a@b.c"],"password":["x"],"type":["signup"],"token":{}}',
  '{"email":"a\\u0000@b.c","password":"long enough"}',
  '{"email":"a@b.c","password":"long enough","data":{"x":"\\u0000"}}',
  '{"email":"a@b.c","password":"long enough","data":{"x":"\\ud800"}}',
  '{"email":"a@b.c","password":"long enough","data":[1]}',
  '{"email":"a@b.c","password":"long enough","data":"text"}',
  `{"email":"a@b.c","password":"long enough","data":${deep}}`,
  `{"email":"${'a'.repeat(300)}@b.c","password":"long enough"}`,
  '{"email":"\' OR 1=1 --","password":"long enough"}',
  '{"phone":"+\u0661\u0662\u0663","password":"long enough"}',
  '{"email":"a@b.c","phone":"123","password":"long enough"}',
  '{"type":"constructor","email":"a@b.c","token":"1"}',
  '{"type":"__proto__","token_hash":"1"}',
  '{"type":"signup","token":"1","token_hash":"1"}',
  '{"type":"sms","phone":"1","token":"1"}',
  '{"refresh_token":"....."}',
  `{"refresh_token":"${'A'.repeat(70)}"}`,
  `{"auth_code":"x","code_verifier":"x"}`,
  `{"auth_code":"${id}","code_verifier":"x"}`,
  '{"provider":"google","id_token":"a.b.c"}',
  '{"provider":"__proto__","id_token":"a.b.c"}',
  '{"email":"a@b.c","password":"long enough","code_challenge":"short","code_challenge_method":"s256"}',
  `{"email":"a@b.c","password":"long enough","code_challenge":"${'a'.repeat(43)}","code_challenge_method":"md5"}`,
  '{"factor_type":"totp","friendly_name":1}',
  '{"factor_type":"constructor"}',
  '{"challenge_id":"x","code":"x"}',
  '{"domain":"x","provider_id":"x"}',
  '{"id":"x","email":"a@b.c"}',
  '{"email":"a@b.c","ban_duration":"1y"}',
  '{"type":"email_change_new","email":"a@b.c","new_email":"x"}',
  '{"email":"a@b.c","channel":"pigeon"}',
]

const reads = [
  'GET /user',
  'GET /authorize',
  'GET /authorize?provider=google&code_challenge=x',
  'GET /authorize?provider=constructor',
  'GET /authorize?provider=google&redirect_to=%00',
  'GET /callback',
  'GET /callback?state=%00&code=x',
  `GET /callback?state=${id}&code=x`,
  'POST /callback',
  'GET /verify',
  'GET /verify?type=signup',
  'GET /verify?type=x&token=y',
  'GET /verify?type=constructor&token=y',
  'GET /verify?type=signup&token=%00',
  'GET /verify?type=signup&token=y&redirect_to=javascript:alert(1)',
  'GET /user/identities/authorize?provider=x',
  'DELETE /user/identities/x',
  `DELETE /user/identities/${id}`,
  'DELETE /factors/x',
  `DELETE /factors/${id}`,
  'POST /factors/x/challenge',
  `POST /factors/${id}/challenge`,
  'POST /logout?scope=x',
  'GET /admin/users?page=x',
  'GET /admin/users?page=-1',
  'GET /admin/users?per_page=99999999999999999999',
  'GET /admin/users/x',
  `GET /admin/users/${id}`,
  `DELETE /admin/users/${id}`,
  'GET /admin/users/x/factors',
  `DELETE /admin/users/${id}/factors/x`,
  'POST /sso/saml/acs',
  'POST /token',
  'POST /token?grant_type=web3',
  'POST /token?grant_type=__proto__',
  'GET /nothing',
  'DELETE /signup',
]

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
    const { body } = await auth.post('/signup', { email: 'ada@example.com', password: 'correct horse' })
    user = body.access_token
    admin = await createServiceKey()
  })

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

  const tokenFor = (route: string) => (route.includes('/admin') || route.includes('/invite') ? admin : user)

  /** Errors have the contract's shape; redirects carry theirs in the address. */
  function judge({ status, content }: { status: number; content: string }) {
    if (status >= 500) return `server error ${status}`
    if (status < 400) return 'fine'
    const body = JSON.parse(content)
    const isOurs = typeof body.code === 'string' && typeof body.message === 'string'
    const isOAuth = typeof body.error === 'string' && typeof body.error_description === 'string'
    return isOurs || isOAuth ? 'fine' : `odd shape ${content}`
  }

  it.each(withBody)('never breaks %s', async (route) => {
    for (const body of bodies) {
      const reply = await send(route, tokenFor(route), body)
      expect([body.slice(0, 80), judge(reply)]).toEqual([body.slice(0, 80), 'fine'])
    }
    expect(auth.failures).toEqual([])
  })

  it.each(reads)('never breaks %s', async (route) => {
    expect(judge(await send(route, tokenFor(route)))).toBe('fine')
    expect(judge(await send(route, undefined))).toBe('fine')
    expect(auth.failures).toEqual([])
  })

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
