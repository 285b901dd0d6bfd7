import type { LanguageModelV4 } from '@ai-sdk/provider'
import { decideTurn } from './decide-turn.ts'
import { readConversation } from './read-conversation.ts'
import { finishOf, streamTurn, toContent, usageOf } from './stream-turn.ts'

export const offlineModelId = 'offline'

/**
 * A language model that is a compiler: it reads the request, derives an application and writes it with the engine's
 * tools. It needs no key and no network, and answers the same to the same words.
 */
export function createOfflineModel(): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'joinery',
    modelId: offlineModelId,
    supportedUrls: {},
    async doGenerate(options) {
      const conversation = readConversation(options)
      const turn = decideTurn(conversation)
      return {
        content: toContent(turn, conversation.calls.length),
        finishReason: finishOf(turn),
        usage: usageOf(turn),
        warnings: [],
      }
    },
    async doStream(options) {
      const conversation = readConversation(options)
      const parts = streamTurn(decideTurn(conversation), conversation.calls.length)
      const signal = options.abortSignal
      return {
        stream: new ReadableStream({
          pull(controller) {
            if (signal?.aborted === true) {
              controller.error(signal.reason)
              return
            }
            const next = parts.next()
            if (next.done === true) controller.close()
            else controller.enqueue(next.value)
          },
        }),
      }
    },
  }
}
