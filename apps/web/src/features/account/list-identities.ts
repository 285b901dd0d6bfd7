import { texts } from '@joinery/contract'
import type { UserIdentity } from '@supabase/auth-js'
import { socialProviders } from '../../lib/social-providers.ts'
import type { SocialProvider } from '../../lib/social-providers.ts'

const words = texts.account.identities

interface LinkedIdentity {
  identity: UserIdentity
  title: string
  detail: string
}

interface LinkableProvider {
  provider: SocialProvider
  title: string
}

/** The identities that an account has, and the providers that it could still be linked to. */
export function listIdentities(identities: UserIdentity[]): {
  linked: LinkedIdentity[]
  linkable: LinkableProvider[]
} {
  return {
    linked: identities.map((identity) => ({
      identity,
      title: titleOf(identity.provider),
      detail: addressOf(identity) ?? words.linked,
    })),
    linkable: socialProviders
      .filter((provider) => !identities.some((identity) => identity.provider === provider))
      .map((provider) => ({ provider, title: texts.auth.providers[provider] })),
  }
}

function titleOf(provider: string): string {
  const social = socialProviders.find((each) => each === provider)
  if (social) return texts.auth.providers[social]
  return ownWays.get(provider) ?? provider
}

const ownWays = new Map<string, string>([
  ['email', words.emailAndPassword],
  ['phone', words.phone],
])

function addressOf({ identity_data: facts }: UserIdentity): string | undefined {
  const known = [facts?.['email'], facts?.['phone'], facts?.['user_name']]
  return known.find((value) => typeof value === 'string' && value !== '')
}
