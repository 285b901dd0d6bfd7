import type { AuthSettingsInput } from '@joinery/auth'
import { servicePath } from './routes.ts'

export interface ServiceOptions {
  /** The address of the whole server as browsers see it. */
  siteUrl: string
  /** Whether mail reaches people. Without a mail server addresses are believed. */
  sendsMail: boolean
  /** Who may make an account: everybody, or who is invited to a workspace. */
  signUp: 'open' | 'invited'
  /** What the operator signs service keys with. Without it nobody reaches the admin routes. */
  adminSecret?: string | undefined
  providers: Record<ProviderName, ProviderOptions | undefined>
}

type ProviderName = 'google' | 'facebook' | 'github'

export interface ProviderOptions {
  clientId: string
  clientSecret: string
  /** Where the provider lives, when that is not its usual place. */
  url?: string | undefined
  /** Where its API lives, when that is elsewhere. */
  apiUrl?: string | undefined
}

/** How this product uses the accounts service. A closed one makes no account, unless an admin asks for it. */
export function serviceSettings(options: ServiceOptions, isClosed: boolean): AuthSettingsInput {
  const { siteUrl, sendsMail, adminSecret, providers } = options
  return {
    pathPrefix: servicePath,
    externalUrl: `${siteUrl}${servicePath}`,
    siteUrl,
    disableSignup: isClosed,
    ...(adminSecret !== undefined && { jwt: { legacyHs256Secret: adminSecret } }),
    email: { autoconfirm: !sendsMail },
    reauthForPassword: sendsMail,
    manualLinking: true,
    providers: {
      google: providerSettings(providers.google),
      facebook: providerSettings(providers.facebook),
      github: providerSettings(providers.github),
    },
    // The limit is for all people together; each of them gets one mail a minute at most.
    rateLimits: { email: { limit: 1000, windowSeconds: 3600 } },
  }
}

function providerSettings(provider: ProviderOptions | undefined) {
  if (!provider) return undefined
  const { clientId, clientSecret, url, apiUrl } = provider
  return {
    clientIds: [clientId],
    secret: clientSecret,
    ...(url !== undefined && { baseUrl: url }),
    ...(apiUrl !== undefined && { apiUrl }),
  }
}
