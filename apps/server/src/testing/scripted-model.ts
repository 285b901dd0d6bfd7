import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider'
import type { Models } from '../modules/generation/index.ts'

type Parts = AsyncIterable<LanguageModelV4StreamPart> | Iterable<LanguageModelV4StreamPart>

/** One call of the engine: all that the user says in it, and whether it follows on tools. */
export interface ScriptedCall {
  prompt: string
  hasToolResults: boolean
  signal: AbortSignal | undefined
}

/** Models of which there is one, and it says what the script says. */
export function scriptModels(script: (call: ScriptedCall) => Parts): Models {
  const model: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: 'scripted',
    modelId: 'scripted',
    supportedUrls: {},
    doGenerate: async () => {
      throw new Error('Runs ask for streams alone.')
    },
    doStream: async (options) => ({ stream: ReadableStream.from(script(describeCall(options))) }),
  }
  return {
    list: async () => [{ id: 'scripted', name: 'Scripted', provider: 'Test' }],
    modelFor: async () => ({
      model,
      info: { id: 'scripted', family: 'other', price: null, canCallTools: true, contextTokens: 100_000 },
    }),
  }
}

export function* say(...pieces: string[]): Generator<LanguageModelV4StreamPart> {
  yield { type: 'text-start', id: 'text' }
  for (const delta of pieces) yield { type: 'text-delta', id: 'text', delta }
  yield { type: 'text-end', id: 'text' }
}

export function* callTool(toolName: string, input: object): Generator<LanguageModelV4StreamPart> {
  const id = `call-${toolName}-${JSON.stringify(input).length}-${(calls += 1)}`
  const text = JSON.stringify(input)
  yield { type: 'tool-input-start', id, toolName }
  for (let start = 0; start < text.length; start += 40) {
    yield { type: 'tool-input-delta', id, delta: text.slice(start, start + 40) }
  }
  yield { type: 'tool-input-end', id }
  yield { type: 'tool-call', toolCallId: id, toolName, input: text }
}

let calls = 0

export const writeFile = (path: string, content: string) => callTool('write_file', { path, content })

export function end(reason: LanguageModelV4FinishReason['unified'] = 'stop'): LanguageModelV4StreamPart {
  return {
    type: 'finish',
    finishReason: { unified: reason, raw: reason },
    usage: {
      inputTokens: { total: 10, noCache: 10, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 5, text: 5, reasoning: 0 },
    },
  }
}

/** A model that writes one file and then says that it did. */
export function* writeOnce(call: ScriptedCall, path: string, content: string) {
  if (call.hasToolResults) {
    yield* say('Done.')
    yield end()
    return
  }
  yield* writeFile(path, content)
  yield end('tool-calls')
}

function describeCall({ prompt, abortSignal }: LanguageModelV4CallOptions): ScriptedCall {
  const texts = prompt.flatMap((message) =>
    message.role === 'user'
      ? [message.content.map((part) => (part.type === 'text' ? part.text : '')).join('')]
      : [],
  )
  return {
    prompt: texts.join('\n'),
    hasToolResults: prompt.at(-1)?.role === 'tool',
    signal: abortSignal,
  }
}
