import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { foreignPrefix } from '../fail-database-call.ts'
import { startGitHubDouble } from '../github-double.ts'
import type { GitHubDouble } from '../github-double.ts'
import { startKeyedProvider } from '../keyed-provider.ts'
import { oauthClient, startOAuthDouble } from '../oauth-double.ts'
import type { OAuthDouble } from '../oauth-double.ts'
import { openPostgresOverTcp } from '../postgres-over-tcp.ts'
import { playScript, createGate } from '../run-script.ts'
import { scriptModels } from '../scripted-model.ts'
import { startServiceDoubles } from '../service-doubles.ts'
import type { ServiceDoubles } from '../service-doubles.ts'
import { startStripeDouble } from '../stripe-double.ts'
import type { StripeDouble } from '../stripe-double.ts'
import type { Defer } from '../test-database.ts'
import { startTestServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { createTestUser } from '../test-user.ts'
import type { TestUser } from '../test-user.ts'

/** A server, and everything outside of it that one of its operations talks to. */
export interface FaultWorld {
  server: TestServer
  /** The first account. */
  operator: TestUser
  github: GitHubDouble
  services: ServiceDoubles
  oauth: OAuthDouble
  /** Another server, whose payment provider is a service elsewhere that keeps its events to itself. */
  openKeyed: () => Promise<{ server: TestServer; stripe: StripeDouble }>
  /** The address of somebody's own database. */
  databaseAddress: { url: string }
}

export const providerKey = 'sk-the-key-of-somebody'
export const adminSecret = 'a-secret-of-the-operator-with-enough-characters'

export async function startFaultWorld(defer: Defer): Promise<FaultWorld> {
  const [github, services, oauth, provider] = await Promise.all([
    startGitHubDouble(),
    startServiceDoubles(),
    startOAuthDouble(defer),
    startKeyedProvider({ keys: [providerKey], defer }),
  ])
  defer(github.stop)
  defer(services.stop)
  const name = `${foreignPrefix}${randomUUID().replaceAll('-', '')}`
  const shop = await openPostgresOverTcp({ root: inject('postgres'), name, password: name, statements: '' })
  defer(() => shop.close())
  const gate = createGate()
  const server = await startTestServer({
    defer,
    models: scriptModels((call) => playScript(call, gate)),
    settings: {
      AUTH_ADMIN_SECRET: adminSecret,
      GITHUB_URL: github.url,
      GITHUB_API_URL: github.apiUrl,
      GITHUB_CLIENT_ID: github.app.id,
      GITHUB_CLIENT_SECRET: github.app.secret,
      FACEBOOK_URL: oauth.url,
      FACEBOOK_CLIENT_ID: oauthClient.id,
      FACEBOOK_CLIENT_SECRET: oauthClient.secret,
      FIGMA_API_URL: services.url,
      FIREBASE_API_URL: services.url,
      OPENAI_BASE_URL: `${provider.url}/v1`,
    },
  })
  const databaseAddress = { url: `postgresql://${name}:${name}@127.0.0.1:${shop.port}/${name}` }
  let keyed: ReturnType<FaultWorld['openKeyed']> | undefined
  async function startKeyed() {
    const stripe = await startStripeDouble({ defer })
    return { stripe, server: await startTestServer({ defer, settings: stripe.settings }) }
  }
  const openKeyed = () => (keyed ??= startKeyed())
  const operator = await createTestUser(server)
  return { server, operator, openKeyed, github, services, oauth, databaseAddress }
}
