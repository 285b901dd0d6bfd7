import { expect, it } from 'vitest'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { createTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'

const signIns = 500

it('500 sign-ins at once do not stall other requests, and each is answered', async () => {
  const server = startServerProcess({
    PORT: '0',
    TRUST_PROXY: 'true',
    DATA_DIR: await createTemporaryFolder(),
  })
  const address = await server.ready()
  const startedAt = performance.now()
  const progress = { pending: signIns }
  const statuses = Array.from({ length: signIns }, async (_, number) => {
    const status = await signIn(address, number)
    progress.pending -= 1
    return status
  })
  const waitsMs: number[] = []
  while (progress.pending > 0) {
    const askedAt = performance.now()
    const answer = await fetch(`${address}/readyz`)
    await answer.text()
    expect(answer.status).toBe(200)
    waitsMs.push(performance.now() - askedAt)
  }
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([400]))
  const allSignInsMs = performance.now() - startedAt
  // Were passwords and answers in one queue, hardly any answer would have come through, and the longest would have
  // waited for nearly all passwords.
  const sorted = waitsMs.toSorted((a, b) => a - b)
  const waitOf = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]
  expect(waitsMs.length).toBeGreaterThan(signIns)
  expect(waitOf(0.99)).toBeLessThan(allSignInsMs / 50)
  expect(waitOf(0.999)).toBeLessThan(allSignInsMs / 20)
  expect(waitOf(1)).toBeLessThan(allSignInsMs / 10)
})

/** Nobody has these accounts, but a password is checked all the same; every try comes from another address. */
async function signIn(address: string, number: number): Promise<number> {
  const answer = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${number >> 8}.${number % 256}`,
    },
    body: JSON.stringify({ email: `nobody-${number}@example.com`, password: 'a joint of oak' }),
  })
  await answer.text()
  return answer.status
}
