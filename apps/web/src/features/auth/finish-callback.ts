import { texts } from '@joinery/contract'
import type { AuthClient } from '../../lib/auth-client.ts'
import { authMessage } from '../../lib/auth-message.ts'
import type { Failure } from '../../lib/auth-message.ts'
import { quoteAnswer } from '../../lib/quote-answer.ts'
import { needsSecondFactor, sessionFacts } from '../../lib/stored-session.ts'

export type CallbackOutcome =
  | { kind: 'signed-in' }
  /** The account asks for a code now. */
  | { kind: 'second-factor' }
  | { kind: 'refused'; message: string }

interface Return {
  loadClient: () => Promise<AuthClient>
  readQuery: () => URLSearchParams
  /** Whether there may be a session without a code: this browser holds one, or the address has more to say. */
  isSessionPossible: boolean
}

/** Finishes a sign-in that came back from a provider: the client exchanges the code in the address for a session. */
export async function finishCallback({
  loadClient,
  readQuery,
  isSessionPossible,
}: Return): Promise<CallbackOutcome> {
  const { failed } = texts.auth.signIn
  if (!isAnswer(readQuery()) && !isSessionPossible)
    return { kind: 'refused', message: texts.refusals.noSessionInUrl }
  try {
    const client = await loadClient()
    const { error } = await client.initialize()
    if (error) return { kind: 'refused', message: explain(error) }
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

/** What stood in the address is not the service's own: a provider has written it, or whoever made the link. */
function explain(error: Failure): string {
  const { failed } = texts.auth.signIn
  return error.name === 'AuthImplicitGrantRedirectError'
    ? quoteAnswer(failed, error.message)
    : authMessage(error, failed)
}

/** Whether a provider has sent somebody here, with a code or with a reason against it. */
export const isAnswer = (query: URLSearchParams) =>
  ['code', 'error', 'error_description'].some((name) => query.has(name))
