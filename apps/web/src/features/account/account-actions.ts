import { routes, texts } from '@joinery/contract'
import type { UserIdentity } from '@supabase/auth-js'
import type { AuthClient } from '../../lib/auth-client.ts'
import { troubleWith } from '../../lib/auth-message.ts'

interface Dependencies {
  loadClient: () => Promise<AuthClient>
  /** Where mailed links come back to. */
  origin: () => string
}

export interface PasswordChange {
  /** Undefined for an account that has signed in with a provider only. */
  currentPassword: string | undefined
  password: string
  confirmPassword: string
  /** The mailed code, once the service has asked for it. */
  nonce: string | undefined
}

export type PasswordOutcome =
  | { kind: 'done' }
  /** The last sign-in was long ago: a code was mailed, and is to be typed in. */
  | { kind: 'code-needed' }
  | { kind: 'refused'; message: string }

/** What a user can do to their own account. Most say what went wrong, or nothing. */
export function createAccountActions({ loadClient, origin }: Dependencies) {
  return {
    async changeName(fullName: string): Promise<string | undefined> {
      if (fullName.trim() === '') return texts.account.name.required
      return troubleWith(async () => {
        const client = await loadClient()
        return client.updateUser({ data: { full_name: fullName.trim() } })
      }, texts.account.name.failed)
    },

    async changeEmail(email: string): Promise<string | undefined> {
      if (email.trim() === '') return texts.account.email.required
      return troubleWith(async () => {
        const client = await loadClient()
        const emailRedirectTo = `${origin()}${routes.settings.path}`
        return client.updateUser({ email: email.trim() }, { emailRedirectTo })
      }, texts.account.email.failed)
    },

    async changePassword(change: PasswordChange): Promise<PasswordOutcome> {
      const problem = checkPasswordChange(change)
      if (problem) return { kind: 'refused', message: problem }
      let needsCode = false
      const message = await troubleWith(async () => {
        const client = await loadClient()
        const answer = await client.updateUser(passwordAttributes(change))
        needsCode = answer.error?.code === 'reauthentication_needed'
        return needsCode ? client.reauthenticate() : answer
      }, texts.account.password.failed)
      if (message !== undefined) return { kind: 'refused', message }
      return { kind: needsCode ? 'code-needed' : 'done' }
    },

    /** Ends every session of this user but the one that asks. */
    signOutOthers(): Promise<string | undefined> {
      return troubleWith(async () => {
        const client = await loadClient()
        return client.signOut({ scope: 'others' })
      }, texts.auth.signOut.failedElsewhere)
    },

    unlink(identity: UserIdentity): Promise<string | undefined> {
      return troubleWith(async () => {
        const client = await loadClient()
        return client.unlinkIdentity(identity)
      }, texts.account.identities.unlinkFailed)
    },
  }
}

function checkPasswordChange({ currentPassword, password, confirmPassword, nonce }: PasswordChange) {
  const { required, passwordsDiffer } = texts.auth.checks
  if ([currentPassword, password, confirmPassword, nonce].includes('')) return required
  return password === confirmPassword ? undefined : passwordsDiffer
}

function passwordAttributes({ password, currentPassword, nonce }: PasswordChange) {
  return {
    password,
    ...(currentPassword !== undefined && { current_password: currentPassword }),
    ...(nonce !== undefined && { nonce }),
  }
}
