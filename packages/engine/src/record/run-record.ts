import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { ModelUse } from '@joinery/contract'

/** What a run did, and all that its model said: enough to carry it out again with no network. It is plain JSON. */
export interface RunRecord {
  readonly model: string
  readonly startedAt: string
  readonly durationMs: number
  /** Everything together; the cost is null where the model's price is not known. */
  readonly use: ModelUse
  readonly calls: readonly RecordedCall[]
  readonly toolCalls: readonly RecordedToolCall[]
}

/** One call to the model. One that was tried again is several. */
export interface RecordedCall {
  readonly durationMs: number
  readonly parts: readonly RecordedPart[]
  /** How it broke after the last part, where it did. */
  readonly failure: RecordedFailure | null
}

export type RecordedPart = Exclude<LanguageModelV4StreamPart, { type: 'error' | 'raw' | 'ping' }>

export interface RecordedFailure {
  readonly message: string
  /** Null where the provider did not answer at all. */
  readonly statusCode: number | null
}

export interface RecordedToolCall {
  readonly id: string
  readonly name: string
  readonly isOk: boolean
  readonly durationMs: number
}
