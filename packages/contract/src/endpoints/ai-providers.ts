import { z } from 'zod'
import { aiProvider, aiProviderId, modelName } from '../ai-providers.ts'
import { defineEndpoint } from '../endpoint.ts'
import { line } from '../plain-text.ts'

export const aiProviderEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/ai-providers',
    input: z.strictObject({}),
    output: z.strictObject({ providers: z.array(aiProvider) }),
  }),
  /** Tries the key with a real call to the model and keeps it only if that was answered. */
  connect: defineEndpoint({
    method: 'PUT',
    path: '/api/ai-providers/:id',
    input: z.strictObject({
      id: aiProviderId,
      /** Left out, the key that is kept already stays. A compatible server may need none. */
      key: line.trim().max(1_000).optional(),
      /** Deletes the key that is kept, for a compatible server that answers without one. */
      removesKey: z.boolean().default(false),
      /** Of a compatible server. */
      baseUrl: z.string().trim().max(1_000).optional(),
      /** Those of a compatible server, by name. */
      models: z.array(modelName).max(20).optional(),
      model: modelName.optional(),
      isStreaming: z.boolean().default(true),
    }),
    output: aiProvider,
  }),
  /** Forgets the key for good. */
  disconnect: defineEndpoint({
    method: 'DELETE',
    path: '/api/ai-providers/:id',
    input: z.strictObject({ id: aiProviderId }),
    output: aiProvider,
  }),
} as const
