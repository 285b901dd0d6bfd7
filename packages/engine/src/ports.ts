import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { BuildStack, ContentHash, RunDiagnostic, RunMode, RunPlan } from '@joinery/contract'
import type { RunRecord } from './record/run-record.ts'

/** Everything that `runGeneration` asks of the outside. */
export interface GenerationOptions {
  readonly model: LanguageModelV4
  readonly modelInfo: ModelInfo
  readonly request: GenerationRequest
  readonly files: ProjectFilesPort
  /** Without it nothing is checked, and nothing says that it was. */
  readonly checker?: ProjectCheckerPort
  /** The version of a package that the preview has, null for one that it has not. */
  readonly versionOf?: (name: string) => Promise<string | null>
  /** What is not given here is as in `defaultLimits`. */
  readonly limits?: Partial<GenerationLimits>
  readonly now: () => Date
  /** Resolves after the time, or rejects once the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Aborted when the user stops the run. */
  readonly signal: AbortSignal
  /** Given the whole record once, just before the last event, however the run ended. */
  readonly onRecord?: (record: RunRecord) => Promise<void> | void
}

export interface ModelInfo {
  /** As it is shown and recorded. */
  readonly id: string
  /** Which instructions it is given. */
  readonly family: ModelFamily
  /** Null where it is not known; the cost of a run is then not known either. */
  readonly price: ModelPrice | null
  /** False for models that answer in text alone: their fenced files are then read as writes. */
  readonly canCallTools: boolean
  /** False where an answer comes in one piece, so that silence says nothing about it. True unless given. */
  readonly isStreaming?: boolean
  /** How many tokens fit into one call. History is compacted to stay well below. */
  readonly contextTokens: number
  /** The most tokens of one answer, where the provider wants to be told. */
  readonly maxOutputTokens?: number
}

export const modelFamilies = ['anthropic', 'openai', 'google', 'offline', 'other'] as const
export type ModelFamily = (typeof modelFamilies)[number]

/** In millionths of a dollar for a million tokens. */
export interface ModelPrice {
  readonly inputMicros: number
  readonly cachedInputMicros: number
  readonly outputMicros: number
}

export interface GenerationRequest {
  readonly prompt: string
  readonly mode: RunMode
  /** The conversation so far, oldest first, without this prompt. */
  readonly history: readonly HistoryMessage[]
  readonly attachments: readonly Attachment[]
  /** Paths that the user pointed at. */
  readonly selectedFiles: readonly string[]
  /** Once it is given, files that it does not name are not written. */
  readonly approvedPlan: RunPlan | null
  /** What new code is to be written in, where the user has set it. A request that names something else wins. */
  readonly stack?: BuildStack | null
}

export interface HistoryMessage {
  readonly isUser: boolean
  readonly text: string
  /** What the answer changed, so that a compacted history still tells. */
  readonly changedFiles: readonly string[]
}

export interface Attachment {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** The files of the one project that the run works on. There is no way to name another. */
export interface ProjectFilesPort {
  /** Every file, in any order. Folders are not listed. */
  readonly list: () => Promise<readonly ProjectFileEntry[]>
  /** Null where there is no such file. */
  readonly read: (path: string) => Promise<ProjectFile | null>
  /** Makes all changes or none. When it answers with success they are durable. */
  readonly applyChanges: (changes: readonly ProjectChange[]) => Promise<ApplyOutcome>
  /** Neither these paths nor what lies below them is ever written, renamed or deleted. */
  readonly lockedPaths?: readonly string[]
}

export interface ProjectFileEntry {
  readonly path: string
  readonly size: number
  readonly hash: ContentHash
}

export interface ProjectFile {
  readonly path: string
  readonly hash: ContentHash
  /** Null for bytes that are no UTF-8 text. */
  readonly text: string | null
  readonly size: number
}

export type ProjectChange =
  | {
      readonly kind: 'write'
      readonly path: string
      readonly content: string
      /** The hash that the file must still have, null for none at all: what a person saves meanwhile is not lost. */
      readonly baseHash: ContentHash | null
    }
  | { readonly kind: 'rename'; readonly from: string; readonly to: string }
  | { readonly kind: 'delete'; readonly path: string }

/** A refusal is a sentence for the model. What is broken on our side is thrown. */
export type ApplyOutcome =
  | { readonly isApplied: true }
  | { readonly isApplied: false; readonly problem: string }

/** The stages in the order in which they are tried. A later one is not asked once an earlier one has found something. */
export interface ProjectCheckerPort {
  readonly stages: readonly CheckStage[]
}

export interface CheckStage {
  readonly stage: 'compile' | 'types' | 'runtime'
  readonly findProblems: (signal: AbortSignal) => Promise<readonly RunDiagnostic[]>
}

export interface GenerationLimits {
  /** Calls to the model, retries not counted. */
  readonly maxSteps: number
  /** Read and written together, over all calls. */
  readonly maxTokens: number
  readonly maxDurationMs: number
  /** Only where the model's price is known. */
  readonly maxCostMicros: number | null
  /** How long the model may be silent in the middle of an answer, or before it. Some think for minutes without a word. */
  readonly maxSilenceMs: number
  /** How often one call is tried again. */
  readonly maxRetries: number
  /** How often errors go back to the model by themselves. */
  readonly maxFixRounds: number
  /** Characters of one answer, after which it is cut off. */
  readonly maxAnswerLength: number
  /** Calls of tools in one answer, after which it is cut off. */
  readonly maxCalls: number
}

export const defaultLimits: GenerationLimits = {
  maxSteps: 40,
  maxTokens: 2_000_000,
  maxDurationMs: 20 * 60_000,
  maxCostMicros: null,
  maxSilenceMs: 240_000,
  maxRetries: 3,
  maxFixRounds: 2,
  maxAnswerLength: 4_000_000,
  maxCalls: 1_000,
}
