import { APICallError } from '@ai-sdk/provider'
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { playParts } from './recorded-parts.ts'
import type { RecordedCall, RecordedFailure, RunRecord } from './run-record.ts'

/** A model that says again what the record holds, call by call, and breaks where it broke. It needs no network. */
export function createReplayModel(record: Pick<RunRecord, 'model' | 'calls'>): LanguageModelV4 {
  const calls = record.calls.values()
  return {
    specificationVersion: 'v4',
    provider: 'replay',
    modelId: record.model,
    supportedUrls: {},
    doGenerate: async () => {
      throw new Error('A record is replayed as a stream.')
    },
    doStream: async () => {
      const { value: call } = calls.next()
      if (call === undefined) throw new Error('The record has no further call to the model.')
      if (call.parts.length === 0 && call.failure !== null) throw toError(call.failure)
      return { stream: replay(call) }
    },
  }
}

function replay({ parts, failure }: RecordedCall): ReadableStream<LanguageModelV4StreamPart> {
  const left = playParts(parts)
  return new ReadableStream({
    pull(controller) {
      const { value, done } = left.next()
      if (done !== true) return controller.enqueue(value)
      if (failure === null) return controller.close()
      controller.error(toError(failure))
    },
  })
}

function toError({ message, statusCode }: RecordedFailure): Error {
  if (statusCode === null) return new Error(message)
  return new APICallError({ message, statusCode, url: 'replay:', requestBodyValues: {} })
}
