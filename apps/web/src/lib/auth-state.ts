import type { AuthChangeEvent, Session, User } from '@supabase/auth-js'
import { needsSecondFactor, sessionFacts } from './stored-session.ts'

/** Who is signed in to this browser. */
export type AuthState =
  | { kind: 'loading' }
  /** The session is there but could not be renewed or read: no connection, for example. */
  | { kind: 'failed' }
  | { kind: 'signed-out'; isByChoice: boolean }
  /** The password was right, and the account asks for a second step. */
  | { kind: 'second-factor'; user: User }
  | { kind: 'signed-in'; user: User }

interface Change {
  event: AuthChangeEvent
  session: Session | null
  /** Whether the browser still holds a session, although the client could not produce it. */
  isHeld: boolean
  /** Whether the user has asked to be signed out. */
  isLeaving: boolean
}

export function applyAuthEvent(state: AuthState, { event, session, isHeld, isLeaving }: Change): AuthState {
  switch (event) {
    case 'INITIAL_SESSION':
      if (session) return stateOf(session)
      return isHeld ? { kind: 'failed' } : { kind: 'signed-out', isByChoice: false }
    case 'SIGNED_OUT':
      return { kind: 'signed-out', isByChoice: isLeaving }
    case 'SIGNED_IN':
    case 'TOKEN_REFRESHED':
    case 'USER_UPDATED':
    case 'PASSWORD_RECOVERY':
    case 'MFA_CHALLENGE_VERIFIED':
      return session ? stateOf(session) : state
  }
}

function stateOf(session: Session): AuthState {
  const facts = sessionFacts(session)
  const kind = facts && needsSecondFactor(facts) ? 'second-factor' : 'signed-in'
  return { kind, user: session.user }
}
