import type { AuthError } from '@supabase/auth-js'
import type { AuthClient } from './auth-client.ts'
import { applyAuthEvent } from './auth-state.ts'
import type { AuthState } from './auth-state.ts'
import type { AuthStorage } from './auth-storage.ts'
import { readStoredSession } from './stored-session.ts'

interface Dependencies {
  loadClient: () => Promise<AuthClient>
  storage: Pick<AuthStorage, 'getItem' | 'follow'>
}

export type AuthSession = ReturnType<typeof createAuthSession>

/** Follows the auth client's events, in this tab and from others. It asks for the client with its first listener. */
export function createAuthSession({ loadClient, storage }: Dependencies) {
  const listeners = new Set<() => void>()
  let state: AuthState = { kind: 'loading' }
  let isStarted = false
  let isLeaving = false

  const become = (next: AuthState) => {
    if (next === state) return
    state = next
    listeners.forEach((listener) => listener())
  }

  const start = async () => {
    try {
      const client = await loadClient()
      client.onAuthStateChange((event, session) => {
        if (event !== 'INITIAL_SESSION') storage.follow(session)
        const isHeld = readStoredSession(storage) !== undefined
        become(applyAuthEvent(state, { event, session, isHeld, isLeaving }))
      })
    } catch {
      // The client's code could not be loaded. The guard says so and offers to try again.
      isStarted = false
      become({ kind: 'failed' })
    }
  }

  return {
    getState: () => state,

    subscribe: (listener: () => void) => {
      listeners.add(listener)
      if (!isStarted) {
        isStarted = true
        void start()
      }
      return () => {
        listeners.delete(listener)
      }
    },

    /** Ends the user's sessions, here and on other devices. Returns what went wrong, or nothing. */
    async signOut(): Promise<AuthError | undefined> {
      isLeaving = true
      try {
        const client = await loadClient()
        const { error } = await client.signOut()
        return error ?? undefined
      } finally {
        isLeaving = false
      }
    },
  }
}
