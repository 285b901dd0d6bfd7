import { fillText, texts } from '@joinery/contract'
import type { AuthClient } from '../../lib/auth-client.ts'
import { authMessage } from '../../lib/auth-message.ts'
import { readProviders } from '../../lib/social-providers.ts'
import type { SocialProvider } from '../../lib/social-providers.ts'

export type SocialPurpose = 'sign-in' | 'sign-up'

export interface SocialRequest {
  provider: SocialProvider
  purpose: SocialPurpose
  /** Where the provider's answer ends up, on this site. */
  redirectTo: string
}

interface Dependencies {
  loadClient: () => Promise<AuthClient>
  origin: string
}

export type SocialOutcome = { kind: 'leave'; url: string } | { kind: 'refused'; message: string }

/**
 * Finds the provider's page to go to. A provider that is not set up is told beforehand: the service would answer
 * the browser with bare JSON.
 */
export async function prepareSocialSignIn(
  { loadClient, origin }: Dependencies,
  { provider, purpose, redirectTo }: SocialRequest,
): Promise<SocialOutcome> {
  const fallback = failureText(provider, purpose)
  try {
    const providers = await readProviders(origin)
    if (!providers[provider]) return { kind: 'refused', message: notSetUp(provider) }
    const client = await loadClient()
    const { data, error } = await client.signInWithOAuth({
      provider,
      options: { redirectTo, skipBrowserRedirect: true },
    })
    if (error) return { kind: 'refused', message: authMessage(error, fallback) }
    return { kind: 'leave', url: data.url }
  } catch {
    return { kind: 'refused', message: fallback }
  }
}

function failureText(provider: SocialProvider, purpose: SocialPurpose): string {
  const { signIn, register, providers } = texts.auth
  if (purpose === 'sign-up') return fillText(register.socialFailed, { provider: providers[provider] })
  if (provider === 'google') return signIn.googleFailed
  return fillText(signIn.socialFailed, { provider: providers[provider] })
}

const notSetUp = (provider: SocialProvider) =>
  `${texts.auth.providers[provider]} is not set up on this installation. Its operator can add a client id and a secret.`
