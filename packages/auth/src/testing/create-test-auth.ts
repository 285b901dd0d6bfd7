import { AuthClient } from '@supabase/auth-js'
import { createAuth, type AuthOptions } from '../create-auth.ts'
import type { MailMessage, SmsMessage } from '../ports/outside.ts'
import type { AuthSettingsInput } from '../settings.ts'
import { createMemoryRateLimiter } from './memory-rate-limiter.ts'
import { createMemoryStorage } from './memory-storage.ts'

export const serviceSecret = 'a secret that only tests and service keys know'

type Overrides = Partial<AuthSettingsInput> & {
  onUserCreated?: AuthOptions['onUserCreated']
  isPassing?: AuthOptions['isPassing']
  fetch?: typeof fetch
  sendText?: AuthOptions['smsSender']['send']
}

/** A whole service in memory, with a clock that stands still until it is told to move. */
export function createTestAuth(overrides: Overrides = {}) {
  const { onUserCreated, isPassing, fetch: outgoing, sendText, ...settings } = overrides
  const clock = createTestClock()
  const storage = createMemoryStorage()
  const mails: MailMessage[] = []
  const messages: SmsMessage[] = []
  const failures: unknown[] = []
  const auth = createAuth({
    settings: {
      externalUrl: 'http://auth.test/auth/v1',
      pathPrefix: '/auth/v1',
      siteUrl: 'http://app.test',
      ...settings,
      jwt: { legacyHs256Secret: serviceSecret, ...settings.jwt },
      rateLimits: { ipHeader: 'x-forwarded-for', ...settings.rateLimits },
    },
    storage,
    clock,
    rateLimiter: createMemoryRateLimiter(clock),
    mailer: { queue: async (message) => () => void mails.push(message) },
    smsSender: {
      send: async (message) => {
        if (sendText) return sendText(message)
        messages.push(message)
        return { messageId: `message-${messages.length}` }
      },
    },
    onFailure: (cause) => void failures.push(cause),
    ...(onUserCreated ? { onUserCreated } : {}),
    ...(isPassing ? { isPassing } : {}),
    ...(outgoing ? { fetch: outgoing } : {}),
  })

  const request = async (path: string, init?: RequestInit) => auth.app.request(`/auth/v1${path}`, init)

  /** The unmodified client, talking to the app without a network. */
  function createClient(options: { flowType?: 'implicit' | 'pkce'; headers?: Record<string, string> } = {}) {
    return new AuthClient({
      url: 'http://auth.test/auth/v1',
      headers: { apikey: 'publishable', Authorization: 'Bearer publishable', ...options.headers },
      flowType: options.flowType ?? 'implicit',
      autoRefreshToken: false,
      persistSession: true,
      detectSessionInUrl: false,
      storage: createClientStorage(),
      fetch: async (input, init) => auth.app.request(input instanceof URL ? input.href : input, init),
    })
  }

  async function post(path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const content = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: content === '' ? undefined : JSON.parse(content),
    }
  }

  return { auth, storage, clock, mails, messages, failures, request, post, createClient }
}

export type TestAuth = ReturnType<typeof createTestAuth>

/** Starts at the real time, because the client compares expiry with its own clock. */
function createTestClock() {
  let now = Date.now()
  return {
    now: () => new Date(now),
    advance(seconds: number) {
      now += seconds * 1000
    },
  }
}

function createClientStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}
