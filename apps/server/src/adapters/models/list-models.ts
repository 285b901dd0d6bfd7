import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { AiProviderId } from '@joinery/contract'
import type { ModelFamily, ModelInfo } from '@joinery/engine'
import { openModel } from './open-model.ts'
import type { ModelAccess } from './open-model.ts'

/** One line of the catalogue. */
export interface OfferedModel {
  readonly id: string
  readonly name: string
  readonly provider: string
  readonly info: Omit<ModelInfo, 'id'>
  readonly open: () => Promise<LanguageModelV4>
}

/** The models that one access to a provider opens, in the order of their names. */
export function listModels(access: ModelAccess, names: readonly string[]): OfferedModel[] {
  const { provider, baseUrl, isStreaming } = access
  const { title, family } = providers[provider]
  return names.map((name) => ({
    id: `${provider}/${name}`,
    name,
    provider: title ?? new URL(baseUrl ?? '').host,
    // What a provider asks changes; a cost that may be wrong is worse than none.
    info: { family, price: null, canCallTools: true, isStreaming, contextTokens: 128_000 },
    open: onceOpened(() => openModel(access, name)),
  }))
}

/** A model has no memory of its calls, and opening it takes as long as a hundred words of an answer. */
function onceOpened(open: () => Promise<LanguageModelV4>): () => Promise<LanguageModelV4> {
  let opened: LanguageModelV4 | undefined
  return async () => (opened ??= await open())
}

/** Works without a network, and so where nothing is set. */
export const offlineModel: OfferedModel = {
  id: 'offline',
  name: 'Offline model',
  provider: 'Joinery',
  info: {
    family: 'offline',
    price: { inputMicros: 0, cachedInputMicros: 0, outputMicros: 0 },
    canCallTools: true,
    contextTokens: 1_000_000,
  },
  open: async () => (await import('@joinery/offline-model')).createOfflineModel(),
}

const providers: Record<AiProviderId, { title: string | null; family: ModelFamily }> = {
  openai: { title: 'OpenAI', family: 'openai' },
  anthropic: { title: 'Anthropic', family: 'anthropic' },
  google: { title: 'Google', family: 'google' },
  // Called by its address.
  compatible: { title: null, family: 'other' },
}
