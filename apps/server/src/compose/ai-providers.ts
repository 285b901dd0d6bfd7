import { createModels, modelNamesOf } from '../adapters/models/create-models.ts'
import { createTryAccount } from '../adapters/models/try-account.ts'
import type { LimitTrials } from '../http/limit-trials.ts'
import type { Sessions } from '../http/require-session.ts'
import { createAiProvidersModule, createAiProviderStore } from '../modules/ai-providers/index.ts'
import type { TeamModule } from '../modules/team/index.ts'
import type { Ground } from './ground.ts'

interface Dependencies {
  sessions: Sessions
  team: Pick<TeamModule, 'recordAct'>
  limitTrials: LimitTrials
}

/** Users' own keys, and the models that these and the operator's settings give access to. */
export function composeAiProviders(
  { config, orm, database: { asOne }, box, egress, now }: Ground,
  { sessions, team, limitTrials }: Dependencies,
) {
  const fetchOutside: typeof fetch = (input, init) => egress.fetchPatiently(input, init)
  const providers = createAiProvidersModule({
    store: createAiProviderStore(orm, box),
    tryAccount: createTryAccount({ settings: config, fetchOutside }),
    modelNames: modelNamesOf(config),
    sessions,
    limitTrials,
    recordAct: (act) => team.recordAct(act),
    asOne,
    now,
  })
  const models = createModels(config, { accountsOf: providers.accountsOf, fetchOutside })
  return { providers, models }
}
