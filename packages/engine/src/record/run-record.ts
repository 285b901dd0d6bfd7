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

/** What can be kept of what a model says: errors cannot be stored as they are, and raw chunks are said twice. */
export type KeptPart = Exclude<LanguageModelV4StreamPart, { type: 'error' | 'raw' | 'ping' }>

export type RecordedPart = KeptPart | RecordedDeltas

/** Pieces of one text, in the order in which they came. */
export interface RecordedDeltas {
  readonly type: 'deltas'
  readonly of: 'text-delta' | 'reasoning-delta' | 'tool-input-delta'
  readonly id: string
  readonly deltas: string[]
}

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
