import type { AiProviderId } from '@joinery/contract'
import type { AsOne } from '../../http/as-one.ts'
import type { App } from '../../http/app-types.ts'
import type { LimitTrials } from '../../http/limit-trials.ts'
import type { Sessions } from '../../http/require-session.ts'
import { createAiProviders } from './create-ai-providers.ts'
import type { SecretAct } from './create-ai-providers.ts'
import type { TryAccount } from './own-account.ts'
import { addAiProviderRoutes } from './routes.ts'
import type { AiProviderStore } from './store.ts'

export type { OwnAccount, TryAccount } from './own-account.ts'
export { createAiProviderStore } from './store.ts'

interface Dependencies {
  store: AiProviderStore
  tryAccount: TryAccount
  modelNames: Record<AiProviderId, readonly string[]>
  sessions: Sessions
  limitTrials: LimitTrials
  recordAct: (act: SecretAct) => Promise<void>
  asOne: AsOne
  now: () => Date
}

/** Models by the users' own keys. */
export function createAiProvidersModule({ sessions, ...others }: Dependencies) {
  const providers = createAiProviders(others)
  return {
    accountsOf: providers.accountsOf,
    addRoutes: (app: App) => addAiProviderRoutes(app, { sessions, providers }),
  }
}
