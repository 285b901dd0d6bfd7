import { validationFailed } from '../errors.ts'
import type { AuthSettings } from '../settings.ts'
import { createFacebook } from './facebook.ts'
import { createGitHub } from './github.ts'
import { createGoogle } from './google.ts'
import type { Provider, ProviderContext, ProviderName } from './provider.ts'

const makers = { google: createGoogle, facebook: createFacebook, github: createGitHub }

export type Providers = ReturnType<typeof createProviders>

/** The providers that are configured, each made once. */
export function createProviders(
  { providers, externalUrl }: Pick<AuthSettings, 'providers' | 'externalUrl'>,
  outgoing: typeof fetch,
) {
  const enabled = new Map<string, Provider>()
  for (const name of providerNames) {
    const settings = providers[name]
    if (settings === undefined) continue
    const redirectUri = settings.redirectUri ?? `${externalUrl}/callback`
    const context: ProviderContext = { settings, redirectUri, fetch: outgoing }
    enabled.set(name, makers[name](context))
  }
  return {
    find: (name: string) => enabled.get(name),

    require(name: string): Provider {
      const provider = enabled.get(name)
      if (provider) return provider
      const isKnown = providerNames.some((known) => known === name)
      throw validationFailed(
        `Unsupported provider: ${isKnown ? 'provider is not enabled' : `Provider ${name} could not be found`}`,
      )
    },
  }
}

const providerNames: ProviderName[] = ['google', 'facebook', 'github']
