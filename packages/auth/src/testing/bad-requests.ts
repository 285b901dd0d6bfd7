const id = '8a6e0804-2bd0-4672-b79d-d97027f9071a'

export interface BadRequest {
  method: string
  path: string
  body?: string
  /** Whether the body is one that no route can read. */
  isUnreadable: boolean
}

/** Requests that nobody means well with, for a route such as `POST /factors/:id/verify`. */
export function listBadRequests(route: string): BadRequest[] {
  const [method = '', pattern = ''] = route.split(' ')
  const paths = pattern.includes(':') ? segments.map((segment) => fill(pattern, segment)) : [pattern]
  const addresses = paths.flatMap((path) => queriesFor(path).map((query) => path + query))
  const [first = '', ...others] = addresses
  const withoutBody = addresses.map((path) => ({ method, path, isUnreadable: false }))
  if (method === 'GET') return withoutBody
  const readsJson = ['POST', 'PUT'].includes(method) && !formRoutes.includes(pattern)
  return [
    ...withoutBody,
    ...bodies.map((body) => ({ method, path: first, body, isUnreadable: false })),
    ...unreadableBodies.map((body) => ({ method, path: first, body, isUnreadable: readsJson })),
    ...others.map((path) => ({ method, path, body: '{}', isUnreadable: false })),
  ]
}

/** These take a form, or nothing. */
const formRoutes = ['/callback', '/sso/saml/acs', '/logout']

const segments = ['x', id, '%00', '%ff', '..', 'constructor', 'x'.repeat(2000), "'%20or%20'1'='1"]

const fill = (pattern: string, segment: string) => pattern.replaceAll(/:\w+/g, segment)

const queries = [
  '',
  '?page=x&per_page=-1&scope=x&type=x&token=y',
  '?page=99999999999999999999&per_page=99999999999999999999',
  '?page=-1',
  '?page=1.5&per_page=0x10',
  '?type=signup',
  '?type=constructor&token=y',
  '?type=signup&token=%00',
  '?type=signup&token=y&redirect_to=javascript:alert(1)',
  '?provider=constructor',
  '?provider=google&code_challenge=x',
  '?provider=google&redirect_to=%00',
  '?state=%00&code=x',
  `?state=${id}&code=x`,
  `?state=${id}&error=x&error_description=%ff`,
  '?redirect_to=%E0%A4%A',
  '?provider=google&invite_token=x&scopes=%0a',
]

const grants = ['password', 'refresh_token', 'pkce', 'id_token', 'web3', '__proto__']

const queriesFor = (path: string) =>
  path === '/token' ? grants.map((grant) => `?grant_type=${grant}`) : queries

const unreadableBodies = ['x', 'null', '[]', '"text"', '1', '{', '\u0000', '{"email":"\\ud800"}', '{"a":1}}']

const deep = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`

const bodies = [
  '',
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
