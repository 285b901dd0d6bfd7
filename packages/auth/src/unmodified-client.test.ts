import { setImmediate as nextTurn } from 'node:timers/promises'
import { AuthClient } from '@supabase/auth-js'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestAuth } from './testing/create-test-auth.ts'

const credentials = { email: 'ada@example.com', password: 'correct horse' }
const isRefresh = (url: string) => url.endsWith('/token?grant_type=refresh_token')
const isKeySet = (url: string) => url.endsWith('/.well-known/jwks.json')

describe('the unmodified client', () => {
  it('tries a refresh again after 200 ms, and doubles the pause each time', async () => {
    const { client, calls, answerWith } = createWatchedClient()
    const { data } = await client.signUp(credentials)
    answerWith((url) => (isRefresh(url) ? new Response('{}', { status: 503 }) : undefined))
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const start = Date.now()
    const refreshing = client.refreshSession({ refresh_token: data.session?.refresh_token ?? '' })
    await vi.advanceTimersByTimeAsync(1500)
    const times = calls.filter(({ url }) => isRefresh(url)).map(({ at }) => at - start)
    expect(times).toEqual([0, 200, 600, 1400])
    answerWith(() => undefined)
    await vi.advanceTimersByTimeAsync(1600)
    vi.useRealTimers()
    expect((await refreshing).error).toBeNull()
  })

  it('looks every 30 s whether its session has to be refreshed', async () => {
    // Of this length, a session is due at the first look after it was made.
    const { auth, client, calls } = createWatchedClient({ jwt: { expSeconds: 125 } })
    await client.signUp(credentials)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: auth.clock.now() })
    onTestFinished(() => void vi.useRealTimers())
    const start = Date.now()
    await client.startAutoRefresh()
    onTestFinished(() => client.stopAutoRefresh())
    for (let look = 1; look <= 3; look += 1) {
      const refreshed = nextEvent(client, 'TOKEN_REFRESHED')
      auth.clock.advance(30)
      vi.advanceTimersByTime(30_000)
      await refreshed
    }
    const times = calls.filter(({ url }) => isRefresh(url)).map(({ at }) => at - start)
    expect(times).toEqual([30_000, 60_000, 90_000])
  })

  it('fetches the signing keys once for all the tokens it checks in ten minutes', async () => {
    const { auth, client, calls } = createWatchedClient()
    await client.signUp(credentials)
    const fetches = () => calls.filter(({ url }) => isKeySet(url)).length
    for (let turn = 0; turn < 5; turn += 1) expect((await client.getClaims()).error).toBeNull()
    expect(fetches()).toBe(1)
    const keySet = await auth.request('/.well-known/jwks.json')
    expect(keySet.headers.get('cache-control')).toBe('public, max-age=600')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_001 })
    onTestFinished(() => void vi.useRealTimers())
    await client.getClaims()
    expect(fetches()).toBe(2)
  })

  it('asks for one-time codes by sms unless told otherwise, and so does whoever names no channel', async () => {
    const { auth, client } = createWatchedClient({ phone: { enabled: true, maxFrequencySeconds: 0 } })
    await client.signInWithOtp({ phone: '+41791234567' })
    await client.signUp({ phone: '+41791234568', password: credentials.password })
    await auth.post('/otp', { phone: '+41791234567' })
    await client.signInWithOtp({ phone: '+41791234567', options: { channel: 'whatsapp' } })
    expect(auth.messages.map(({ channel }) => channel)).toEqual(['sms', 'sms', 'sms', 'whatsapp'])
  })

  it('refuses a sign-up or a sign-in without an address and a password', async () => {
    const { client, calls } = createWatchedClient()
    const nobody = JSON.parse('{"password":"correct horse"}')
    const message = 'You must provide either an email or phone number and a password'
    expect((await client.signUp(nobody)).error?.message).toBe(message)
    expect((await client.signInWithPassword(nobody)).error?.message).toBe(message)
    expect(calls).toEqual([])
  })

  it('refuses to ask for a one-time code without an address', async () => {
    const { client, calls } = createWatchedClient()
    const { error } = await client.signInWithOtp(JSON.parse('{}'))
    expect(error?.message).toBe('You must provide either an email or phone number.')
    expect(calls).toEqual([])
  })
})

type Answer = (url: string) => Response | undefined

/** A client whose requests are written down, and answered in the service's place where the test wants that. */
function createWatchedClient(settings: Parameters<typeof createTestAuth>[0] = {}) {
  const auth = createTestAuth({ email: { autoconfirm: true }, ...settings })
  const calls: { url: string; at: number }[] = []
  let answer: Answer = () => undefined
  const items = new Map<string, string>()
  const client = new AuthClient({
    url: 'http://auth.test/auth/v1',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      calls.push({ url, at: Date.now() })
      return answer(url) ?? auth.auth.app.request(url, init)
    },
  })
  return {
    auth,
    client,
    calls,
    answerWith: (next: Answer) => void (answer = next),
  }
}

/** Resolves when the client has told of the event and is done with what led to it. */
async function nextEvent(client: InstanceType<typeof AuthClient>, wanted: string) {
  const told = Promise.withResolvers<void>()
  const { data } = client.onAuthStateChange((event) => {
    if (event === wanted) told.resolve()
  })
  await told.promise
  data.subscription.unsubscribe()
  await nextTurn()
}
