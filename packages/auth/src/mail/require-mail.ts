import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'

/** Comes before anybody is looked for: the refusal must not tell which addresses have an account. */
export function requireMail({ settings }: Pick<AuthContext, 'settings'>): void {
  if (settings.email.canSend) return
  throw new AuthError(422, 'email_provider_disabled', 'This service sends no email.')
}
