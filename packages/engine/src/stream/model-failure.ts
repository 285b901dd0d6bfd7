import { APICallError } from '@ai-sdk/provider'
import { fillText, texts } from '@joinery/contract'

/** Why a call to the model did not give a whole answer, in words for the user. */
export interface ModelFailure {
  /** Said when it is given up. */
  readonly reason: string
  /** Said when it is tried again; without it, trying again is of no use. */
  readonly retry?: string
  /** What the provider asks to wait for. */
  readonly retryAfterMs?: number
}

const { failures, retries } = texts.engine

export const modelFailures = {
  connection: { reason: failures.connection, retry: retries.connection },
  silence: { reason: failures.silence, retry: retries.silence },
  rateLimit: { reason: failures.rateLimit, retry: retries.rateLimit },
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
  if (!APICallError.isInstance(error)) return modelFailures.connection
  const { statusCode, message } = error
  const words = `${message} ${error.responseBody ?? ''}`
  if (/insufficient_quota|credit balance|billing/i.test(words) || statusCode === 402)
    return modelFailures.credit
  if (statusCode === 401 || statusCode === 403) return modelFailures.key
  if (statusCode === 404) return modelFailures.missingModel
  if (statusCode === 429) return withDelay(modelFailures.rateLimit, error)
  if (statusCode === 408) return modelFailures.silence
  if (statusCode === 413 || /context.{0,20}(length|window)|too many tokens|prompt is too long/i.test(words)) {
    return modelFailures.tooMuchContext
  }
  if (statusCode === undefined) return modelFailures.connection
  if (statusCode >= 500 || statusCode === 409 || error.isRetryable)
    return withDelay(modelFailures.overloaded, error)
  return { reason: fillText(failures.rejected, { reason: message.slice(0, 300) }) }
}

function withDelay(failure: ModelFailure, { responseHeaders }: APICallError): ModelFailure {
  const seconds = Number(responseHeaders?.['retry-after'])
  return Number.isFinite(seconds) && seconds > 0
    ? { ...failure, retryAfterMs: Math.min(seconds * 1_000, maxDelayMs) }
    : failure
}

const maxDelayMs = 60_000

/** Doubles with every attempt, unless the provider says how long. */
export function delayBefore(attempt: number, { retryAfterMs }: ModelFailure): number {
  return retryAfterMs ?? Math.min(1_000 * 2 ** (attempt - 1), maxDelayMs)
}
