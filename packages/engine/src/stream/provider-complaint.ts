import { APICallError } from '@ai-sdk/provider'
import { StreamProviderError } from 'ai'

/** What a provider says is wrong, whether it refuses a call or breaks an answer off. */
export interface ProviderComplaint {
  /** As in HTTP. Undefined where the provider was not reached. */
  readonly status: number | undefined
  readonly message: string
  /** Everything that was said, to look for words in. */
  readonly words: string
  readonly isRetryable: boolean
  /** What it asks to wait for. */
  readonly retryAfterMs: number | undefined
}

/** Undefined for an error that no provider made. */
export function readComplaint(error: unknown): ProviderComplaint | undefined {
  if (APICallError.isInstance(error)) {
    const { statusCode: status, message, isRetryable, responseHeaders } = error
    const words = `${message} ${error.responseBody ?? ''}`
    return { status, message, words, isRetryable, retryAfterMs: delayOf(responseHeaders, words) }
  }
  if (!StreamProviderError.isInstance(error)) return undefined
  const { message, isRetryable } = error
  const words = `${message} ${error.type ?? ''} ${error.code ?? ''} ${JSON.stringify(error.data) ?? ''}`
  // An answer begins with 200, so that what is wrong later is only told in words.
  const status = error.statusCode ?? kinds.find(([pattern]) => pattern.test(words))?.[1] ?? 503
  return { status, message, words, isRetryable, retryAfterMs: delayOf(undefined, words) }
}

const kinds: readonly (readonly [RegExp, number])[] = [
  [/rate_limit|too_many_requests/i, 429],
  [/authentication|permission_error|invalid_api_key/i, 401],
  [/invalid_(?:prompt|request)|bad_request/i, 400],
]

/** Headers first. Some say it in the body alone: `"retryDelay": "26s"`, "try again in 11.054s". */
function delayOf(headers: Record<string, string> | undefined, words: string): number | undefined {
  const [, told, unit] =
    /"retryDelay": ?"(\d+(?:\.\d+)?)(s)"|(?:re)?try (?:again )?in (\d+(?:\.\d+)?) ?(ms|s)/i
      .exec(words)
      ?.filter((group) => group !== undefined) ?? []
  const asked = [
    Number(headers?.['retry-after-ms']),
    Number(headers?.['retry-after']) * 1_000,
    Number(told) * (unit === 'ms' ? 1 : 1_000),
  ]
  return asked.find((ms) => Number.isFinite(ms) && ms > 0)
}
