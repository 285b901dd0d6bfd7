import { APICallError } from '@ai-sdk/provider'
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { addPart } from './recorded-parts.ts'
import type { KeptPart, RecordedCall, RecordedFailure, RecordedPart, RecordedToolCall } from './run-record.ts'

export type Recorder = ReturnType<typeof createRecorder>

/** Writes down everything that a model says, while it says it. */
export function createRecorder(model: LanguageModelV4, now: () => Date) {
  const calls: {
    startedAt: number
    durationMs: number
    parts: RecordedPart[]
    failure: RecordedFailure | null
  }[] = []
  const toolCalls: RecordedToolCall[] = []

  const recorded: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => model.doGenerate(options),
    async doStream(options) {
      const call = { startedAt: now().getTime(), durationMs: 0, parts: [], failure: null }
      calls.push(call)
      return openRecorded(call, () => model.doStream(options))
    },
  }

  async function openRecorded(
    call: (typeof calls)[number],
    open: () => ReturnType<LanguageModelV4['doStream']>,
  ): Promise<Awaited<ReturnType<LanguageModelV4['doStream']>>> {
    try {
      const result = await open()
      return { ...result, stream: listen(result.stream, call) }
    } catch (error) {
      call.failure = describe(error)
      throw error
    } finally {
      call.durationMs = now().getTime() - call.startedAt
    }
  }

  /** A reader of its own rather than a pipe: what breaks in the stream has to be seen. */
  function listen(stream: ReadableStream<LanguageModelV4StreamPart>, call: (typeof calls)[number]) {
    const reader = stream.getReader()
    return new ReadableStream<LanguageModelV4StreamPart>(
      {
        async pull(controller) {
          try {
            const { done, value } = await reader.read()
            call.durationMs = now().getTime() - call.startedAt
            if (done) return controller.close()
            const part = toKeptPart(value)
            if (part !== undefined) addPart(call.parts, part)
            else if (value.type === 'error') call.failure ??= describe(value.error)
            controller.enqueue(value)
          } catch (error) {
            call.failure ??= describe(error)
            controller.error(error)
          }
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    )
  }

  return {
    model: recorded,
    toolCarriedOut: (call: RecordedToolCall) => void toolCalls.push(call),
    calls: (): RecordedCall[] =>
      calls.map(({ durationMs, parts, failure }) => ({ durationMs, parts, failure })),
    toolCalls: (): readonly RecordedToolCall[] => toolCalls,
  }
}

/** A time of day tells nothing. */
function toKeptPart(part: LanguageModelV4StreamPart): KeptPart | undefined {
  if (part.type === 'error' || part.type === 'raw' || part.type === 'ping') return undefined
  if (part.type === 'response-metadata') {
    const { timestamp: _, ...rest } = part
    return rest
  }
  return part
}

function describe(error: unknown): RecordedFailure {
  const message = error instanceof Error ? error.message : String(error)
  const statusCode = APICallError.isInstance(error) ? (error.statusCode ?? null) : null
  return { message, statusCode }
}
