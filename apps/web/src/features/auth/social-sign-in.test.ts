import { afterEach, describe, expect, it } from 'vitest'
import { createAuthClient } from '../../lib/auth-client.ts'
import { memoryStorage, startGotrueDouble } from '../../testing/gotrue-double.ts'
import type { Answer } from '../../testing/gotrue-double.ts'
import { prepareSocialSignIn } from './social-sign-in.ts'

const fallback = 'Failed to sign in with GitHub'
const redirectTo = 'https://joinery.example/auth/callback'

describe('signing in with a provider', () => {
  it('leads to the service with a challenge, and keeps its other half here', async () => {
    const { service, storage } = await open({ status: 200, body: { external: { github: true } } })
    const outcome = await prepareSocialSignIn(service, { provider: 'github', redirectTo, fallback })
    if (outcome.kind !== 'leave') throw new Error(outcome.message)
    const url = new URL(outcome.url)
    expect(`${url.origin}${url.pathname}`).toBe(`${service.origin}/auth/v1/authorize`)
    expect(url.searchParams.get('provider')).toBe('github')
    expect(url.searchParams.get('redirect_to')).toBe(redirectTo)
    expect(url.searchParams.get('code_challenge_method')).toBe('s256')
    expect([...storage.kept.keys()].some((key) => key.includes('code-verifier'))).toBe(true)
  })

  it('says in a sentence that a provider is not set up, and what to set', async () => {
    const { service } = await open({ status: 200, body: { external: { github: true } } })
    expect(await prepareSocialSignIn(service, { provider: 'facebook', redirectTo, fallback })).toEqual({
      kind: 'refused',
      message:
        'Facebook is not set up on this installation. Its operator can set FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET.',
    })
  })

  it('that fails without a word from anybody says what it was given to say', async () => {
    const { service } = await open({ status: 503, body: {} })
    const outcome = await prepareSocialSignIn(service, { provider: 'google', redirectTo, fallback })
    expect(outcome).toEqual({ kind: 'refused', message: fallback })
  })
})

const running: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()))
})

async function open(settings: Answer) {
  const double = await startGotrueDouble({ 'GET /settings': settings })
  const storage = memoryStorage()
  const client = createAuthClient({ origin: double.origin, storage, isCallback: false })
  running.push(double.stop, () => client.stopAutoRefresh())
  return { service: { loadClient: async () => client, origin: double.origin }, storage }
}
