import { once } from 'node:events'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

export interface OpenIdProvider {
  readonly issuer: string
  stop: () => Promise<void>
}

interface Options {
  port: number
  redirectUri: string
}

/** A real OpenID provider with its own sign-in pages: whoever signs in there as `ada` is ada@example.com. */
export async function startOpenIdProvider({ port, redirectUri }: Options): Promise<OpenIdProvider> {
  const issuer = `http://127.0.0.1:${port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'joinery', client_secret: 'a secret between two', redirect_uris: [redirectUri] }],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@example.com`, email_verified: true, name: sub }),
    }),
  })
  const server = createServer(provider.callback()).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    issuer,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
