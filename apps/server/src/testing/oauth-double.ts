import { createHash, createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { onTestFinished } from 'vitest'
import type { Defer } from './test-database.ts'

export const oauthClient = { id: 'joinery', secret: 'a secret between two' }

export interface OAuthDouble {
  /** Where people sign in, and where codes are exchanged. */
  readonly url: string
  /** GitHub's API, which is not where people sign in. */
  readonly githubApiUrl: string
  /** Who is signed in at both. */
  person: { id: number; name: string; email: string }
}

interface Grant {
  redirectUri: string
  challenge: string
}

/** Speaks as GitHub and Facebook do, over HTTP, and agrees to every sign-in. It stops with the test, unless told otherwise. */
export async function startOAuthDouble(defer: Defer = onTestFinished): Promise<OAuthDouble> {
  const person = { id: 42, name: 'Ada Example', email: 'ada@example.com' }
  const grants = new Map<string, Grant>()
  const tokens = new Set<string>()

  function agree(context: Context) {
    const query = context.req.query()
    if (query.client_id !== oauthClient.id || query.response_type !== 'code') return context.text('?', 400)
    const code = randomUUID()
    grants.set(code, { redirectUri: query.redirect_uri ?? '', challenge: query.code_challenge ?? '' })
    const target = new URL(query.redirect_uri ?? '')
    target.searchParams.set('code', code)
    target.searchParams.set('state', query.state ?? '')
    return context.redirect(target.href)
  }

  async function exchange(context: Context) {
    const form = new URLSearchParams(await context.req.text())
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isClient =
      form.get('client_id') === oauthClient.id && form.get('client_secret') === oauthClient.secret
    if (!isClient || grant?.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri')) {
      return context.json({ error: 'invalid_grant' }, 400)
    }
    const token = randomUUID()
    tokens.add(token)
    return context.json({ access_token: token, token_type: 'bearer', scope: 'email' })
  }

  const isKnown = (context: Context) => tokens.has(tokenOf(context))

  const app = new Hono()
    .get('/login/oauth/authorize', agree)
    .post('/login/oauth/access_token', async (context) => exchange(context))
    .get('/github-api/user', (context) => {
      if (!isKnown(context)) return context.json({ message: 'Bad credentials' }, 401)
      return context.json({ id: double.person.id, login: 'ada', name: double.person.name, avatar_url: null })
    })
    .get('/github-api/user/emails', (context) => {
      if (!isKnown(context)) return context.json({ message: 'Bad credentials' }, 401)
      return context.json([{ email: double.person.email, verified: true, primary: true }])
    })
    .get('/dialog/oauth', agree)
    .post('/oauth/access_token', async (context) => exchange(context))
    .get('/me', (context) => {
      const proof = createHmac('sha256', oauthClient.secret).update(tokenOf(context)).digest('hex')
      const isProven = context.req.query('appsecret_proof') === proof
      if (!isKnown(context) || !isProven) return context.json({ error: { type: 'OAuthException' } }, 400)
      const { id, name, email } = double.person
      return context.json({ id: String(id), name, email })
    })

  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  defer(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const double: OAuthDouble = { url, githubApiUrl: `${url}/github-api`, person }
  return double
}

const tokenOf = (context: Context) => context.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
