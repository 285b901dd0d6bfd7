import { createServer } from 'node:http'
import type { Factor } from '@supabase/auth-js'

/** One answer of the service: a status and a body. */
export interface Answer {
  status: number
  body?: unknown
}

export interface SeenCall {
  /** Method, path below /auth/v1 and query, as in `POST /token?grant_type=password`. */
  call: string
  body: unknown
  authorization: string | undefined
  /** The key that every browser sends, whoever uses it. */
  apiKey: string
}

/**
 * For tests: a server that answers the auth client's calls by a script, over real HTTP. A call that the script does
 * not know is answered with 404, as the service would.
 */
export async function startGotrueDouble(script: Record<string, Answer>) {
  const calls: SeenCall[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const text = Buffer.concat(chunks).toString()
    const call = `${request.method} ${(request.url ?? '').replace('/auth/v1', '')}`
    calls.push({
      call,
      body: text === '' ? undefined : JSON.parse(text),
      authorization: request.headers.authorization,
      apiKey: String(request.headers['apikey'] ?? ''),
    })
    const { status, body } = script[call] ?? {
      status: 404,
      body: { code: 'not_found', message: 'Not found' },
    }
    response
      .writeHead(status, { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' })
      .end(body === undefined ? undefined : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    calls,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

interface SessionFacts {
  aal?: 'aal1' | 'aal2'
  factors?: Factor[]
  /** From now; negative for a session that has ended. */
  secondsLeft?: number
  name?: string
}

/** A session as the service hands it out. Its token is not signed: nobody checks it here. */
export function gotrueSession({
  aal = 'aal1',
  factors = [],
  secondsLeft = 3600,
  name = 'one',
}: SessionFacts = {}) {
  const expiresAt = Math.floor(Date.now() / 1000) + secondsLeft
  const claims = Buffer.from(JSON.stringify({ sub: gotrueUser.id, aal, exp: expiresAt })).toString(
    'base64url',
  )
  return {
    access_token: `${Buffer.from('{"alg":"ES256"}').toString('base64url')}.${claims}.${name}`,
    token_type: 'bearer' as const,
    expires_in: secondsLeft,
    expires_at: expiresAt,
    refresh_token: `refresh-${name}`,
    user: { ...gotrueUser, factors },
  }
}

export const gotrueUser = {
  id: '7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'ada@example.com',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { full_name: 'Ada' },
  created_at: '2026-01-01T00:00:00Z',
}

export const verifiedFactor: Factor = {
  id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  factor_type: 'totp',
  status: 'verified',
  friendly_name: 'Phone',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}

/** A storage for the client under test. */
export function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
