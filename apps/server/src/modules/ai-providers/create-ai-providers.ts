import { aiProviderIds, fillText, texts } from '@joinery/contract'
import type { AiProvider, AiProviderId, UserId } from '@joinery/contract'
import type { AsOne } from '../../http/as-one.ts'
import { AppError } from '../../http/app-error.ts'
import type { LimitTrials } from '../../http/limit-trials.ts'
import { completeAccount } from './complete-account.ts'
import type { ConnectInput } from './complete-account.ts'
import { presentAbsence, presentAccount } from './own-account.ts'
import type { OwnAccount, TryAccount } from './own-account.ts'
import type { AiProviderStore } from './store.ts'

interface Dependencies {
  store: AiProviderStore
  tryAccount: TryAccount
  /** The models of each provider whose address is known. */
  modelNames: Record<AiProviderId, readonly string[]>
  /** Who sets and removes secrets is kept in the log of the workspace. */
  recordAct: (act: SecretAct) => Promise<void>
  asOne: AsOne
  limitTrials: LimitTrials
  now: () => Date
}

export interface SecretAct {
  actorId: UserId
  act: 'secret-set' | 'secret-removed'
  subject: string
}

export type AiProviders = ReturnType<typeof createAiProviders>

/** A user's own accounts at providers of models. None is kept that was not tried. */
export function createAiProviders(dependencies: Dependencies) {
  const { store, tryAccount, modelNames, recordAct, asOne, limitTrials, now } = dependencies
  return {
    accountsOf: (userId: UserId): Promise<readonly OwnAccount[]> => store.list(userId),

    async list(userId: UserId): Promise<AiProvider[]> {
      const accounts = await store.list(userId)
      return aiProviderIds.map((id) => {
        const account = accounts.find((each) => each.id === id)
        return account ? presentAccount(account) : presentAbsence(id, modelNames[id])
      })
    },

    async connect(userId: UserId, input: ConnectInput): Promise<AiProvider> {
      const kept = (await store.list(userId)).find(({ id }) => id === input.id)
      const account = completeAccount(input, { kept, offered: modelNames[input.id] })
      await limitTrials(userId)
      const outcome = await tryAccount(account)
      if (!outcome.isOk) {
        const { reason } = outcome
        throw new AppError('invalid-input', fillText(texts.aiProviders.trial.failed, { reason }))
      }
      const connected = { ...account, connectedAt: now() }
      const act = kept?.key && !account.key ? 'secret-removed' : 'secret-set'
      // What was left out was read before the trial. A key that was deleted meanwhile does not come back with it.
      const changed = input.key ? undefined : kept
      await asOne(async () => {
        if (!(await store.save(userId, connected, changed)))
          throw new AppError('conflict', texts.aiProviders.changedMeanwhile)
        await recordAct({ actorId: userId, act, subject: subjectOf(input.id) })
      })
      return presentAccount(connected)
    },

    async disconnect(userId: UserId, id: AiProviderId): Promise<AiProvider> {
      await asOne(async () => {
        const isDeleted = await store.delete(userId, id)
        if (isDeleted) await recordAct({ actorId: userId, act: 'secret-removed', subject: subjectOf(id) })
      })
      return presentAbsence(id, modelNames[id])
    },
  }
}

const subjectOf = (id: AiProviderId) =>
  fillText(texts.aiProviders.keyOf, { provider: texts.aiProviders.names[id] })
