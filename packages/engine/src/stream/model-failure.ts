import { fillText, texts } from '@joinery/contract'
import { readComplaint } from './provider-complaint.ts'
import type { ProviderComplaint } from './provider-complaint.ts'

/** Why a call to the model did not give a whole answer, in words for the user. */
export interface ModelFailure {
  /** Said when it is given up. */
  readonly reason: string
  /** Said when it is tried again; without it, trying again is of no use. */
  readonly retry?: string
  /** What the provider asks to wait for. */
  readonly retryAfterMs?: number
  /** The first pause, where the provider asks for none. */
  readonly pauseMs?: number
}

const { failures, retries } = texts.engine

export const modelFailures = {
  connection: { reason: failures.connection, retry: retries.connection },
  silence: { reason: failures.silence, retry: retries.silence },
  // Limits are most often by the minute.
  rateLimit: { reason: failures.rateLimit, retry: retries.rateLimit, pauseMs: 8_000 },
  overloaded: { reason: failures.overloaded, retry: retries.overloaded },
  empty: { reason: failures.empty, retry: retries.empty },
  cutOff: { reason: failures.cutOff, retry: retries.cutOff },
  key: { reason: failures.key },
  credit: { reason: failures.credit },
  missingModel: { reason: failures.missingModel },
  tooMuchContext: { reason: failures.tooMuchContext },
  refused: { reason: failures.refused },
  tooLong: { reason: failures.tooLong },
  timeLimit: { reason: failures.timeLimit },
} as const satisfies Record<string, ModelFailure>

/** Reads a provider's error. What it said is repeated only where it helps and cannot hold a key. */
export function toModelFailure(error: unknown): ModelFailure {
  const complaint = readComplaint(error)
  if (complaint?.status === undefined) return modelFailures.connection
  const { status, message, words } = complaint
  // A limit by the minute also speaks of billing, and passes by itself.
  if (
    status === 402 ||
    /insufficient_quota|credit balance|insufficient credit|billing_(?:hard|not)/i.test(words)
  )
    return modelFailures.credit
  if (status === 401 || status === 403) return modelFailures.key
  if (status === 404 && !/\bitem with id\b/i.test(words)) return modelFailures.missingModel
  if (status === 429) return withDelay(modelFailures.rateLimit, complaint)
  if (status === 408) return modelFailures.silence
  if (status === 413 || /context.{0,20}(length|window)|too many tokens|prompt is too long/i.test(words)) {
    return modelFailures.tooMuchContext
  }
  if (status >= 500 || status === 409 || complaint.isRetryable)
    return withDelay(modelFailures.overloaded, complaint)
  return { reason: fillText(failures.rejected, { reason: message.slice(0, 300) }) }
}

function withDelay(failure: ModelFailure, { retryAfterMs }: ProviderComplaint): ModelFailure {
  return retryAfterMs === undefined
    ? failure
    : { ...failure, retryAfterMs: Math.min(retryAfterMs, maxDelayMs) }
}

const maxDelayMs = 60_000

/** Doubles with every attempt, unless the provider says how long. */
export function delayBefore(attempt: number, { retryAfterMs, pauseMs = 1_000 }: ModelFailure): number {
  return retryAfterMs ?? Math.min(pauseMs * 2 ** (attempt - 1), maxDelayMs)
}
