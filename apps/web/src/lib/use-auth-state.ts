import { useSyncExternalStore } from 'react'
import { authSession } from './browser-auth-session.ts'
import type { AuthState } from './auth-state.ts'

/** Who is signed in to this browser. Using it loads the auth client, so public pages do without. */
export function useAuthState(): AuthState {
  return useSyncExternalStore(authSession.subscribe, authSession.getState, stateOnServer)
}

const unknown: AuthState = { kind: 'loading' }
const stateOnServer = () => unknown
