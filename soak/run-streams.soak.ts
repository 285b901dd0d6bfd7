import { connect } from 'node:net'
import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { RunId } from '@joinery/contract'
import { expect, it } from 'vitest'
import { openStream, startRun } from '../apps/server/src/testing/run-client.ts'
import { end, scriptModels } from '../apps/server/src/testing/scripted-model.ts'
import { createTestProject } from '../apps/server/src/testing/test-project.ts'
import { startTestServer } from '../apps/server/src/testing/test-server.ts'
import { createTestUser } from '../apps/server/src/testing/test-user.ts'
import type { TestUser } from '../apps/server/src/testing/test-user.ts'

it('a stream that is cut at each boundary of a 500-event run, and inside each frame, brings every event once, in order', async () => {
  const server = await startTestServer({ models: scriptModels(thinkAloud) })
  const ada = await createTestUser(server)
  const { projectId } = await createTestProject(ada)
  const { id } = await startRun(ada, projectId, 'Speak at length.')
  const whole = await readRest(server.address, ada, { id, after: 0 })
  const frames = whole.split('\n\n').filter((frame) => frame.startsWith('id: '))
  expect(frames.length).toBeGreaterThanOrEqual(500)
  for (let number = 0; number < frames.length; number += 1) {
    // At the boundary, somewhere in the middle, and before the very last byte.
    const frame = frames[number] ?? ''
    const start = Buffer.byteLength(whole.slice(0, whole.indexOf(frame)))
    const bytes = Buffer.byteLength(frame) + 2
    for (const more of [0, 1 + ((number * 37) % (bytes - 2)), bytes - 1]) {
      const seen = await readUntil(server.address, ada, { id, bytes: start + more })
      const kept = seen.split('\n\n').slice(0, -1)
      const first = kept.filter((text) => text.startsWith('id: '))
      expect(first).toEqual(frames.slice(0, number))
      const rest = await readRest(server.address, ada, { id, after: first.length })
      expect([...first, ...rest.split('\n\n').filter((text) => text.startsWith('id: '))]).toEqual(frames)
    }
  }
})

async function readRest(
  address: string,
  person: TestUser,
  { id, after }: { id: RunId; after: number },
): Promise<string> {
  return (await openStream(address, person, { id, lastEventId: after })).text()
}

/** Takes so many bytes of the stream and cuts the connection, wherever that is. */
async function readUntil(
  address: string,
  { token }: TestUser,
  { id, bytes }: { id: RunId; bytes: number },
): Promise<string> {
  const { hostname, port, host } = new URL(address)
  const socket = connect(Number(port), hostname)
  // HTTP/1.0 has no chunks, so what comes behind the headers is the stream itself.
  socket.write(
    `GET /api/runs/${id}/events/stream HTTP/1.0\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n\r\n`,
  )
  let received = Buffer.alloc(0)
  for await (const piece of socket) {
    if (Buffer.isBuffer(piece)) received = Buffer.concat([received, piece])
    const body = received.indexOf('\r\n\r\n') + 4
    if (body >= 4 && received.length >= body + bytes) break
  }
  socket.destroy()
  const body = received.indexOf('\r\n\r\n') + 4
  return received.subarray(body, body + bytes).toString()
}

/** Thoughts and words in turn: two of a kind that wait together would become one event. */
function* thinkAloud(): Generator<LanguageModelV4StreamPart> {
  for (let number = 0; number < 260; number += 1) {
    const id = String(number)
    yield { type: 'reasoning-start', id }
    yield { type: 'reasoning-delta', id, delta: `Gedanke ${number} 👋 ` }
    yield { type: 'reasoning-end', id }
    yield { type: 'text-start', id }
    yield { type: 'text-delta', id, delta: `Wort ${number} 👋 ` }
    yield { type: 'text-end', id }
  }
  yield end()
}
