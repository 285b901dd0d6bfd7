import { routes, texts } from '@joinery/contract'
import type { AuthClient } from '../../lib/auth-client.ts'
import { troubleWith } from '../../lib/auth-message.ts'

type LoadClient = () => Promise<AuthClient>

/** Asks for a mail with a link. Returns what went wrong, or nothing, whoever the address belongs to. */
export async function requestRecovery(
  loadClient: LoadClient,
  email: string,
  origin: string,
): Promise<string | undefined> {
  if (email.trim() === '') return texts.recovery.forgotPassword.addressRequired
  const redirectTo = `${origin}${routes.resetPassword.path}`
  return troubleWith(async () => {
    const client = await loadClient()
    return client.resetPasswordForEmail(email.trim(), { redirectTo })
  }, texts.recovery.forgotPassword.failed)
}

interface NewPassword {
  password: string
  confirmPassword: string
}

/** Sets the password of whoever the recovery link has signed in. Returns what went wrong, or nothing. */
export async function setNewPassword(
  loadClient: LoadClient,
  { password, confirmPassword }: NewPassword,
): Promise<string | undefined> {
  if (password === '' || confirmPassword === '') return texts.auth.checks.required
  if (password !== confirmPassword) return texts.auth.checks.passwordsDiffer
  return troubleWith(async () => {
    const client = await loadClient()
    return client.updateUser({ password })
  }, texts.recovery.resetPassword.failed)
}
