import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { RunId } from '@joinery/contract'
import { expect, it, onTestFinished } from 'vitest'
import { awaitEvents, openStream, startRun } from '../apps/server/src/testing/run-client.ts'
import { end, say, scriptModels } from '../apps/server/src/testing/scripted-model.ts'
import { createTestProject } from '../apps/server/src/testing/test-project.ts'
import { startTestServer } from '../apps/server/src/testing/test-server.ts'
import { createTestUser } from '../apps/server/src/testing/test-user.ts'
import type { TestUser } from '../apps/server/src/testing/test-user.ts'

const readers = 50
const megabyte = 1_000_000

it('L3: a client that never reads costs at most 1 MB, and has everything when it comes back', async () => {
  const server = await startTestServer({ models: scriptModels(speakAtLength) })
  const ada = await createTestUser(server)
  const { projectId } = await createTestProject(ada)
  const { id } = await startRun(ada, projectId, 'Speak at length.')
  const all = await awaitEvents(server.address, ada, id)
  const whole = await (await openStream(server.address, ada, { id })).text()
  expect(whole.length).toBeGreaterThan(3 * megabyte)

  const before = heldBytes()
  const sockets = Array.from({ length: readers }, () => openAndStay(server.address, ada, id))
  await sleep(10_000)
  expect((heldBytes() - before) / readers).toBeLessThan(megabyte)
  for (const socket of sockets) socket.destroy()
  const back = await openStream(server.address, ada, { id, lastEventId: 1 })
  expect([...(await back.text()).matchAll(/^id: (\d+)$/gm)].map(([, number]) => Number(number))).toEqual(
    all.slice(1).map(({ position }) => position),
  )
})

/** What is still in use once the garbage is gone. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  const { heapUsed, external, arrayBuffers } = process.memoryUsage()
  return heapUsed + external + arrayBuffers
}

/** Asks for the stream and takes nothing of it but what the system holds on its own. */
function openAndStay(address: string, { token }: TestUser, id: RunId): Socket {
  const { hostname, port, host } = new URL(address)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  socket.write(
    `GET /api/runs/${id}/events/stream HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n\r\n`,
  )
  return socket
}

function* speakAtLength() {
  yield* say(...Array.from({ length: 70 }, (_, number) => `${number} ${'word '.repeat(10_000)}`))
  yield end()
}
