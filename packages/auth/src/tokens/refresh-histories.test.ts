import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTestAuth } from '../testing/create-test-auth.ts'
import { playHistory, refreshHistory } from '../testing/refresh-history.ts'

it(
  'leaves one live chain after any history of parents, grandparents and 50 at once, or none',
  { timeout: 60_000 },
  async () => {
    expect(await playHistories({ numRuns: 12, seed: 1 })).toEqual(new Set([true, false]))
  },
)

it('does so after more histories', { tags: ['thorough'], timeout: 60_000 }, async () => {
  expect(await playHistories({ numRuns: 25, seed: 2 })).toEqual(new Set([true, false]))
})

/** Whether the families were alive when their histories ended: some are to be, and some not. */
async function playHistories(counts: { numRuns: number; seed: number }): Promise<Set<boolean>> {
  const ends = new Set<boolean>()
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
      ends.add(isAlive)
    }),
    { ...counts, endOnFailure: true },
  )
  return ends
}
