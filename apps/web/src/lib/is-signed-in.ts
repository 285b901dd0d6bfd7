import { browserAuthStorage } from './browser-auth-storage.ts'
import { needsSecondFactor, readStoredSession } from './stored-session.ts'

/**
 * Whether this browser holds a session, for public pages: they need this one bit and must stay small, so they do
 * without the auth client. A session that has ended meanwhile is found out by the guard behind them.
 */
export function isSignedIn(storage: Pick<Storage, 'getItem'> = browserAuthStorage): boolean {
  const session = readStoredSession(storage)
  return session !== undefined && !needsSecondFactor(session)
}
