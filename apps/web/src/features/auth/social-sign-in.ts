import type { AuthClient } from '../../lib/auth-client.ts'
import { authMessage } from '../../lib/auth-message.ts'
import { providerNotSetUp } from '../../lib/provider-not-set-up.ts'
import { readProviders } from '../../lib/social-providers.ts'
import type { SocialProvider } from '../../lib/social-providers.ts'

export interface SocialRequest {
  provider: SocialProvider
  /** Where the provider's answer ends up, on this site. */
  redirectTo: string
  /** What to say when something fails and nobody says why. */
  fallback: string
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
  { provider, redirectTo, fallback }: SocialRequest,
): Promise<SocialOutcome> {
  try {
    const providers = await readProviders(origin)
    if (!providers[provider]) return { kind: 'refused', message: providerNotSetUp(provider) }
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
