import { texts } from '@joinery/contract'
import type { AuthClient } from '../../lib/auth-client.ts'
import { authMessage } from '../../lib/auth-message.ts'
import { needsSecondFactor, sessionFacts } from '../../lib/stored-session.ts'

export interface Credentials {
  email: string
  password: string
}

export type SignInOutcome =
  | { kind: 'signed-in' }
  /** Right so far: the account asks for a code now. */
  | { kind: 'second-factor' }
  | { kind: 'unconfirmed'; message: string }
  | { kind: 'refused'; message: string }

/** Which field is still empty; nobody is asked to check such a sign-in. */
export function findEmptyField({ email, password }: Credentials): keyof Credentials | undefined {
  if (email.trim() === '') return 'email'
  return password === '' ? 'password' : undefined
}

/** An answer without session or user is no success. */
export async function signIn(
  loadClient: () => Promise<AuthClient>,
  { email, password }: Credentials,
): Promise<SignInOutcome> {
  const { failed, invalidCredentials } = texts.auth.signIn
  try {
    const client = await loadClient()
    const { data, error } = await client.signInWithPassword({ email: email.trim(), password })
    if (error) {
      const kind = error.code === 'email_not_confirmed' ? 'unconfirmed' : 'refused'
      // Without words only this status is about the credentials; any other may have nothing to do with them.
      const fallback = error.status === 400 ? invalidCredentials : failed
      return { kind, message: authMessage(error, fallback) }
    }
    const session = sessionFacts(data.session)
    if (!session || !data.user) return { kind: 'refused', message: invalidCredentials }
    return { kind: needsSecondFactor(session) ? 'second-factor' : 'signed-in' }
  } catch {
    return { kind: 'refused', message: failed }
  }
}
