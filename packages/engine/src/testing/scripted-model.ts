import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'

/** One answer of a script: its parts, what breaks after them, and how they come. */
export interface ScriptedAnswer {
  readonly parts: readonly LanguageModelV4StreamPart[]
  /** Thrown by the stream after the last part; with no parts at all, thrown by the call itself. */
  readonly error?: Error
  /** Never ends, and does not listen to its signal either. */
  readonly hangs?: boolean
  /** The call itself is never answered. */
  readonly isUnreachable?: boolean
  /** The pause before every part. */
  readonly delayMs?: number
}

type Script =
  | readonly ScriptedAnswer[]
  | ((options: LanguageModelV4CallOptions, call: number) => ScriptedAnswer)

/** A model that says what the script says, and remembers what it was asked. */
export function createScriptedModel(script: Script) {
  const calls: LanguageModelV4CallOptions[] = []
  const model: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: 'scripted',
    modelId: 'scripted',
    supportedUrls: {},
    doGenerate: async () => {
      throw new Error('The engine asks for streams alone.')
    },
    doStream: async (options) => {
      calls.push(options)
      const answer = typeof script === 'function' ? script(options, calls.length) : script[calls.length - 1]
      if (answer === undefined) throw new Error(`The script has no answer ${calls.length}.`)
      if (answer.isUnreachable === true) await new Promise(() => undefined)
      if (answer.parts.length === 0 && answer.error !== undefined) throw answer.error
      return { stream: play(answer) }
    },
  }
  return { model, calls }
}

function play({
  parts,
  error,
  hangs = false,
  delayMs = 0,
}: ScriptedAnswer): ReadableStream<LanguageModelV4StreamPart> {
  const left = parts.values()
  return new ReadableStream({
    async pull(controller) {
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
      const { value, done } = left.next()
      if (done !== true) return controller.enqueue(value)
      if (error !== undefined) return controller.error(error)
      if (hangs) await new Promise(() => undefined)
      controller.close()
    },
  })
}

let lastId = 0

/** The parts of one answer in plain words. */
export const say = {
  text: (text: string, chunk = text.length): LanguageModelV4StreamPart[] => {
    const id = `text-${++lastId}`
    return [
      { type: 'text-start', id },
      ...cut(text, chunk).map((delta) => ({ type: 'text-delta', id, delta }) as const),
      { type: 'text-end', id },
    ]
  },
  call: (toolName: string, input: unknown, chunk = 1_000_000): LanguageModelV4StreamPart[] => {
    const json = typeof input === 'string' ? input : JSON.stringify(input)
    const id = `call-${++lastId}`
    return [
      { type: 'tool-input-start', id, toolName },
      ...cut(json, chunk).map((delta) => ({ type: 'tool-input-delta', id, delta }) as const),
      { type: 'tool-input-end', id },
      { type: 'tool-call', toolCallId: id, toolName, input: json },
    ]
  },
  end: (
    unified: 'stop' | 'tool-calls' | 'length' | 'content-filter' | 'error' | 'interrupted' = 'stop',
    tokens = { input: 100, cached: 40, output: 10 },
  ): LanguageModelV4StreamPart => ({
    type: 'finish',
    finishReason: { unified, raw: unified },
    usage: {
      inputTokens: {
        total: tokens.input,
        noCache: tokens.input - tokens.cached,
        cacheRead: tokens.cached,
        cacheWrite: 0,
      },
      outputTokens: { total: tokens.output, text: tokens.output, reasoning: 0 },
    },
  }),
}

function cut(text: string, length: number): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; at += length) pieces.push(text.slice(at, at + length))
  return pieces
}
