import fc from 'fast-check'
import { createAuth } from '@joinery/auth'
import { expect, it } from 'vitest'
import {
  createMemoryCounter,
  createRateLimiter,
} from '../apps/server/src/modules/auth/rate-limits/create-rate-limiter.ts'
import { openTestStorage } from '../apps/server/src/testing/test-auth-storage.ts'
import { playHistory, refreshHistory } from '../packages/auth/src/testing/refresh-history.ts'

const histories = 200
const maxFailures = 20

/** E5, on PostgreSQL: the requests of one moment really meet there. */
it('200 histories of parents, grandparents and 50 at once leave one live chain, or none', async () => {
  const { storage } = await openTestStorage()
  let now = Date.now()
  const clock = {
    now: () => new Date(now),
    advance: (seconds: number) => void (now += seconds * 1000),
  }
  const { app } = createAuth({
    settings: {
      externalUrl: 'http://auth.test',
      siteUrl: 'http://app.test',
      email: { autoconfirm: true },
      jwt: { expSeconds: 1_000_000 },
    },
    storage,
    clock,
    mailer: { queue: async () => () => {} },
    smsSender: { send: async () => ({}) },
    rateLimiter: createRateLimiter(createMemoryCounter),
  })
  async function post(path: string, body: object) {
    const reply = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    })
    return { status: reply.status, body: JSON.parse(await reply.text()) }
  }

  /** The client, too, tries again when a busy server could not answer. */
  async function refresh(token: string) {
    for (let failures = 0; ; failures += 1) {
      const reply = await post('/token?grant_type=refresh_token', { refresh_token: token })
      if (reply.status < 500 || failures === maxFailures) return reply
    }
  }

  const ends = { alive: 0, over: 0 }
  let people = 0
  await fc.assert(
    fc.asyncProperty(refreshHistory, async (steps) => {
      people += 1
      const email = `person-${people}@example.com`
      const { body } = await post('/signup', { email, password: 'violet-otter-crosses-7' })
      const isStored = async () => (await storage.listSessions(body.user.id)).length === 1
      const { isAlive } = await playHistory({ first: body.refresh_token, refresh, isStored, clock }, steps)
      ends[isAlive ? 'alive' : 'over'] += 1
    }),
    { numRuns: histories, endOnFailure: true },
  )
  expect(ends.alive + ends.over).toBe(histories)
  expect(Math.min(ends.alive, ends.over)).toBeGreaterThan(10)
})
