import type { Session } from '@joinery/contract'

/** The session as the screens need it, whatever carries the request. */
export type SessionState =
  | { kind: 'loading' }
  | { kind: 'failed'; isRetrying: boolean }
  | { kind: 'anonymous' }
  | { kind: 'user'; user: NonNullable<Session['user']> }

interface SessionRequest {
  data: Session | undefined
  isError: boolean
  isFetching: boolean
}

/** A known session stays in force while it is asked for again, even if that fails. */
export function readSessionState({ data, isError, isFetching }: SessionRequest): SessionState {
  if (data?.user) return { kind: 'user', user: data.user }
  if (data) return { kind: 'anonymous' }
  return isError ? { kind: 'failed', isRetrying: isFetching } : { kind: 'loading' }
}
