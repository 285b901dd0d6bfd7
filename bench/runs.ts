import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { inTurns } from './in-turns.ts'
import { privateMegabytes, startProcess } from './measured-process.ts'
import { measurementOf, medianOf } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { listen, percentileOf } from './runs/listen.ts'
import type { Heard } from './runs/listen.ts'
import { startRunServer } from './runs/run-server.ts'
import type { RunServer } from './runs/run-server.ts'
import { promptFor, startSpeakingModel } from './runs/speaking-model.ts'
import type { Speech } from './runs/speaking-model.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const peer = 'the model, heard directly'
const watcherCount = 1_000
/** As long as a short answer of a model takes. */
const answer = { pieces: 2_000, pauseMs: 10 }
const answerRounds = 3
/** Twenty runs that start at once, and hardly do more than that. The first ones meet a server that has hardly worked yet. */
const startRounds = 7

/** What lies between a model's word and the byte that a watcher gets, and what many runs and watchers cost. */
export const runs = (): Promise<Measurement[]> =>
  withTemporaryFolder(async (folder) => {
    await using model = await startSpeakingModel()
    await using server = await startRunServer(folder, model.baseUrl)
    const hearDirectly = (speech: Speech) =>
      fetch(`${model.baseUrl}/chat/completions`, { method: 'POST', body: promptFor(speech) }).then(listen)
    await hearRuns(server, 1, { pieces: 50, pauseMs: 1 })

    const calm = { pieces: 400, pauseMs: 10 }
    const one = { own: await hearRuns(server, 1, calm), direct: [await hearDirectly(calm)] }
    const hearDirectlyTimes = (count: number, speech: Speech) =>
      Promise.all(Array.from({ length: count }, () => hearDirectly(speech)))
    const starts = await inTurns({
      rounds: startRounds,
      own: () => hearRuns(server, 20, calm),
      peer: () => hearDirectlyTimes(20, calm),
    })
    const twenty = await inTurns({
      rounds: answerRounds,
      own: () => hearRuns(server, 20, answer),
      peer: () => hearDirectlyTimes(20, answer),
    })
    const flood = { pieces: 20_000, pauseMs: 0 }
    const fast = { own: await hearRuns(server, 1, flood), direct: [await hearDirectly(flood)] }
    const thoughts = { pieces: 4_000, pauseMs: 0, thinksAloud: true }
    const events = { own: await hearRuns(server, 1, thoughts), direct: [await hearDirectly(thoughts)] }
    const before = await privateMegabytes(server.pid)
    const peak = watchPeak(server.pid)
    const own = await hearRuns(server, 100, calm)
    const most = await peak.end()
    const hundred = { own, direct: await hearDirectlyTimes(100, calm) }
    return [
      ageOf('runs.one.p50', 0.5, one),
      ageOf('runs.one.p99', 0.99, one),
      ageInRounds('runs.starting.p99', 0.99, starts),
      ageInRounds('runs.twenty.p50', 0.5, twenty),
      ageInRounds('runs.twenty.p99', 0.99, { ...twenty, goal: { maxValue: 30 } }),
      rateOf('runs.one.rate', fast),
      measurementOf({
        id: 'runs.one.events',
        value: eventsPerSecond(events.own),
        unit: 'events/s',
        peer,
        peerValue: eventsPerSecond(events.direct),
      }),
      rateOf('runs.hundred.rate', hundred),
      ageOf('runs.hundred.p99', 0.99, hundred),
      measurementOf({
        id: 'runs.hundred.memory',
        value: most,
        unit: 'MB',
        peer: 'before them',
        peerValue: before,
      }),
      await measureWatchers(model.baseUrl),
    ]
  })

/** The most memory that a process has for itself alone, from now until it is asked for. */
function watchPeak(pid: number): { end: () => Promise<number> } {
  const ending = new AbortController()
  async function watch(): Promise<number> {
    let most = 0
    while (!ending.signal.aborted) {
      most = Math.max(most, await privateMegabytes(pid))
      await sleep(200)
    }
    return most
  }
  const watching = watch()
  return {
    end() {
      ending.abort()
      return watching
    },
  }
}

