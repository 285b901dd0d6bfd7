import type { AuthError } from '@supabase/auth-js'
import type { AuthClient } from './auth-client.ts'
import { applyAuthEvent } from './auth-state.ts'
import type { AuthState } from './auth-state.ts'
import type { AuthStorage } from './auth-storage.ts'
import { readStoredSession } from './stored-session.ts'

interface Dependencies {
  loadClient: () => Promise<AuthClient>
  /** Tells of the client when it is loaded, whoever asked for it. */
  followClient: (follow: (client: AuthClient) => void) => void
  storage: Pick<AuthStorage, 'getItem' | 'follow'>
  /** Tells of sessions that other tabs have got. What it returns stops that. */
  followTabs: (follow: (session: object) => void) => () => void
}

/**
 * Follows the auth client's events, in this tab and from others. With the first listener it asks for the client if this
 * browser holds a session; where it holds none, there is nothing to ask until somebody signs in.
 */
export function createAuthSession({ loadClient, followClient, storage, followTabs }: Dependencies) {
  const listeners = new Set<() => void>()
  let state: AuthState = { kind: 'loading' }
  let isStarted = false
  let isAttached = false
  let isLeaving = false
  let stopFollowingTabs: (() => void) | undefined

  const become = (next: AuthState) => {
    if (next === state) return
    state = next
    listeners.forEach((listener) => listener())
  }

  const attach = (client: AuthClient) => {
    if (isAttached) return
    isAttached = true
    // The client hears other tabs by itself.
    stopFollowingTabs?.()
    client.onAuthStateChange((event, session) => {
      if (event !== 'INITIAL_SESSION') storage.follow(session)
      const isHeld = readStoredSession(storage) !== undefined
      become(applyAuthEvent(state, { event, session, isHeld, isLeaving }))
    })
  }

  const load = async () => {
    try {
      attach(await loadClient())
    } catch {
      // The client's code could not be loaded. The guard says so and offers to try again.
      isStarted = false
      become({ kind: 'failed' })
    }
  }

  const start = () => {
    isStarted = true
    if (isAttached || readStoredSession(storage)) return void load()
    become({ kind: 'signed-out', isByChoice: false })
    stopFollowingTabs = followTabs((session) => {
      storage.follow(session)
      void load()
    })
  }

  followClient(attach)

  return {
    getState: () => state,

    subscribe: (listener: () => void) => {
      listeners.add(listener)
      if (!isStarted) start()
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
