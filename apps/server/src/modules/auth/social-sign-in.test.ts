import { describe, expect, it } from 'vitest'
import { oauthClient, startOAuthDouble } from '../../testing/oauth-double.ts'
import { createTestAuthClient } from '../../testing/test-auth-client.ts'
import { startTestServer } from '../../testing/test-server.ts'

describe.each(['facebook', 'github'] as const)(
  'sign-in with %s, at an address of our choosing',
  (provider) => {
    it('ends at the dashboard of our own origin, with an account that the API knows', async () => {
      const { address, signIn } = await startServerWithProviders()
      const { target, client } = await signIn(provider)
      expect(target.origin + target.pathname).toBe(`${address}/dashboard`)
      const { data, error } = await client.exchangeCodeForSession(target.searchParams.get('code') ?? '')
      expect(error).toBeNull()
      expect(data.user).toMatchObject({
        email: 'ada@example.com',
        app_metadata: { provider, providers: [provider] },
        user_metadata: { full_name: 'Ada Example' },
      })
      const answer = await fetch(`${address}/api/session`, {
        headers: { authorization: `Bearer ${data.session?.access_token}` },
      })
      expect(await answer.json()).toMatchObject({ user: { id: data.user?.id, email: 'ada@example.com' } })
    })

    it('finds the same account the next time, whatever its address is by then', async () => {
      const { signIn, double } = await startServerWithProviders()
      const first = await signIn(provider)
      const before = await first.client.exchangeCodeForSession(first.target.searchParams.get('code') ?? '')
      double.person = { ...double.person, email: 'ada@elsewhere.example' }
      const second = await signIn(provider)
      const after = await second.client.exchangeCodeForSession(second.target.searchParams.get('code') ?? '')
      expect(after.data.user?.id).toBe(before.data.user?.id)
    })

    it('goes nowhere but to our own pages', async () => {
      const { address, signIn } = await startServerWithProviders()
      const { target } = await signIn(provider, 'https://evil.example/dashboard')
      expect(target.origin).toBe(address)
    })
  },
)

async function startServerWithProviders() {
  const double = await startOAuthDouble()
  const { address } = await startTestServer({
    settings: {
      FACEBOOK_CLIENT_ID: oauthClient.id,
      FACEBOOK_CLIENT_SECRET: oauthClient.secret,
      FACEBOOK_URL: double.url,
      GITHUB_CLIENT_ID: oauthClient.id,
      GITHUB_CLIENT_SECRET: oauthClient.secret,
      GITHUB_URL: double.url,
      GITHUB_API_URL: double.githubApiUrl,
    },
  })

  /** Goes the browser's way: to the provider, back to us, and on to where the application wants it. */
  async function signIn(provider: 'facebook' | 'github', redirectTo = `${address}/dashboard`) {
    const client = createTestAuthClient(address, { flowType: 'pkce' })
    const { data } = await client.signInWithOAuth({
      provider,
      options: { redirectTo, skipBrowserRedirect: true },
    })
    const toProvider = await followOnce(data.url ?? '')
    expect(toProvider.origin).toBe(double.url)
    const target = await followOnce((await followOnce(toProvider.href)).href)
    return { client, target }
  }

  return { address, double, signIn }
}

async function followOnce(url: string): Promise<URL> {
  const answer = await fetch(url, { redirect: 'manual' })
  expect(answer.status).toBe(302)
  return new URL(answer.headers.get('location') ?? '')
}
