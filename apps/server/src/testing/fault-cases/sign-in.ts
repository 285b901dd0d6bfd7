import { createHmac, randomInt } from 'node:crypto'
import { TOTP } from 'otpauth'
import { createTestAuthClient } from '../test-auth-client.ts'
import { queryDatabase } from '../test-user.ts'
import { askPath } from './fault-request.ts'
import type { FaultRequest, RowFaultCase, RowFaultCases } from './fault-request.ts'
import { adminSecret } from './fault-world.ts'
import type { FaultWorld } from './fault-world.ts'
import { inventEmail, mailedLink, openWorkspace, password } from './open-places.ts'

type Asked = Parameters<typeof askPath>[1]

/** Asked by nobody, about an address that has no account. */
const asStranger =
  (path: string, bodyOf: (email: string) => object): RowFaultCase =>
  async (world) => {
    const email = inventEmail()
    return { traces: [email], send: askPath(world, { path: `/auth/v1${path}`, body: bodyOf(email) }) }
  }

type Account = Awaited<ReturnType<typeof openAccount>>

async function openAccount(world: FaultWorld) {
  const { ada, email, traces } = await openWorkspace(world, 'free')
  const client = createTestAuthClient(world.server.address)
  const { data } = await client.signInWithPassword({ email, password })
  if (!data.session) throw new Error('Nobody is signed in.')
  return { id: ada.id, email, client, traces, token: data.session.access_token, session: data.session }
}

/** Asked with a token of one's own, unless the request brings another. */
const asAccount =
  (prepare: (account: Account, world: FaultWorld) => Promise<Asked>): RowFaultCase =>
  async (world): Promise<FaultRequest> => {
    const account = await openAccount(world)
    const asked = await prepare(account, world)
    return {
      traces: account.traces,
      send: askPath(world, { token: account.token, ...asked, path: `/auth/v1${asked.path}` }),
    }
  }

async function enrol({ client }: Account) {
  const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone app' })
  if (!data) throw new Error('There is no second factor.')
  return data
}

/** Signed in with it as well. */
async function proveFactor(account: Account) {
  const { id, totp } = await enrol(account)
  const code = new TOTP({ secret: totp.secret }).generate()
  const { data } = await account.client.mfa.challengeAndVerify({ factorId: id, code })
  return { factorId: id, token: data?.access_token ?? '' }
}

/** The link of a mail that lets somebody in who has forgotten their password. */
async function mailedToken(account: Account, world: FaultWorld): Promise<string> {
  await account.client.resetPasswordForEmail(account.email)
  return mailedLink(world, { to: account.email, link: /token_hash=([\w-]+)/ })
}

