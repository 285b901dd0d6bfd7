import { setTimeout as sleep } from 'node:timers/promises'
import type { RunEvent } from '@joinery/contract'
import { expect, it } from 'vitest'
import { awaitEvents, openStream, startRun, watchRun } from '../apps/server/src/testing/run-client.ts'
import { end, scriptModels } from '../apps/server/src/testing/scripted-model.ts'
import { createTestProject } from '../apps/server/src/testing/test-project.ts'
import { startTestServer } from '../apps/server/src/testing/test-server.ts'
import { createTestUser } from '../apps/server/src/testing/test-user.ts'

it('a stream that is cut at each boundary of a 500-event run, and inside each frame, brings every event once, in order', async () => {
  const server = await startTestServer({ models: scriptModels(sayWithPauses) })
  const ada = await createTestUser(server)
  const { projectId } = await createTestProject(ada)
  const { id } = await startRun(ada, projectId, 'Speak at length.')
  const all = await awaitEvents(server.address, ada, id)
  expect(all.length).toBeGreaterThanOrEqual(500)
  for (let cut = 0; cut <= all.length; cut += 1) {
    const seen: RunEvent[] = []
    for await (const event of watchRun(server.address, ada, { id })) {
      if (seen.length === cut) break
      seen.push(event)
    }
    const lastEventId = seen.at(-1)?.position ?? 0
    for await (const event of watchRun(server.address, ada, { id, lastEventId })) seen.push(event)
    expect(seen).toEqual(all)
    expect(await readInTwo(server.address, cut)).toEqual(all.map(({ position }) => position))
  }

  /** Reads some bytes, which end anywhere, and the rest from the last frame that was whole. */
  async function readInTwo(address: string, cut: number): Promise<number[]> {
    const cutting = new AbortController()
    const answer = await openStream(address, ada, { id, signal: cutting.signal })
    const text = (await answer.text()).slice(0, 40 + cut * 131)
    const whole = text.slice(0, text.lastIndexOf('\n\n') + 2)
    const first = positionsIn(whole)
    const rest = await openStream(address, ada, { id, lastEventId: first.at(-1) ?? 0 })
    return [...first, ...positionsIn(await rest.text())]
  }
})

const positionsIn = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map(([, number]) => Number(number))

async function* sayWithPauses() {
  yield { type: 'text-start', id: 'text' } as const
  for (let number = 0; number < 600; number += 1) {
    yield { type: 'text-delta', id: 'text', delta: `Wort ${number} 👋 ` } as const
    // Long enough for each piece to become an event of its own.
    await sleep(25)
  }
  yield { type: 'text-end', id: 'text' } as const
  yield end()
}
