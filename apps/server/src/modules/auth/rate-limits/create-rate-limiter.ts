import { hash } from 'node:crypto'
import type { RateLimit, RateLimiter, RateLimitVerdict } from '@joinery/auth'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'

export type CreateCounter = (options: CounterOptions) => RateLimiterAbstract

interface CounterOptions {
  keyPrefix: string
  points: number
  duration: number
}

/** Counters of this server alone, gone when it stops. */
export const createMemoryCounter: CreateCounter = (options) => new RateLimiterMemory(options)

/** Counts by key in windows that begin with the first one counted. What is refused does not make the wait longer. */
export function createRateLimiter(createCounter: CreateCounter): RateLimiter {
  const counters = new Map<string, RateLimiterAbstract>()

  function counterFor({ limit, windowSeconds }: RateLimit): RateLimiterAbstract {
    const keyPrefix = `${limit}/${windowSeconds}`
    const known = counters.get(keyPrefix)
    if (known) return known
    const counter = createCounter({ keyPrefix, points: limit, duration: windowSeconds })
    counters.set(keyPrefix, counter)
    return counter
  }

  return {
    async consume(key, limit) {
      try {
        await counterFor(limit).consume(hashKey(key))
        return allowed
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return refuse(refusal)
        throw refusal
      }
    },

    async giveBack(key, limit) {
      await counterFor(limit).reward(hashKey(key))
    },
  }
}

const allowed: RateLimitVerdict = { allowed: true, retryAfterSeconds: 0 }

function refuse({ msBeforeNext }: RateLimiterRes): RateLimitVerdict {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) }
}

/** Keys carry addresses of people, and are as long as whoever asks makes them. */
function hashKey(key: string): string {
  return hash('sha256', key, 'base64url')
}