const serviceKey = () => {
  const signed = [{ alg: 'HS256', typ: 'JWT' }, { role: 'service_role' }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${signed}.${createHmac('sha256', adminSecret).update(signed).digest('base64url')}`
}

/** Asked by the operator, about an address that has no account. */
const asOperator =
  (path: string, bodyOf: (email: string) => object): RowFaultCase =>
  async (world) => {
    const email = inventEmail()
    const body = bodyOf(email)
    return { traces: [email], send: askPath(world, { path: `/auth/v1${path}`, body, token: serviceKey() }) }
  }

/** The way to the provider and back, up to the code with which the browser returns. */
async function returnFromProvider({ server }: FaultWorld): Promise<URLSearchParams> {
  const start = `${server.address}/auth/v1/authorize?provider=facebook&redirect_to=${server.address}`
  const away = await fetch(start, { redirect: 'manual' })
  const back = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' })
  return new URL(back.headers.get('location') ?? '').searchParams
}

const arriving =
  (method: 'GET' | 'POST'): RowFaultCase =>
  async (world) => {
    const email = inventEmail()
    world.oauth.person = { id: randomInt(2 ** 40), name: 'Ada', email }
    const answer = await returnFromProvider(world)
    const path = '/auth/v1/callback'
    const state = answer.get('state') ?? ''
    const send =
      method === 'GET'
        ? askPath(world, { method, path: `${path}?${answer.toString()}` })
        : askPath(world, {
            path,
            body: Buffer.from(answer.toString()),
            type: 'application/x-www-form-urlencoded',
          })
    return { send, traces: [state, email], isAlone: true }
  }

/** Everything under /auth/v1 that changes something, also by a link. */
export const signInFaultCases = {
  'POST /auth/v1/signup': asStranger('/signup', (email) => ({ email, password })),
  'POST /auth/v1/otp': asStranger('/otp', (email) => ({ email })),
  'POST /auth/v1/magiclink': asAccount(async ({ email }) => ({ path: '/magiclink', body: { email } })),
  'POST /auth/v1/token': asAccount(async ({ email }) => ({
    path: '/token?grant_type=password',
    body: { email, password },
  })),
  'POST /auth/v1/token to refresh': asAccount(async ({ session }) => ({
    path: '/token?grant_type=refresh_token',
    body: { refresh_token: session.refresh_token },
  })),
  'POST /auth/v1/recover': asAccount(async ({ email }) => ({ path: '/recover', body: { email } })),
  'GET /auth/v1/reauthenticate': asAccount(async () => ({ method: 'GET', path: '/reauthenticate' })),
  'POST /auth/v1/verify': asAccount(async (account, world) => ({
    path: '/verify',
    body: { type: 'recovery', token_hash: await mailedToken(account, world) },
  })),
  'GET /auth/v1/verify': asAccount(async (account, world) => ({
    method: 'GET',
    path: `/verify?type=recovery&token=${await mailedToken(account, world)}`,
  })),
  'PUT /auth/v1/user': asAccount(async () => ({
    method: 'PUT',
    path: '/user',
    body: { email: inventEmail(), password: `${password} well`, data: { full_name: 'Ada' } },
  })),
  'POST /auth/v1/resend': asAccount(async ({ email, client }, { server }) => {
    await client.updateUser({ email: inventEmail() })
    // Otherwise it is too soon, and nothing would be sent.
    await queryDatabase(server.databaseUrl, 'delete from auth.rate_limits')
    return { path: '/resend', body: { type: 'email_change', email } }
  }),
  'POST /auth/v1/factors': asAccount(async () => ({ path: '/factors', body: { factor_type: 'totp' } })),
  'POST /auth/v1/factors/:id/challenge': asAccount(async (account) => ({
    path: `/factors/${(await enrol(account)).id}/challenge`,
    body: {},
  })),
  'POST /auth/v1/factors/:id/verify': asAccount(async (account) => {
    const { id, totp } = await enrol(account)
    const { data } = await account.client.mfa.challenge({ factorId: id })
    const code = new TOTP({ secret: totp.secret }).generate()
    return { path: `/factors/${id}/verify`, body: { challenge_id: data?.id, code } }
  }),
  'DELETE /auth/v1/factors/:id': asAccount(async (account) => {
    const { factorId, token } = await proveFactor(account)
    return { method: 'DELETE', path: `/factors/${factorId}`, token }
  }),
  'POST /auth/v1/logout': asAccount(async () => ({ path: '/logout' })),
  'DELETE /auth/v1/user/identities/:id': asAccount(async ({ id }, { server }) => {
    const [row] = await queryDatabase(
      server.databaseUrl,
      `insert into auth.identities (id, user_id, provider, subject, email, claims, created_at, updated_at)
       values (gen_random_uuid(), $1, 'github', gen_random_uuid(), null, '{}', now(), now()) returning id`,
      [id],
    )
    return { method: 'DELETE', path: `/user/identities/${String(row?.['id'])}` }
  }),
  'POST /auth/v1/admin/users': asOperator('/admin/users', (email) => ({
    email,
    password,
    email_confirm: true,
  })),
  'POST /auth/v1/invite': asOperator('/invite', (email) => ({ email })),
  'POST /auth/v1/admin/generate_link': asOperator('/admin/generate_link', (email) => ({
    email,
    type: 'invite',
  })),
  'PUT /auth/v1/admin/users/:id': asAccount(async ({ id }) => ({
    method: 'PUT',
    path: `/admin/users/${id}`,
    body: { email: inventEmail(), password: `${password} well`, email_confirm: true },
    token: serviceKey(),
  })),
  'DELETE /auth/v1/admin/users/:id': asAccount(async ({ id }) => ({
    method: 'DELETE',
    path: `/admin/users/${id}`,
    token: serviceKey(),
  })),
  'DELETE /auth/v1/admin/users/:id/factors/:factorId': asAccount(async (account) => ({
    method: 'DELETE',
    path: `/admin/users/${account.id}/factors/${(await proveFactor(account)).factorId}`,
    token: serviceKey(),
  })),
  'GET /auth/v1/user/identities/authorize': asAccount(async () => ({
    method: 'GET',
    path: '/user/identities/authorize?provider=github',
  })),
  'GET /auth/v1/callback': arriving('GET'),
  'POST /auth/v1/callback': arriving('POST'),
} satisfies RowFaultCases
