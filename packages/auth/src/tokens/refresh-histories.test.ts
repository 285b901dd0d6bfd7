import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTestAuth } from '../testing/create-test-auth.ts'
import { playHistory, refreshHistory } from '../testing/refresh-history.ts'

it(
  'leaves one live chain after any history of parents, grandparents and 50 at once, or none',
  { timeout: 60_000 },
  async () => {
    const ends: boolean[] = []
    await fc.assert(
      fc.asyncProperty(refreshHistory, async (steps) => {
        const auth = createTestAuth({ email: { autoconfirm: true } })
        const { body } = await auth.post('/signup', { email: 'ada@example.com', password: 'correct horse' })
        const { isAlive } = await playHistory(
          {
            first: body.refresh_token,
            refresh: (token) => auth.post('/token?grant_type=refresh_token', { refresh_token: token }),
            isStored: async () => auth.storage.tables().sessions.length === 1,
            clock: auth.clock,
          },
          steps,
        )
        ends.push(isAlive)
      }),
      { numRuns: 12, seed: 1, endOnFailure: true },
    )
    expect(new Set(ends)).toEqual(new Set([true, false]))
  },
)
