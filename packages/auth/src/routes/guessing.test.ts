import { describe, expect, it } from 'vitest'
import { createTestAuth, type TestAuth } from '../testing/create-test-auth.ts'

const credentials = { email: 'ada@example.com', password: 'correct horse' }
const tries = 3400

/** Sends many requests, a hundred at a time, and counts the answers by status. */
async function storm(auth: TestAuth, ask: (turn: number) => Promise<{ status: number }>) {
  const counts: Record<number, number> = {}
  for (let start = 0; start < tries; start += 100) {
    const replies = await Promise.all(Array.from({ length: 100 }, (_, offset) => ask(start + offset)))
    for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1
  }
  expect(auth.failures).toEqual([])
  return counts
}

const addressOf = (turn: number) => `10.${turn >> 16}.${(turn >> 8) % 256}.${turn % 256}`

describe('guessing on a large scale', () => {
  it('gets twenty passwords at one account, from thousands of addresses', { timeout: 60_000 }, async () => {
    const auth = createTestAuth({ email: { autoconfirm: true } })
    await auth.post('/signup', credentials)
    const counts = await storm(auth, (turn) =>
      auth.post(
        '/token?grant_type=password',
        { ...credentials, password: `guess ${turn}` },
        { 'x-forwarded-for': addressOf(turn) },
      ),
    )
    // Two are checked at a time, so one more can be under way when the twentieth fails.
    expect(counts[400]).toBeLessThanOrEqual(20)
    expect(counts[429]).toBe(tries - (counts[400] ?? 0))
  })

  it(
    'gets the allowance of one address, spread over thousands of accounts',
    { tags: ['thorough'], timeout: 60_000 },
    async () => {
      const auth = createTestAuth()
      const counts = await storm(auth, (turn) =>
        auth.post(
          '/token?grant_type=password',
          { email: `user-${turn}@example.com`, password: 'one popular guess' },
          { 'x-forwarded-for': '10.0.0.1' },
        ),
      )
      expect(counts).toEqual({ 400: 150, 429: tries - 150 })
    },
  )

  it('gets twenty codes of one mailbox, from thousands of addresses', { tags: ['thorough'] }, async () => {
    const auth = createTestAuth()
    await auth.post('/signup', credentials)
    const counts = await storm(auth, (turn) =>
      auth.post(
        '/verify',
        { type: 'signup', email: credentials.email, token: `x${turn}` },
        { 'x-forwarded-for': addressOf(turn) },
      ),
    )
    expect(counts).toEqual({ 403: 20, 429: tries - 20 })
  })
})
