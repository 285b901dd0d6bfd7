import { fillText, texts } from '@joinery/contract'
import type { SocialProvider } from '../../lib/social-providers.ts'

export type SocialPurpose = 'sign-in' | 'sign-up'

/** What to say when going to a provider failed and nobody said why. */
export function socialFailure(provider: SocialProvider, purpose: SocialPurpose): string {
  const { providers, socialFailures } = texts.auth
  if (purpose === 'sign-up') return fillText(socialFailures.signUp, { provider: providers[provider] })
  if (provider === 'google') return socialFailures.signInWithGoogle
  return fillText(socialFailures.signIn, { provider: providers[provider] })
}
