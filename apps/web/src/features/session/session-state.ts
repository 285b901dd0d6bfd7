import type { Session } from '@joinery/contract'
import type { AuthState } from '../../lib/auth-state.ts'

/** The session as the screens need it: what the browser holds, and what the server says about it. */
export type SessionState =
  | { kind: 'loading' }
  | { kind: 'failed'; isRetrying: boolean }
  | { kind: 'anonymous'; hasJustLeft: boolean }
  | { kind: 'user'; user: NonNullable<Session['user']> }

interface SessionRequest {
  data: Session | undefined
  isError: boolean
  isFetching: boolean
}

/** A known session stays in force while it is asked for again, even if that fails. */
export function readSessionState(
  auth: AuthState,
  { data, isError, isFetching }: SessionRequest,
): SessionState {
  switch (auth.kind) {
    case 'loading':
      return { kind: 'loading' }
    case 'failed':
      return { kind: 'failed', isRetrying: false }
    case 'signed-out':
      return { kind: 'anonymous', hasJustLeft: auth.isByChoice }
    case 'second-factor':
      return { kind: 'anonymous', hasJustLeft: false }
    case 'signed-in':
      if (data?.user) return { kind: 'user', user: data.user }
      if (data && !isFetching) return { kind: 'anonymous', hasJustLeft: false }
      return isError ? { kind: 'failed', isRetrying: isFetching } : { kind: 'loading' }
  }
}
