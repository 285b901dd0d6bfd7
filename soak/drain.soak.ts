import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { createTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'

/** L10. A request that was answered with 200 must have been recorded; none may be cut off in the middle. */
it('drains within 10 s on SIGTERM under load and keeps what it acknowledged, 50 times', async () => {
  const folder = await createTemporaryFolder()
  for (let round = 0; round < 50; round += 1) {
    const server = startServerProcess({ PORT: '0', DATA_DIR: folder })
    const address = await server.ready()
    const acknowledged: string[] = []
    const clients = Array.from({ length: 20 }, async (_, client) => {
      for (let number = 0; ; number += 1) {
        const path = `/round-${round}/client-${client}/${number}`
        const isDone = await record(address, path)
        if (!isDone) return
        acknowledged.push(path)
      }
    })
    await sleep(200)
    const stoppedAt = performance.now()
    server.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    expect(performance.now() - stoppedAt).toBeLessThan(10_000)
    await Promise.all(clients)
    expect(acknowledged.length).toBeGreaterThan(0)
    for (const path of acknowledged) expect(server.output()).toContain(`"${path}"`)
  }
})

async function record(address: string, path: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/api/missing-pages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({ path }),
    })
    await answer.json()
    return answer.ok
  } catch {
    return false
  }
}
