import type { Session } from '@joinery/contract'
import { ApiError } from './api-error.ts'
import type { ApiErrorCode } from './api-error.ts'
import type { AuthClient } from './auth-client.ts'
import { needsSecondFactor, sessionFacts } from './stored-session.ts'

interface Dependencies {
  ask: () => Promise<Session>
  loadClient: () => Promise<Pick<AuthClient, 'signOut' | 'refreshSession'>>
}

/**
 * Who the server says is signed in. A session that it has ended is let go of here as well. One that lacks a second
 * step is renewed: the account has got that step on another device, and the renewed session tells so.
 */
export async function askSession({ ask, loadClient }: Dependencies): Promise<Session> {
  try {
    const session = await ask()
    if (!session.user) await (await loadClient()).signOut({ scope: 'local' })
    return session
  } catch (error) {
    if (!(error instanceof ApiError) || !(await isSettled(error.code, loadClient))) throw error
    return { user: null }
  }
}

/** Whether the browser knows by now what the server has just told it. */
async function isSettled(code: ApiErrorCode, loadClient: Dependencies['loadClient']): Promise<boolean> {
  if (code !== 'unauthenticated' && code !== 'forbidden') return false
  const client = await loadClient()
  if (code === 'unauthenticated') {
    await client.signOut({ scope: 'local' })
    return true
  }
  const { data } = await client.refreshSession()
  const renewed = sessionFacts(data.session)
  return renewed !== undefined && needsSecondFactor(renewed)
}
