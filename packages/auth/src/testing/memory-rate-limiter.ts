import type { Clock, RateLimit, RateLimiter } from '../ports/outside.ts'

/** A sliding window per key. */
export function createMemoryRateLimiter(clock: Clock): RateLimiter {
  const events = new Map<string, number[]>()

  function recent(key: string, { windowSeconds }: RateLimit) {
    const oldest = clock.now().getTime() - windowSeconds * 1000
    return (events.get(key) ?? []).filter((moment) => moment > oldest)
  }

  function judge(times: number[], { limit, windowSeconds }: RateLimit) {
    if (times.length < limit) return { allowed: true, retryAfterSeconds: 0 }
    const freeAt = (times[times.length - limit] ?? 0) + windowSeconds * 1000
    return { allowed: false, retryAfterSeconds: Math.ceil((freeAt - clock.now().getTime()) / 1000) }
  }

  return {
    async consume(key, limit) {
      const times = recent(key, limit)
      const verdict = judge(times, limit)
      events.set(key, verdict.allowed ? [...times, clock.now().getTime()] : times)
      return verdict
    },
    giveBack: async (key, limit) => void events.set(key, recent(key, limit).slice(0, -1)),
  }
}
