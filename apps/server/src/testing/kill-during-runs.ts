import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@joinery/contract'
import type { ProjectId, Run, RunEvent, RunId } from '@joinery/contract'
import { expect, onTestFinished } from 'vitest'
import { databaseUrlOf } from './database-url.ts'
import { lastingPort } from './lasting-port.ts'
import { contentOf, pathOf, startModelServer } from './model-server.ts'
import { newRunId, watchRun } from './run-client.ts'
import { startServerProcess } from './server-process.ts'
import { createTemporaryFolder } from './temporary-folder.ts'
import { createTestDatabase } from './test-database.ts'
import { createTestUser, queryDatabase } from './test-user.ts'
import type { TestUser } from './test-user.ts'
import { createRandom } from './create-random.ts'

const { files, projects, runs } = endpoints

interface Options {
  kills: number
  seed: number
  /** How many runs go on when the server is killed. */
  runsAtOnce: number
}

const filesOfRun = 4
const maxStuckMs = 30_000
const maxWorkMs = 180_000

/**
 * Kills a server in the middle of runs, starts it again, and looks at everything that anybody had seen before: each
 * event and each file is still there, every run ends within half a minute, and only those that gave something are
 * counted. As many times as told.
 */
export async function killDuringRuns({ kills, seed, runsAtOnce }: Options): Promise<void> {
  const model = await startModelServer({ files: filesOfRun, pauseMs: 8, defer: onTestFinished })
  const databaseUrl = databaseUrlOf(await createTestDatabase())
  const settings = {
    PORT: String(await lastingPort()),
    DATA_DIR: await createTemporaryFolder(),
    DATABASE_URL: databaseUrl,
    MODEL_BASE_URL: model.baseUrl,
    MODEL_NAME: 'double',
  }
  const random = createRandom(seed)
  let server = startServerProcess(settings)
  const address = await server.ready()
  const ada = await createTestUser({ address, databaseUrl })
  const projectIds = await Promise.all(
    Array.from({ length: runsAtOnce }, async (_, number) => {
      const { id } = await ada.call(projects.create, { title: `project ${number}` })
      return id
    }),
  )
  let charged = 0
  for (let killed = 0; killed < kills;) {
    const watched = projectIds.map((projectId) => watchUntilKilled(address, ada, projectId))
    // Sometimes again before anybody could take up what the first kill left.
    const inARow = Math.min(1 + Math.floor(random() * 4), kills - killed)
    for (let number = 0; number < inARow; number += 1) {
      await sleep(random() * 1_200)
      server.kill('SIGKILL')
      await server.exited
      server = startServerProcess(settings)
      await server.ready()
    }
    killed += inARow
    const restartedAt = new Date()
    try {
      for (const one of await Promise.all(watched)) {
        charged += await checkRun(address, ada, { ...one, restartedAt })
      }
    } catch (error) {
      throw new Error(`After ${killed} kills. ${server.output().slice(-5_000)}`, { cause: error })
    }
    await expect.poll(() => countHolds(databaseUrl)).toEqual({ settled: charged, open: 0 })
  }
  server.kill('SIGTERM')
  await server.exited
}

/** A prompt that was set aside for a run which was never begun is given back when its time is over. */
async function countHolds(databaseUrl: string) {
  const [row] = await queryDatabase(
    databaseUrl,
    `select
      count(*) filter (where state = 'settled')::int as settled,
      count(*) filter (where state = 'held' and exists (select from runs where runs.id = usage_holds.id))::int as open
     from usage_holds`,
  )
  return row
}

interface Seen {
  id: RunId
  events: RunEvent[]
}

/** Everything that came out before the connection broke. */
async function watchUntilKilled(address: string, person: TestUser, projectId: ProjectId): Promise<Seen> {
  const seen: Seen = { id: newRunId(), events: [] }
  const { id } = seen
  try {
    await person.call(runs.start, { projectId, id, prompt: 'Change every part.' })
    for await (const event of watchRun(address, person, { id })) seen.events.push(event)
  } catch (error) {
    // A server that was killed cuts the connection; any answer of its own would be a failure.
    const isAway = error instanceof Error && error.message.startsWith('503')
    if (!isAway && !(error instanceof TypeError)) throw error
  }
  return seen
}

/** Returns how many prompts the run has cost. */
async function checkRun(
  address: string,
  person: TestUser,
  { id, events, restartedAt }: Seen & { restartedAt: Date },
): Promise<number> {
  const run = await awaitEnd(person, id, restartedAt)
  // It was killed before it had accepted the prompt.
  if (!run) return 0
  const all: RunEvent[] = []
  for await (const event of watchRun(address, person, { id: run.id })) all.push(event)
  expect(all.slice(0, events.length)).toEqual(events)
  expect(all.map(({ position }) => position)).toEqual(all.map((_, index) => index + 1))
  for (let number = 0; number < filesOfRun; number += 1) {
    const path = pathOf(number)
    if (!all.some(({ body }) => body.type === 'file-written' && body.path === path)) continue
    const { content } = await person.call(files.read, { projectId: run.projectId, path })
    expect(content).toBe(contentOf(number))
  }
  const last = all.at(-1)?.body
  if (last?.type !== 'finished') throw new Error('The last event of a run that is over is not its end.')
  return last.isCharged ? 1 : 0
}

/** Within half a minute somebody works on it again, or it is over; and over it is in the end. */
async function awaitEnd(person: TestUser, runId: RunId, restartedAt: Date): Promise<Run | undefined> {
  for (;;) {
    const answer = await person.ask(runs.read, { runId })
    if (answer.status === 404) return undefined
    const found = answer.ok ? runs.read.output.parse(await answer.json()) : undefined
    if (found && found.endedAt !== null) return found
    const rows = found
      ? await person.ask(runs.events, { runId, after: Math.max(0, found.lastPosition - 5) })
      : answer
    const events = rows.ok ? runs.events.output.parse(await rows.json()).events : []
    const isTakenUp = new Date(events.at(-1)?.at ?? 0) > restartedAt
    const stuckMs = Date.now() - restartedAt.getTime()
    if (stuckMs > (isTakenUp ? maxWorkMs : maxStuckMs)) {
      throw new Error(`A run is stuck: ${JSON.stringify({ found, events })}`)
    }
    await sleep(200)
  }
}
