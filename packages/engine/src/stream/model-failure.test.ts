import { APICallError } from '@ai-sdk/provider'
import { texts } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { runScript } from '../testing/run-script.ts'
import { delayBefore, toModelFailure } from './model-failure.ts'

const { failures } = texts.engine

describe('a provider that complains', () => {
  it.each([
    { code: 'context_length_exceeded', reason: failures.tooMuchContext, tries: 1 },
    { code: 'insufficient_quota', reason: failures.credit, tries: 1 },
    { code: 'invalid_prompt', reason: 'The provider refused the request: No.', tries: 1 },
    { code: 'rate_limit_exceeded', reason: failures.rateLimit, tries: 4 },
    { code: 'overloaded_error', reason: failures.overloaded, tries: 4 },
  ])('is understood when it breaks its answer off with $code', async ({ code, reason, tries }) => {
    const broken = { parts: [{ type: 'error' as const, error: { error: { code, message: 'No.' } } }] }
    const { finished, calls } = await runScript({ script: () => broken })
    expect(finished).toMatchObject({ status: 'failed', reason })
    expect(calls).toHaveLength(tries)
  })

  it('is out of credit only where the provider says so', async () => {
    const quota = 'You exceeded your current quota, please check your plan and billing details.'
    const byMinute = refusedCall(429, { responseBody: `{"message":"${quota}","retryDelay":"26s"}` })
    expect(toModelFailure(byMinute)).toMatchObject({ reason: failures.rateLimit, retryAfterMs: 26_000 })
    const empty = refusedCall(429, { responseBody: `{"message":"${quota}","code":"insufficient_quota"}` })
    expect(toModelFailure(empty)).toEqual({ reason: failures.credit })
  })

  it.each([
    [{ responseHeaders: { 'retry-after-ms': '350' } }, 350],
    [{ responseBody: 'Rate limit reached. Please try again in 11.054s.' }, 11_054],
    [{ responseBody: 'Try again in 20ms' }, 20],
  ])('reads how long it asks to be left alone: %o', (said, retryAfterMs) => {
    expect(toModelFailure(refusedCall(429, said))).toMatchObject({ retryAfterMs })
  })

  it('is left alone for most of a minute when it takes no more and does not say until when', () => {
    const failure = toModelFailure(refusedCall(429))
    expect([1, 2, 3].map((attempt) => delayBefore(attempt, failure))).toEqual([8_000, 16_000, 32_000])
  })
})

function refusedCall(
  statusCode: number,
  said: { responseHeaders?: Record<string, string>; responseBody?: string } = {},
): APICallError {
  return new APICallError({
    message: 'refused',
    statusCode,
    url: 'https://provider.test',
    requestBodyValues: {},
    ...said,
  })
}
