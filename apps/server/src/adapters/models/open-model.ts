import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { AiProviderId } from '@joinery/contract'
import { fetchPatiently } from './fetch-patiently.ts'
import { keepKeyFromRefusals } from './keep-key-from-refusals.ts'

/** A way to a provider: whose key, which address. */
export interface ModelAccess {
  readonly provider: AiProviderId
  readonly key: string | undefined
  /** The provider's own address unless given. A compatible server has none of its own. */
  readonly baseUrl: string | undefined
  /** False where a whole answer is awaited before anything is shown. */
  readonly isStreaming: boolean
  /** Given where a user chose the address. */
  readonly fetch?: typeof fetch
}

/** A provider's code is loaded when it is first needed. */
export async function openModel(access: ModelAccess, name: string): Promise<LanguageModelV4> {
  const model = await openStreaming(access, name)
  if (access.isStreaming) return model
  const { simulateStreamingMiddleware, wrapLanguageModel } = await import('ai')
  return wrapLanguageModel({ model, middleware: simulateStreamingMiddleware() })
}

async function openStreaming(access: ModelAccess, name: string): Promise<LanguageModelV4> {
  const { provider, key, baseUrl, isStreaming } = access
  const fetchOutside = access.fetch ?? (isStreaming ? undefined : fetchPatiently)
  const options = {
    ...(fetchOutside && { fetch: fetchOutside }),
    ...(key !== undefined && { apiKey: key, fetch: keepKeyFromRefusals(key, fetchOutside) }),
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
  }
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(options)(name)
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(options)(name)
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(options)(name)
    // Ollama, LM Studio, vLLM, OpenRouter and whatever else speaks like OpenAI's chat.
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const required = { name: 'compatible', baseURL: baseUrl ?? '', includeUsage: true }
      return createOpenAICompatible({ ...options, ...required })(name)
    }
  }
}
