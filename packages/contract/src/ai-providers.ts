import { z } from 'zod'
import { line } from './plain-text.ts'

/** `compatible` is any server that speaks OpenAI's chat, by its address. */
export const aiProviderIds = ['openai', 'anthropic', 'google', 'compatible'] as const
export const aiProviderId = z.enum(aiProviderIds)

export const modelName = line.trim().min(1).max(120)

/** A provider as its user sees it. The key is kept and never shown again. */
export const aiProvider = z.strictObject({
  id: aiProviderId,
  isConnected: z.boolean(),
  /** A server of one's own may be connected without one. */
  hasKey: z.boolean(),
  /** Null where the address is the provider's own. */
  baseUrl: z.string().nullable(),
  /** What can be chosen as `model`. */
  models: z.array(z.string()),
  /** What is used where nobody chose. */
  model: z.string().nullable(),
  isStreaming: z.boolean(),
  connectedAt: z.iso.datetime().nullable(),
})

export type AiProviderId = z.infer<typeof aiProviderId>
export type AiProvider = z.infer<typeof aiProvider>
