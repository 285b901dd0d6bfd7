import { GoTrueClient } from '@supabase/auth-js'
import type { SupportedStorage } from '@supabase/auth-js'
import { sessionKey } from './stored-session.ts'

export type AuthClient = GoTrueClient

interface Options {
  origin: string
  storage: SupportedStorage
  /** Whether the page was opened to finish a sign-in that its address carries. */
  isCallback: boolean
}

/** The client of the authentication service that keeps this browser's session and renews it. */
export function createAuthClient({ origin, storage, isCallback }: Options): AuthClient {
  return new GoTrueClient({
    ...serviceAt(origin),
    storageKey: sessionKey,
    storage,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: isCallback,
  })
}

/**
 * A client that keeps nothing: signing up does not sign in, and asking for a mail leaves no trace. Its mailed
 * links carry no secret of this browser, so they can be opened on any device.
 */
export function createGuestClient({ origin }: Pick<Options, 'origin'>): AuthClient {
  return new GoTrueClient({
    ...serviceAt(origin),
    storageKey: `${sessionKey}-guest`,
    flowType: 'implicit',
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
  })
}

function serviceAt(origin: string) {
  return { url: `${origin}/auth/v1`, headers: { apikey: 'joinery' } }
}
