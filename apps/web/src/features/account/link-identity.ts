import { fillText, routes, texts } from '@joinery/contract'
import type { AuthClient } from '../../lib/auth-client.ts'
import { authMessage } from '../../lib/auth-message.ts'
import { providerNotSetUp } from '../../lib/provider-not-set-up.ts'
import { readProviders } from '../../lib/social-providers.ts'
import type { SocialProvider } from '../../lib/social-providers.ts'

interface Dependencies {
  loadClient: () => Promise<AuthClient>
  origin: string
}

export type LinkIdentityOutcome = { kind: 'leave'; url: string } | { kind: 'refused'; message: string }

/** Finds the provider's page where the user agrees to the link. */
export async function prepareLink(
  { loadClient, origin }: Dependencies,
  provider: SocialProvider,
): Promise<LinkIdentityOutcome> {
  const name = texts.auth.providers[provider]
  const failed = fillText(texts.account.identities.linkFailed, { provider: name })
  try {
    const providers = await readProviders(origin)
    if (!providers[provider]) return { kind: 'refused', message: providerNotSetUp(provider) }
    const client = await loadClient()
    const { data, error } = await client.linkIdentity({
      provider,
      options: { redirectTo: returnAddress(origin), skipBrowserRedirect: true },
    })
    if (error) return { kind: 'refused', message: authMessage(error, failed) }
    return data.url ? { kind: 'leave', url: data.url } : { kind: 'refused', message: failed }
  } catch {
    return { kind: 'refused', message: failed }
  }
}

/** `link` tells the callback that nobody has signed in anew. */
function returnAddress(origin: string): string {
  const address = new URL(routes.authCallback.path, origin)
  address.searchParams.set('return_to', routes.settings.path)
  address.searchParams.set('link', 'yes')
  return address.href
}
