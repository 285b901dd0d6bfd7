import { AuthClient } from '@supabase/auth-js'

/** The client that the browser uses, unmodified, talking to a server over HTTP. */
export function createTestAuthClient(address: string, options: { flowType?: 'implicit' | 'pkce' } = {}) {
  const kept = new Map<string, string>()
  return new AuthClient({
    url: `${address}/auth/v1`,
    headers: { apikey: 'joinery' },
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    ...options,
  })
}
