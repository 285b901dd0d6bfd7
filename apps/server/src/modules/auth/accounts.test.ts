import { createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { errorReply } from '@joinery/contract'
import type { ParsedMail } from 'mailparser'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { databaseUrlOf } from '../../testing/database-url.ts'
import { createTestAuthClient } from '../../testing/test-auth-client.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { startTestSmtpServer } from '../../testing/test-smtp-server.ts'

const ada = { email: 'ada@example.com', password: 'violet-otter-crosses-7' }

describe('accounts on an embedded default, without a mail server', () => {
  it('sign up confirmed at once, sign in, and are known to the API', async () => {
    const { address } = await startTestServer()
    const client = createTestAuthClient(address)
    const signedUp = await client.signUp({ ...ada, options: { data: { full_name: 'Ada Example' } } })
    expect(signedUp.error).toBeNull()
    expect(signedUp.data.user?.email_confirmed_at).toBeDefined()
    const { data, error } = await client.signInWithPassword(ada)
    expect(error).toBeNull()
    expect(await askSession(address, data.session?.access_token)).toEqual({
      user: { id: data.user?.id, email: ada.email, plan: 'free' },
    })
  })

  it('get a profile and a workspace with the sign-up, in one transaction', async () => {
    const { address, query } = await startServerWithDatabase()
    await createTestAuthClient(address).signUp({ ...ada, options: { data: { full_name: 'Ada Example' } } })
    const rows = await query(`
      select u.email, p.full_name, p.is_operator, w.name, m.role,
             u.xmin::text = all(array[p.xmin::text, w.xmin::text, m.xmin::text]) as is_one_transaction
      from auth.users u
      join public.profiles p on p.id = u.id
      join public.workspaces w on w.owner_id = p.id
      join public.workspace_members m on m.workspace_id = w.id and m.user_id = p.id`)
    expect(rows).toMatchObject([
      {
        email: ada.email,
        full_name: 'Ada Example',
        is_operator: true,
        name: "Ada Example's workspace",
        role: 'admin',
        is_one_transaction: true,
      },
    ])
  })

  it('are not created when their workspace cannot be', async () => {
    const { address, query } = await startServerWithDatabase()
    await query('alter table public.workspaces add constraint broken check (false)')
    const { error } = await createTestAuthClient(address).signUp(ada)
    expect(error?.status).toBe(500)
    expect(await query('select from auth.users')).toEqual([])
  })

  it('refuse a wrong password and an unknown address in the same words', async () => {
    const { address } = await startTestServer()
    const client = createTestAuthClient(address)
    await client.signUp(ada)
    const wrong = await client.signInWithPassword({ ...ada, password: 'something else' })
    const unknown = await client.signInWithPassword({ ...ada, email: 'nobody@example.com' })
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials', status: 400 })
    expect(unknown.error).toMatchObject({ code: 'invalid_credentials', message: wrong.error?.message })
  })

  it('stay signed in when many tabs refresh at once', async () => {
    const { address } = await startTestServer()
    const client = createTestAuthClient(address)
    await client.signUp(ada)
    const { data } = await client.signInWithPassword(ada)
    const refreshToken = data.session?.refresh_token ?? ''
    const tabs = Array.from({ length: 8 }, () => createTestAuthClient(address))
    const refreshed = await Promise.all(
      tabs.map((tab) => tab.refreshSession({ refresh_token: refreshToken })),
    )
    expect(refreshed.map(({ error }) => error)).toEqual(tabs.map(() => null))
    const latest = new Set(refreshed.map(({ data: { session } }) => session?.refresh_token))
    expect(latest.size).toBe(1)
    const [next] = latest
    const again = await client.refreshSession({ refresh_token: next ?? '' })
    expect(again.error).toBeNull()
  })

  it('are signed out of one device or of all', { tags: ['thorough'] }, async () => {
    const { address, query } = await startServerWithDatabase()
    const [laptop, phone, desktop] = [1, 2, 3].map(() => createTestAuthClient(address))
    await laptop?.signUp(ada)
    for (const device of [laptop, phone, desktop]) await device?.signInWithPassword(ada)
    await query(
      'delete from auth.sessions where id not in (select id from auth.sessions order by created_at desc limit 3)',
    )
    await phone?.signOut({ scope: 'local' })
    expect(await query('select from auth.sessions')).toHaveLength(2)
    await laptop?.signOut({ scope: 'others' })
    expect(await query('select from auth.sessions')).toHaveLength(1)
    await laptop?.signOut({ scope: 'global' })
    expect(await query('select from auth.sessions')).toEqual([])
  })

  it('survive a restart: the keys are kept, sealed, and tokens stay good', async () => {
    const { server, settings, query } = await startServerWithDatabase()
    const client = createTestAuthClient(server.address)
    await client.signUp(ada)
    const { data } = await client.signInWithPassword(ada)
    const { port } = server
    await server.stop()
    const restarted = await startTestServer({ settings: { ...settings, PORT: String(port) } })
    expect(await askSession(restarted.address, data.session?.access_token)).toHaveProperty(
      'user.email',
      ada.email,
    )
    const [row] = await query('select kid, private_jwk from auth.signing_keys')
    const { kid, private_jwk: sealed } = keyRow.parse(row)
    expect(sealed).toMatch(/^v1\./)
    const place = `auth.signing_keys:${kid}:private_jwk`
    const privateKey = openByHand(sealed, { key: settings.SECRET_KEY, place })
    expect(JSON.parse(privateKey)).toMatchObject({ kty: 'EC', d: expect.any(String) })
  })
})

describe('accounts with a mail server', () => {
  it('are made with the code in a mail, without a password', async () => {
    const { client, smtp } = await startServerWithMail()
    expect((await client.signInWithOtp({ email: ada.email })).error).toBeNull()
    const token = codeIn(await smtp.waitFor(1))
    const { data, error } = await client.verifyOtp({ email: ada.email, token, type: 'email' })
    expect(error).toBeNull()
    expect((await client.getUser()).data.user).toMatchObject({ id: data.user?.id, email: ada.email })
  })

  it.each(['code', 'link'] as const)('are entered with the %s in a mail', async (way) => {
    const { client, smtp } = await startServerWithMail()
    await client.signUp(ada)
    await client.verifyOtp({ token_hash: tokenHashIn(await smtp.waitFor(1)), type: 'email' })
    await client.signOut()
    expect((await client.signInWithOtp({ email: ada.email })).error).toBeNull()
    const mail = await smtp.waitFor(2)
    expect(mail.subject).toBe('Sign in to Joinery')
    const { error } = await client.verifyOtp(
      way === 'code'
        ? { email: ada.email, token: codeIn(mail), type: 'email' }
        : { token_hash: tokenHashIn(mail), type: 'email' },
    )
    expect(error).toBeNull()
    expect((await client.getUser()).data.user?.email).toBe(ada.email)
  })

  it('are told by mail when somebody signs up with their address, who learns nothing of it', async () => {
    const { client, smtp, address } = await startServerWithMail()
    // A confirmation is sent to an address once a minute, so the account is made by a code.
    await client.signInWithOtp({ email: ada.email })
    await client.verifyOtp({ email: ada.email, token: codeIn(await smtp.waitFor(1)), type: 'email' })
    const stranger = createTestAuthClient(address)
    const known = await stranger.signUp(ada)
    expect(known.error).toBeNull()
    expect(known.data.user?.id).not.toBe((await client.getUser()).data.user?.id)
    expect(known.data.user?.identities).toHaveLength(1)
    const mail = await smtp.waitFor(2)
    expect(mail.subject).toBe('You already have a Joinery account')
    expect(mail.text).toContain(`${address}/login`)
    const entered = await stranger.signInWithPassword(ada)
    expect(entered.error?.code).toBe('invalid_credentials')
  })

  it('become what their owner signs up for, whoever made them before', async () => {
    const { client, smtp, address } = await startServerWithMail()
    await createTestAuthClient(address).signInWithOtp({
      email: ada.email,
      options: { data: { full_name: 'Mallory' } },
    })
    await smtp.waitFor(1)
    await client.signUp({ ...ada, options: { data: { full_name: 'Ada Example' } } })
    const { error } = await client.verifyOtp({
      token_hash: tokenHashIn(await smtp.waitFor(2)),
      type: 'email',
    })
    expect(error).toBeNull()
    const { data } = await client.signInWithPassword(ada)
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ada Example', email_verified: true })
    expect(data.user?.identities).toHaveLength(1)
  })

  it('keep no password that a stranger chose, when their owner comes by code', async () => {
    const { client, smtp, address } = await startServerWithMail()
    const stranger = createTestAuthClient(address)
    await stranger.signUp(ada)
    await smtp.waitFor(1)
    await client.signInWithOtp({ email: ada.email })
    const token = codeIn(await smtp.waitFor(2))
    expect((await client.verifyOtp({ email: ada.email, token, type: 'email' })).error).toBeNull()
    expect((await stranger.signInWithPassword(ada)).error?.code).toBe('invalid_credentials')
  })

  it('are confirmed by the link in the mail, which opens our own page', async () => {
    const { client, smtp, address } = await startServerWithMail()
    const signedUp = await client.signUp(ada)
    expect(signedUp.data.session).toBeNull()
    const early = await client.signInWithPassword(ada)
    expect(early.error?.code).toBe('email_not_confirmed')
    const mail = await smtp.waitFor(1)
    const link = new URL(/http\S+/.exec(mail.text ?? '')?.[0] ?? '')
    expect(link.origin + link.pathname).toBe(`${address}/auth/confirm`)
    const verified = await client.verifyOtp({
      token_hash: link.searchParams.get('token_hash') ?? '',
      type: 'email',
    })
    expect(verified.error).toBeNull()
    expect((await client.signInWithPassword(ada)).error).toBeNull()
  })
})

describe('links', () => {
  it('lead to PUBLIC_URL, whatever host, proxy, origin or redirect a request names', async () => {
    const publicUrl = 'https://joinery.example'
    const { smtp, port } = await startServerWithMail({ PUBLIC_URL: publicUrl, TRUST_PROXY: 'true' })
    const targets = [
      '',
      'https://evil.example/',
      '//evil.example/',
      'https://joinery.example@evil.example/',
      'https://joinery.example/\r\nlocation: https://evil.example/',
    ]
    for (const [index, target] of targets.entries()) {
      const redirect = `redirect_to=${encodeURIComponent(target)}`
      const email = `ada-${index}@example.com`
      const asked = await sendForged(port, `/auth/v1/otp?${redirect}`, { email })
      expect(asked.statusCode).toBe(200)
      const { text, html } = await smtp.waitFor(index + 1)
      const links = `${text}\n${html || ''}`.match(/https?:\/\/[^\s"<>]+/g) ?? []
      expect(new Set(links.map((link) => new URL(link).origin))).toEqual(new Set([publicUrl]))
      expect(`${text}${html || ''}`).not.toContain('evil')

      const followed = await sendForged(port, `/auth/v1/verify?type=signup&token=x&${redirect}`)
      expect(followed.statusCode).toBe(303)
      expect(new URL(followed.headers.location ?? '').origin).toBe(publicUrl)
      expect(followed.headers.location).not.toContain('evil')
    }
  })
})

describe('limits', () => {
  it('stop guessing at one account, through any number of addresses', { timeout: 60_000 }, async () => {
    const { port } = await startTestServer({ settings: { TRUST_PROXY: 'true' } })
    const address = `http://127.0.0.1:${port}`
    await createTestAuthClient(address).signUp(ada)
    const guess = (index: number) =>
      fetch(`${address}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `198.51.100.1, 203.0.113.${index}`,
        },
        body: JSON.stringify({ ...ada, password: `guess ${index}` }),
      })
    const statuses: number[] = []
    for (let index = 0; index < 24; index += 1) statuses.push((await guess(index)).status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429])
  })
})

describe('GET /api/session', () => {
  it('answers nobody without a token', async () => {
    const { address } = await startTestServer()
    expect(await askSession(address)).toEqual({ user: null })
  })

  it.each(['Bearer nonsense', 'Bearer', 'Basic YTpi', `Bearer ${unsignedToken()}`])(
    'refuses %s with 401 in the error shape',
    async (authorization) => {
      const { address } = await startTestServer()
      const answer = await fetch(`${address}/api/session`, { headers: { authorization } })
      expect(answer.status).toBe(401)
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
      expect(errorReply.parse(await answer.json()).error.code).toBe('unauthenticated')
    },
  )
})

describe('what is under /auth', () => {
  it('answers programs in the shape of the accounts service', { tags: ['thorough'] }, async () => {
    const { address } = await startTestServer()
    const missing = await fetch(`${address}/auth/v1/nothing`)
    expect(missing.status).toBe(404)
    expect(await missing.json()).toMatchObject({ error_code: 'not_found' })
    const large = await fetch(`${address}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify({ ...ada, data: { note: 'x'.repeat(1_100_000) } }),
    })
    expect(large.status).toBe(413)
    expect(await large.json()).toMatchObject({ code: 'request_entity_too_large' })
  })

  it('publishes the keys that tokens are signed with, and only their public half', async () => {
    const { address } = await startTestServer()
    const answer = await fetch(`${address}/auth/v1/.well-known/jwks.json`)
    const body = await answer.text()
    expect(JSON.parse(body)).toMatchObject({ keys: [{ kty: 'EC', alg: 'ES256' }] })
    expect(body).not.toContain('"d"')
  })

  it('never answers bad text with a failure of ours', async () => {
    const { address } = await startTestServer()
    const client = createTestAuthClient(address)
    const odd = ['a\u0000b', '\ud800', '💥'.repeat(200)]
    for (const text of odd) {
      const { error } = await client.signUp({
        email: `${createHash('sha256').update(text).digest('hex').slice(0, 8)}@example.com`,
        password: randomBytes(16).toString('hex'),
        options: { data: { full_name: text } },
      })
      expect(error?.status ?? 200).toBeLessThan(500)
    }
  })
})

async function askSession(address: string, token?: string): Promise<unknown> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return (await fetch(`${address}/api/session`, { headers })).json()
}

async function startServerWithMail(more: Record<string, string> = {}) {
  const smtp = await startTestSmtpServer()
  const { address, port } = await startTestServer({
    settings: { SMTP_URL: smtp.url, MAIL_FROM: 'Joinery <joinery@example.com>', ...more },
  })
  return { smtp, address, port, client: createTestAuthClient(address) }
}

/** A request that claims to come for another site; fetch would not let us say so. Without a body it reads. */
async function sendForged(port: number, path: string, body?: object): Promise<IncomingMessage> {
  const request = requestHttp({
    port,
    path,
    method: body ? 'POST' : 'GET',
    headers: {
      host: 'evil.example',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
      forwarded: 'host=evil.example;proto=http',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-original-url': 'https://evil.example/',
      'content-type': 'application/json',
    },
  })
  request.end(body && JSON.stringify(body))
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject)
  })
  answer.resume()
  return answer
}

const codeIn = ({ text = '' }: ParsedMail) => /code: (\d{6})/.exec(text)?.[1] ?? ''

function tokenHashIn({ text = '' }: ParsedMail): string {
  return new URL(/http\S+/.exec(text)?.[0] ?? '').searchParams.get('token_hash') ?? ''
}

async function startServerWithDatabase() {
  const connection = await createTestDatabase()
  const settings = {
    DATABASE_URL: databaseUrlOf(connection),
    SECRET_KEY: randomBytes(32).toString('hex'),
  }
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  const server = await startTestServer({ settings })
  const query = async (statement: string): Promise<unknown[]> => (await client.query(statement)).rows
  return { server, address: server.address, settings, query }
}

const keyRow = z.object({ kid: z.string(), private_jwk: z.string() })

/** Reads an envelope with nothing of ours: the standard cipher, and the key that only the settings hold. */
function openByHand(envelope: string, { key, place }: { key: string; place: string }): string {
  const bytes = Buffer.from(envelope.split('.')[2] ?? '', 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), bytes.subarray(0, 12))
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-16))
  return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
}

function unsignedToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: 'x', exp: 9_999_999_999 })}.`
}
