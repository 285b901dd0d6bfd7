import { setTimeout as sleep } from 'node:timers/promises'
import type { RateLimiter } from '@joinery/auth'
import { describe, expect, it } from 'vitest'
import { openTestOrm } from '../../../testing/test-orm.ts'
import { createMemoryCounter, createRateLimiter } from './create-rate-limiter.ts'
import { rateLimits } from './schema.ts'
import { createSharedCounters, deleteExpiredCounters } from './store.ts'

const limit = { limit: 3, windowSeconds: 60 }

const kinds: [string, () => Promise<RateLimiter>][] = [
  ['memory', async () => createRateLimiter(createMemoryCounter)],
  ['PostgreSQL', async () => createRateLimiter(createSharedCounters(await openTestOrm()))],
]

describe.each(kinds)('a rate limiter in %s', (_name, create) => {
  it('allows as many as the limit says, and tells how long to wait', async () => {
    const limiter = await create()
    for (let count = 0; count < 3; count += 1) {
      expect(await limiter.consume('a', limit)).toEqual({ allowed: true, retryAfterSeconds: 0 })
    }
    const refused = await limiter.consume('a', limit)
    expect(refused.allowed).toBe(false)
    expect(refused.retryAfterSeconds).toBeGreaterThan(55)
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60)
  })

  it('counts each key and each limit apart', async () => {
    const limiter = await create()
    const one = { limit: 1, windowSeconds: 60 }
    await limiter.consume('a', one)
    expect(await limiter.consume('a', one)).toMatchObject({ allowed: false })
    expect(await limiter.consume('b', one)).toMatchObject({ allowed: true })
    expect(await limiter.consume('a', limit)).toMatchObject({ allowed: true })
  })

  it('does not count what is given back', async () => {
    const limiter = await create()
    for (let count = 0; count < 9; count += 1) {
      expect(await limiter.consume('a', limit)).toEqual({ allowed: true, retryAfterSeconds: 0 })
      await limiter.giveBack('a', limit)
    }
    for (let count = 0; count < 3; count += 1) await limiter.consume('a', limit)
    expect(await limiter.consume('a', limit)).toMatchObject({ allowed: false })
  })

  it(
    'allows again after the window, however often it refused meanwhile',
    { tags: ['thorough'] },
    async () => {
      const limiter = await create()
      const short = { limit: 1, windowSeconds: 1 }
      for (let count = 0; count < 5; count += 1) await limiter.consume('a', short)
      await sleep(1_100)
      expect(await limiter.consume('a', short)).toMatchObject({ allowed: true })
    },
  )

  it('holds exactly when many come at once', async () => {
    const limiter = await create()
    const verdicts = await Promise.all(Array.from({ length: 50 }, () => limiter.consume('a', limit)))
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(3)
  })
})

describe('counters in PostgreSQL', () => {
  it('are shared by servers, carry no address of a person, and go when they have expired', async () => {
    const orm = await openTestOrm()
    const [one, other] = [createSharedCounters(orm), createSharedCounters(orm)].map(createRateLimiter)
    for (let count = 0; count < 3; count += 1) await one?.consume('ada@example.com', limit)
    expect(await other?.consume('ada@example.com', limit)).toMatchObject({ allowed: false })
    expect(JSON.stringify(await orm.select().from(rateLimits))).not.toContain('ada')
    await deleteExpiredCounters(orm, new Date())
    expect(await orm.select().from(rateLimits)).toHaveLength(1)
    await deleteExpiredCounters(orm, new Date(Date.now() + 61_000))
    expect(await orm.select().from(rateLimits)).toEqual([])
  })
})
