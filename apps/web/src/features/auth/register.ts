import { routes, texts } from '@joinery/contract'
import type { AuthClient } from '../../lib/auth-client.ts'
import { authMessage } from '../../lib/auth-message.ts'
import type { Registration } from './check-registration.ts'

export type RegisterOutcome =
  | { kind: 'registered' }
  /** The account waits for the link that was mailed to its address. */
  | { kind: 'confirm-by-mail' }
  | { kind: 'refused'; message: string }

/** Creates the account. Signing up does not sign in, so a session that comes along is given back. */
export async function register(
  loadClient: () => Promise<AuthClient>,
  { fullName, email, password }: Registration,
  origin: string,
): Promise<RegisterOutcome> {
  const { failed, signUpFailed } = texts.register
  try {
    const client = await loadClient()
    const { data, error } = await client.signUp({
      email: email.trim(),
      password,
      options: {
        data: { full_name: fullName.trim() },
        emailRedirectTo: `${origin}${routes.dashboard.path}`,
      },
    })
    if (error) return { kind: 'refused', message: authMessage(error, signUpFailed) }
    if (!data.user) return { kind: 'refused', message: signUpFailed }
    if (!data.session) return { kind: 'confirm-by-mail' }
    await client.signOut({ scope: 'local' })
    return { kind: 'registered' }
  } catch {
    return { kind: 'refused', message: failed }
  }
}
