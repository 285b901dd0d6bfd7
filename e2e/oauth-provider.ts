import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'

export const oauthClient = { id: 'joinery', secret: 'a secret between two' }

export interface OAuthProvider {
  readonly url: string
  stop: () => Promise<void>
}

interface Grant {
  name: string
  challenge: string | null
}

/**
 * GitHub and Facebook in one small server that speaks the protocol of both. Its page asks who one is: whoever goes on
 * as `ada` is ada@example.com.
 */
export async function startOAuthProvider(): Promise<OAuthProvider> {
  const grants = new Map<string, Grant>()
  const names = new Map<string, string>()

  const decide = (query: URLSearchParams): string => {
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('state', query.get('state') ?? '')
    if (query.has('decline')) {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_description', 'The user has denied your application access.')
      return back.href
    }
    const code = randomUUID()
    grants.set(code, { name: query.get('name') ?? '', challenge: query.get('code_challenge') })
    back.searchParams.set('code', code)
    return back.href
  }

  const exchange = (form: URLSearchParams): object | undefined => {
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const isClient =
      form.get('client_id') === oauthClient.id && form.get('client_secret') === oauthClient.secret
    if (!grant || !isClient || grant.challenge !== challengeOf(form.get('code_verifier'))) return undefined
    const token = randomUUID()
    names.set(token, grant.name)
    return { access_token: token, token_type: 'bearer' }
  }

  const describe = (path: string, { authorization }: IncomingMessage['headers']): object | undefined => {
    const name = names.get((authorization ?? '').replace(/^bearer /i, ''))
    if (name === undefined) return undefined
    const email = `${name}@example.com`
    if (path === '/api/v3/user') return { id: numberOf(name), login: name, name }
    if (path === '/api/v3/user/emails') return [{ email, verified: true, primary: true }]
    return path === '/me' ? { id: String(numberOf(name)), name, email } : undefined
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider')
    if (/^\/(login\/oauth\/authorize|dialog\/oauth)$/.test(pathname)) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(signInPage(searchParams))
      return
    }
    if (pathname === '/decide') {
      response.writeHead(302, { location: decide(searchParams) }).end()
      return
    }
    const answer = pathname.endsWith('/access_token')
      ? exchange(new URLSearchParams(await readText(request)))
      : describe(pathname, request.headers)
    response
      .writeHead(answer ? 200 : 400, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? { error: 'invalid_grant' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Hands the request on to the decision, which knows where to go back to. */
function signInPage(query: URLSearchParams): string {
  const kept = [...query].map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  return `<!doctype html><title>Provider</title><form action="/decide">${kept.join('')}
    <label>Name <input name="name"></label>
    <button>Continue</button><button name="decline" value="yes">Cancel</button></form>`
}

const challengeOf = (verifier: string | null) =>
  verifier === null ? null : createHash('sha256').update(verifier).digest('base64url')

/** The same person has the same number every time. */
const numberOf = (name: string) => createHash('sha256').update(name).digest().readUInt32BE(0)

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}
