import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { createTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'

/** L4. Each connection sends one byte of a header every second and never ends. */
it('closes 1,000 slow connections within 15 s each, and answers health in a p99 of at most 250 ms meanwhile', async () => {
  const server = startServerProcess({ PORT: '0', DATA_DIR: await createTemporaryFolder() })
  const address = await server.ready()
  const port = Number(new URL(address).port)
  const closedAfterMs = Array.from({ length: 1_000 }, () => trickle(port))
  const healthMs: number[] = []
  for (let number = 0; number < 100; number += 1) {
    const startedAt = performance.now()
    await (await fetch(`${address}/healthz`)).text()
    healthMs.push(performance.now() - startedAt)
    await sleep(100)
  }
  expect(Math.max(...(await Promise.all(closedAfterMs)))).toBeLessThan(15_000)
  expect(healthMs.toSorted((a, b) => a - b)[98]).toBeLessThan(250)
})

function trickle(port: number): Promise<number> {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nx-slow: '))
    const timer = setInterval(() => socket.write('x'), 1_000)
    socket.on('error', () => undefined)
    socket.on('data', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      resolve(performance.now() - startedAt)
    })
  })
}
