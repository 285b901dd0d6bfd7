import { expect, it } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

it(
  'answers other requests while many people sign in at once',
  { tags: ['thorough'], timeout: 60_000 },
  async () => {
    const { address } = await startTestServer({ settings: { TRUST_PROXY: 'true' } })
    let pending = 150
    const signIns = Array.from({ length: pending }, async (_, number) => {
      const answer = await signIn(address, number)
      pending -= 1
      return answer
    })
    const pendingAtAnswers: number[] = []
    for (let number = 0; number < 20; number += 1) {
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
      pendingAtAnswers.push(pending)
    }
    // Each password takes far longer than an answer: were they in the same queue, few would be left by now.
    expect(pendingAtAnswers.at(-1)).toBeGreaterThan(50)
    expect(new Set(await Promise.all(signIns))).toEqual(new Set([400]))
  },
)

/** Nobody has these accounts, but a password is checked all the same; every try comes from another address. */
async function signIn(address: string, number: number): Promise<number> {
  const answer = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${number % 250}.${number >> 8}`,
    },
    body: JSON.stringify({ email: `nobody-${number}@example.com`, password: 'a joint of oak' }),
  })
  return answer.status
}
