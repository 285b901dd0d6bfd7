import { texts } from '@joinery/contract'
import type { AuthClient } from '../../lib/auth-client.ts'
import { authMessage } from '../../lib/auth-message.ts'
import { needsSecondFactor, sessionFacts } from '../../lib/stored-session.ts'

export type CallbackOutcome =
  | { kind: 'signed-in' }
  /** The account asks for a code now. */
  | { kind: 'second-factor' }
  | { kind: 'refused'; message: string }

/** Finishes a sign-in that came back from a provider: the client exchanges the code in the address for a session. */
export async function finishCallback(
  loadClient: () => Promise<AuthClient>,
  readQuery: () => URLSearchParams,
): Promise<CallbackOutcome> {
  const { failed } = texts.auth.signIn
  try {
    const client = await loadClient()
    const { error } = await client.initialize()
    if (error) return { kind: 'refused', message: authMessage(error, failed) }
    // The client takes the code out of the address when it has spent it. One that is still there belongs to another
    // browser, and must not pass for the session that may be here.
    if (readQuery().has('code')) return { kind: 'refused', message: texts.refusals.startedElsewhere }
    const { data } = await client.getSession()
    const session = sessionFacts(data.session)
    if (!session) return { kind: 'refused', message: texts.refusals.noSessionInUrl }
    return { kind: needsSecondFactor(session) ? 'second-factor' : 'signed-in' }
  } catch {
    return { kind: 'refused', message: failed }
  }
}
