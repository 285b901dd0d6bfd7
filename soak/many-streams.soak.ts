import { setTimeout as sleep } from 'node:timers/promises'
import type { RunId } from '@joinery/contract'
import { expect, it, onTestFinished } from 'vitest'
import { createTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'
import { privateMegabytes } from '../bench/measured-process.ts'
import { startRunServer } from '../bench/runs/run-server.ts'
import { startSpeakingModel } from '../bench/runs/speaking-model.ts'
import type { Speech } from '../bench/runs/speaking-model.ts'
import { openInspector } from './many-streams/inspector.ts'

const minutes = 10
const runs = 20
const watchersOfEach = 100
/** A word a second, for a little longer than anybody watches. */
const speech = { pieces: (minutes + 2) * 60, pauseMs: 1_000 }

it('L2: 2,000 streams for ten minutes take at most 100 MB, which come back, and leave no listener behind', async () => {
  const model = await startSpeakingModel()
  onTestFinished(() => model[Symbol.asyncDispose]())
  const server = await startRunServer(await createTemporaryFolder(), model.baseUrl)
  onTestFinished(() => server[Symbol.asyncDispose]())
  const inspector = await openInspector(server.pid)
  onTestFinished(inspector.close)
  const projectIds = await server.createProjects(runs)
  const startRuns = (said: Speech) => Promise.all(projectIds.map((id) => again(() => server.start(id, said))))

  /** Lets so many watch each run, and answers with what makes them leave and tells how much each has heard. */
  async function watch(ids: RunId[], count: number): Promise<() => Promise<number[]>> {
    const leaving = new AbortController()
    const heard: Promise<number>[] = []
    for (let round = 0; round < count; round += 1)
      for (const answer of await Promise.all(ids.map((id) => again(() => server.openStream(id)))))
        heard.push(countBytes(answer, leaving.signal))
    return () => {
      leaving.abort()
      return Promise.all(heard)
    }
  }

  // The first few pay for what is needed once.
  const leaveFirst = await watch(await startRuns({ pieces: 20, pauseMs: 1_000 }), 5)
  await sleep(40_000)
  await leaveFirst()
  /** What there is while nothing is going on. */
  const look = async () => ({
    listeners: await inspector.countListeners(),
    memory: await privateMegabytes(server.pid),
  })
  const rest = await look()

  const leave = await watch(await startRuns(speech), watchersOfEach)
  const memory: number[] = []
  for (const end = performance.now() + minutes * 60_000; performance.now() < end; await sleep(5_000))
    memory.push(await privateMegabytes(server.pid))
  const heard = await leave()
  expect(heard).toHaveLength(runs * watchersOfEach)
  // They were there, and heard a word a second.
  expect(Math.min(...heard)).toBeGreaterThan(minutes * 60 * 10)

  // Until the runs are over as well.
  await sleep(150_000)
  const left = await look()
  const most = Math.max(...memory)
  const told = JSON.stringify({ rest, most, left })
  expect(most - rest.memory, told).toBeLessThanOrEqual(100)
  expect(left.memory - rest.memory, told).toBeLessThanOrEqual(20)
  // Whatever each stream leaves behind would be there two thousand times.
  expect(left.listeners - rest.listeners, told).toBeLessThan(runs * watchersOfEach * 0.05)
})

/** A connection that rested for a while may be closed in the moment in which it is used again. */
const again = <Found>(ask: () => Promise<Found>): Promise<Found> => ask().catch(ask)

/** Reads a stream until it is left, and tells how many bytes came. */
async function countBytes({ ok, status, body }: Response, signal: AbortSignal): Promise<number> {
  if (!ok || !body) throw new Error(`A stream was refused with ${status}.`)
  let bytes = 0
  const sink = new WritableStream<Uint8Array>({ write: (chunk) => void (bytes += chunk.length) })
  await body.pipeTo(sink, { signal }).catch(() => undefined)
  return bytes
}
