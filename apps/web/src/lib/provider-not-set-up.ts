import { fillText, texts } from '@joinery/contract'
import type { SocialProvider } from './social-providers.ts'

/** Says in a sentence that a social provider cannot be used here, and what the operator can do about it. */
export const providerNotSetUp = (provider: SocialProvider): string =>
  fillText(texts.refusals.providerNotSetUp, {
    provider: texts.auth.providers[provider],
    setting: provider.toUpperCase(),
  })
