import { endpoints } from '@joinery/contract'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { oauthClient, startOAuthDouble } from '../../../testing/oauth-double.ts'
import { createTestAuthClient } from '../../../testing/test-auth-client.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { startTestSmtpServer } from '../../../testing/test-smtp-server.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { callerWith, createTestUser, queryDatabase } from '../../../testing/test-user.ts'

const { team } = endpoints
const password = 'violet-otter-crosses-7'

it('is open to everybody unless told otherwise', async () => {
  const server = await startTestServer()
  await createTestUser(server)
  expect(await isClosed(server)).toBe(false)
  expect(await signUp(server, 'stranger@example.com')).toBeUndefined()
})

it('by invitation begins with an account for the operator, and then lets no stranger in', async () => {
  const server = await startTestServer({ settings: { SIGN_UP: 'invited' } })
  expect(await isClosed(server)).toBe(false)
  await createTestUser(server, { email: 'ada@example.com' })
  expect(await isClosed(server)).toBe(true)
  expect(await signUp(server, 'stranger@example.com')).toBe('signup_disabled')
  await createTestAuthClient(server.address).signInWithOtp({ email: 'stranger@example.com' })
  expect(await emailsAt(server)).toEqual(['ada@example.com'])
})

it(
  'by invitation begins again where nobody has confirmed the first address',
  { tags: ['thorough'] },
  async () => {
    const smtp = await startTestSmtpServer()
    const server = await startTestServer({
      settings: { SIGN_UP: 'invited', SMTP_URL: smtp.url, MAIL_FROM: 'joinery@example.com' },
    })
    expect(await signUp(server, 'mistyped@example.com')).toBeUndefined()
    expect(await isClosed(server)).toBe(false)
    expect(await signUp(server, 'ada@example.com')).toBeUndefined()
    await queryDatabase(
      server.databaseUrl,
      'update auth.users set email_confirmed_at = now() where email ~ $1',
      ['ada'],
    )
    expect(await isClosed(server)).toBe(true)
  },
)

it('by invitation takes nobody whom only a provider vouches for', async () => {
  const double = await startOAuthDouble()
  const server = await startTestServer({
    settings: {
      SIGN_UP: 'invited',
      FACEBOOK_CLIENT_ID: oauthClient.id,
      FACEBOOK_CLIENT_SECRET: oauthClient.secret,
      FACEBOOK_URL: double.url,
    },
  })
  await createTestUser(server, { email: 'grace@example.com' })
  const way = new URL(`${server.address}/auth/v1/authorize?provider=facebook`)
  const toProvider = await followOnce(way)
  const end = await followOnce(await followOnce(toProvider))
  expect(end.href).toContain('signup_disabled')
  expect(await emailsAt(server)).toEqual(['grace@example.com'])
})

it('by invitation lets in who is invited, for as long as the invitation is open', async () => {
  const server = await startTestServer({ settings: { SIGN_UP: 'invited' } })
  const ada = await createTestUser(server, { email: 'ada@example.com', plan: 'enterprise' })
  const { current } = await ada.call(team.read, {})
  const invite = (email: string) => ada.call(team.invite, { workspaceId: current.id, email, role: 'user' })

  await invite('grace@example.com')
  const { data } = await createTestAuthClient(server.address).signUp({
    email: ' Grace@Example.com',
    password,
  })
  const grace = callerWith(server.address, data.session?.access_token ?? '')
  expect(await grace.call(team.accept, { token: mailedToken(server) })).toMatchObject({ id: current.id })

  const { id: invitationId } = await invite('joan@example.com')
  await ada.call(team.revoke, { workspaceId: current.id, invitationId })
  expect(await signUp(server, 'joan@example.com')).toBe('signup_disabled')

  await invite('mary@example.com')
  await queryDatabase(server.databaseUrl, `update invitations set expires_at = now() - interval '1 hour'`)
  expect(await signUp(server, 'mary@example.com')).toBe('signup_disabled')
})

async function isClosed({ address }: TestServer): Promise<boolean> {
  const answer = await fetch(`${address}/auth/v1/settings`)
  return z.object({ disable_signup: z.boolean() }).parse(await answer.json()).disable_signup
}

/** The code of the refusal, if it was one. */
async function signUp({ address }: TestServer, email: string): Promise<string | undefined> {
  const { error } = await createTestAuthClient(address).signUp({ email, password })
  return error?.code
}

async function emailsAt({ databaseUrl }: TestServer): Promise<unknown[]> {
  const rows = await queryDatabase(databaseUrl, 'select email from auth.users order by email')
  return rows.map(({ email }) => email)
}

function mailedToken({ logged }: TestServer): string {
  const line = logged.findLast((text) => text.includes('"to":"grace@example.com"')) ?? ''
  return /\/invitation#([\w-]+)/.exec(line)?.[1] ?? ''
}

async function followOnce(url: URL): Promise<URL> {
  const answer = await fetch(url, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '')
}