async function hearRuns(server: RunServer, count: number, speech: Speech): Promise<Heard[]> {
  const projectIds = await server.createProjects(count)
  return Promise.all(
    projectIds.map(async (projectId) => {
      const id = await server.start(projectId, speech)
      return listen(await server.openStream(id))
    }),
  )
}

interface Comparison {
  own: Heard[]
  direct: Heard[]
}

const ageOf = (id: string, share: number, { own, direct }: Comparison): Measurement =>
  measurementOf({ id, value: ageAt(share, own), unit: 'ms', peer, peerValue: ageAt(share, direct) })

/** The median of what each round gives. */
function ageInRounds(
  id: string,
  share: number,
  { own, peer: direct, goal }: { own: Heard[][]; peer: Heard[][]; goal?: { maxValue: number } },
): Measurement {
  const median = (heard: Heard[][]) => medianOf(heard.map((round) => ageAt(share, round)))
  return measurementOf({
    id,
    value: median(own),
    unit: 'ms',
    peer,
    peerValue: median(direct),
    ...(goal && { goal }),
  })
}

const ageAt = (share: number, heard: Heard[]) =>
  percentileOf(
    heard.flatMap(({ agesMs }) => agesMs),
    share,
  )

function rateOf(id: string, { own, direct }: Comparison): Measurement {
  return measurementOf({
    id,
    value: wordsPerSecond(own),
    unit: 'words/s',
    peer,
    peerValue: wordsPerSecond(direct),
  })
}

function eventsPerSecond(heard: Heard[]): number {
  const count = heard.reduce((sum, { events }) => sum + events, 0)
  return count / Math.max(...heard.map(({ seconds }) => seconds))
}

function wordsPerSecond(heard: Heard[]): number {
  const words = heard.reduce((sum, { agesMs }) => sum + agesMs.length, 0)
  return words / Math.max(...heard.map(({ seconds }) => seconds))
}

/**
 * Memory of the server for each of a thousand who watch one run, beside that of a bare server with as many streams. The
 * server has done nothing else: one that was busy has room left over, and would seem to need no more.
 */
async function measureWatchers(modelUrl: string): Promise<Measurement> {
  const own = await withTemporaryFolder(async (folder) => {
    await using server = await startRunServer(folder, modelUrl)
    const [projectId] = await server.createProjects(1)
    if (!projectId) throw new Error('There is no project.')
    const id = await server.start(projectId, { pieces: 100_000, pauseMs: 100 })
    return await memoryOfStreams(server.pid, () => server.openStream(id))
  })
  const port = await freePort()
  const plain = await startProcess({
    command: [process.execPath, resolve('bench/peers/plain-streams.ts')],
    settings: { PORT: String(port) },
  })
  const bare = await memoryOfStreams(plain.pid, () => fetch(`http://127.0.0.1:${port}/`))
  await plain.stop()
  return measurementOf({
    id: 'runs.watcher.memory',
    value: own,
    unit: 'KB',
    peer: 'plain node:http stream',
    peerValue: bare,
    goal: { maxValue: 60 },
  })
}

/** The first few pay for what is needed once. They stay, so that nothing of theirs is used again. */
const firstWatchers = 200

async function memoryOfStreams(pid: number, open: () => Promise<Response>): Promise<number> {
  const leaving = new AbortController()
  const reading: Promise<void>[] = []
  async function watch(count: number): Promise<number> {
    for (let opened = 0; opened < count; opened += 50) {
      for (const { body } of await Promise.all(Array.from({ length: 50 }, open))) {
        if (body) reading.push(body.pipeTo(new WritableStream(), { signal: leaving.signal }).catch(() => {}))
      }
    }
    await sleep(5_000)
    return privateMegabytes(pid)
  }
  const before = await watch(firstWatchers)
  const after = await watch(watcherCount)
  leaving.abort()
  await Promise.all(reading)
  return ((after - before) * 1024) / watcherCount
}
