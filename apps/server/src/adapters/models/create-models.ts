import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ModelFamily, ModelInfo } from '@joinery/engine'
import type { Models } from '../../modules/generation/index.ts'

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

interface CatalogueEntry {
  id: string
  name: string
  provider: string
  info: Omit<ModelInfo, 'id'>
  /** Loads the provider's code when it is first needed. */
  open: () => Promise<LanguageModelV4>
}

/**
 * The models that the operator's settings give access to, the providers' first. The offline model is always the last,
 * and so the one that is used where nothing is set.
 */
export function createModels(settings: ModelSettings): Models {
  const catalogue = [
    ...openAi(settings),
    ...anthropic(settings),
    ...google(settings),
    ...compatible(settings),
    offline,
  ]
  return {
    list: () => catalogue.map(({ id, name, provider }) => ({ id, name, provider })),
    async modelFor({ model: wanted }) {
      const entry = catalogue.find(({ id }) => id === wanted)
      return entry && { model: await entry.open(), info: { ...entry.info, id: entry.id } }
    },
  }
}

const offline: CatalogueEntry = {
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

function openAi(settings: ModelSettings): CatalogueEntry[] {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL, OPENAI_MODELS } = settings
  if (apiKey === undefined) return []
  return OPENAI_MODELS.map((name) =>
    entryOf({ prefix: 'openai', name, provider: 'OpenAI', family: 'openai' }, async () => {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ apiKey, ...addressed(OPENAI_BASE_URL) })(name)
    }),
  )
}

function anthropic(settings: ModelSettings): CatalogueEntry[] {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL, ANTHROPIC_MODELS } = settings
  if (apiKey === undefined) return []
  return ANTHROPIC_MODELS.map((name) =>
    entryOf({ prefix: 'anthropic', name, provider: 'Anthropic', family: 'anthropic' }, async () => {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ apiKey, ...addressed(ANTHROPIC_BASE_URL) })(name)
    }),
  )
}

function google(settings: ModelSettings): CatalogueEntry[] {
  const { GOOGLE_GENERATIVE_AI_API_KEY: apiKey, GOOGLE_GENERATIVE_AI_BASE_URL, GOOGLE_MODELS } = settings
  if (apiKey === undefined) return []
  return GOOGLE_MODELS.map((name) =>
    entryOf({ prefix: 'google', name, provider: 'Google', family: 'google' }, async () => {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      return createGoogleGenerativeAI({ apiKey, ...addressed(GOOGLE_GENERATIVE_AI_BASE_URL) })(name)
    }),
  )
}

/** Ollama, LM Studio, vLLM, OpenRouter and whatever else speaks like OpenAI's chat. */
function compatible({ MODEL_BASE_URL: baseURL, MODEL_API_KEY, MODEL_NAME }: ModelSettings): CatalogueEntry[] {
  if (baseURL === undefined || MODEL_NAME === undefined) return []
  const { host } = new URL(baseURL)
  return MODEL_NAME.map((name) =>
    entryOf({ prefix: 'compatible', name, provider: host, family: 'other' }, async () => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({
        name: 'compatible',
        baseURL,
        includeUsage: true,
        ...(MODEL_API_KEY !== undefined && { apiKey: MODEL_API_KEY }),
      })(name)
    }),
  )
}

interface Naming {
  prefix: string
  name: string
  provider: string
  family: ModelFamily
}

function entryOf({ prefix, name, provider, family }: Naming, open: CatalogueEntry['open']): CatalogueEntry {
  // What a provider asks changes; a cost that may be wrong is worse than none.
  const info = { family, price: null, canCallTools: true, contextTokens: 128_000 }
  return { id: `${prefix}/${name}`, name, provider, info, open }
}

const addressed = (baseURL: string | undefined) => (baseURL === undefined ? {} : { baseURL })
