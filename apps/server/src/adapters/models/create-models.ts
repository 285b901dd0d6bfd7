import type { AiProviderId, UserId } from '@joinery/contract'
import type { OwnAccount } from '../../modules/ai-providers/index.ts'
import type { Models } from '../../modules/generation/index.ts'
import { limitAnswers } from './limit-answers.ts'
import { listModels, offlineModel } from './list-models.ts'
import type { OfferedModel } from './list-models.ts'
import type { ModelAccess } from './open-model.ts'

/** As the settings of the same names have it. */
export interface ModelSettings {
  OPENAI_API_KEY?: string | undefined
  OPENAI_BASE_URL?: string | undefined
  OPENAI_MODELS: string[]
  ANTHROPIC_API_KEY?: string | undefined
  ANTHROPIC_BASE_URL?: string | undefined
  ANTHROPIC_MODELS: string[]
  GOOGLE_GENERATIVE_AI_API_KEY?: string | undefined
  GOOGLE_GENERATIVE_AI_BASE_URL?: string | undefined
  GOOGLE_MODELS: string[]
  MODEL_BASE_URL?: string | undefined
  MODEL_API_KEY?: string | undefined
  MODEL_NAME?: string[] | undefined
}

/** Whose keys there are besides the operator's, and the way to the addresses that go with them. */
interface OwnAccounts {
  accountsOf: (userId: UserId) => Promise<readonly OwnAccount[]>
  fetchOutside: typeof fetch
}

/**
 * The models that somebody can use: those of their own keys, those of the operator's settings, and at last the offline
 * model, which is so the one that is used where nothing is set. Where both have a key for a model, a user's own is used.
 */
export function createModels(settings: ModelSettings, own?: OwnAccounts): Models {
  const shared = [...instanceModels(settings), offlineModel]

  async function catalogueOf(userId: UserId): Promise<OfferedModel[]> {
    const accounts = (await own?.accountsOf(userId)) ?? []
    const opened = accounts.flatMap((account) =>
      listModels(accessOf(account, settings, own?.fetchOutside), preferredFirst(account)),
    )
    const ids = new Set(opened.map(({ id }) => id))
    return [...opened, ...shared.filter(({ id }) => !ids.has(id))]
  }

  return {
    list: async (userId) =>
      (await catalogueOf(userId)).map(({ id, name, provider }) => ({ id, name, provider })),
    async modelFor({ userId, model: wanted }) {
      const offered = (await catalogueOf(userId)).find(({ id }) => id === wanted)
      return offered && { model: await offered.open(), info: { ...offered.info, id: offered.id } }
    },
  }
}

/** The way to a user's own account. Only where the address is the user's, the call goes through the guard. */
export function accessOf(
  { id, key, baseUrl, isStreaming }: OwnAccount,
  settings: ModelSettings,
  fetchOutside: typeof fetch | undefined,
): ModelAccess {
  const isForeign = baseUrl !== null && fetchOutside !== undefined
  return {
    provider: id,
    key: key ?? undefined,
    baseUrl: baseUrl ?? addressesOf(settings)[id],
    isStreaming,
    ...(isForeign && { fetch: limitAnswers(fetchOutside) }),
  }
}

/** The models of each provider whose address is known. */
export function modelNamesOf(settings: ModelSettings): Record<AiProviderId, readonly string[]> {
  return {
    openai: settings.OPENAI_MODELS,
    anthropic: settings.ANTHROPIC_MODELS,
    google: settings.GOOGLE_MODELS,
    compatible: [],
  }
}

function preferredFirst({ models, model }: OwnAccount): string[] {
  return [model, ...models.filter((name) => name !== model)]
}

function instanceModels(settings: ModelSettings): OfferedModel[] {
  const keys: Record<AiProviderId, string | undefined> = {
    openai: settings.OPENAI_API_KEY,
    anthropic: settings.ANTHROPIC_API_KEY,
    google: settings.GOOGLE_GENERATIVE_AI_API_KEY,
    compatible: settings.MODEL_API_KEY,
  }
  const addresses = addressesOf(settings)
  const open = (provider: AiProviderId, names: readonly string[]) =>
    listModels({ provider, key: keys[provider], baseUrl: addresses[provider], isStreaming: true }, names)
  const names = modelNamesOf(settings)
  const hosted = (['openai', 'anthropic', 'google'] as const).filter((id) => keys[id] !== undefined)
  const isCompatibleSet = settings.MODEL_BASE_URL !== undefined
  return [
    ...hosted.flatMap((id) => open(id, names[id])),
    ...(isCompatibleSet ? open('compatible', settings.MODEL_NAME ?? []) : []),
  ]
}

function addressesOf(settings: ModelSettings): Record<AiProviderId, string | undefined> {
  return {
    openai: settings.OPENAI_BASE_URL,
    anthropic: settings.ANTHROPIC_BASE_URL,
    google: settings.GOOGLE_GENERATIVE_AI_BASE_URL,
    compatible: settings.MODEL_BASE_URL,
  }
}
