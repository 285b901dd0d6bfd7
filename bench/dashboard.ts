import { addressOf, endpoints } from '@joinery/contract'
import { awaitEvents, startRun } from '../apps/server/src/testing/run-client.ts'
import { measurementOf, medianOf } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { createBenchApp } from './preview/bench-app.ts'
import { startProjectServer } from './projects/project-server.ts'
import type { BenchProject } from './projects/project-server.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const rounds = 200
/** No two processes are equally fast: V8 decides anew in each of them what to optimize. */
const processes = 3
/** V8 goes on making the code faster for this long: a server that has worked for a minute is meant. */
const warmUps = 400

/** Whoever comes home has worked: there is a conversation, and files that it led to. */
const prompts = [
  'Build an app for the bookings of a bicycle workshop.',
  'Add a page with the opening hours.',
  'Make the buttons green.',
]

/**
 * How long the dashboard's home waits for all it shows, beside the slowest of the same questions asked alone. All of them
 * go over HTTP as a browser asks them; rounds alternate, so that what else the machine does meets all alike.
 */
export const dashboard = (): Promise<Measurement[]> =>
  withTemporaryFolder(async (folder) => {
    await using server = await startProjectServer(folder)
    const user = await server.createProject(createBenchApp(60).files)
    for (const prompt of prompts) {
      await awaitEvents(user.address, user, (await startRun(user, user.projectId, prompt)).id)
    }
    const home = addressOf(endpoints.screens.read, { screen: 'home' })
    const parts = await listParts(user, home)
    const measured: Readiness[] = []
    for (let process = 0; process < processes; process += 1) {
      if (process > 0) await server.restart()
      measured.push(await measureReadiness(user, home, parts))
    }
    return [
      measurementOf({
        id: 'dashboard.home',
        value: medianOf(measured.map((each) => each.home)),
        unit: 'ms',
        peer: 'the slowest of its questions alone',
        peerValue: medianOf(measured.map((each) => each.slowest)),
        goal: { maxRatio: 1.3 },
      }),
    ]
  })

interface Asked {
  address: string
  times: number[]
}

interface Readiness {
  home: number
  slowest: number
}

async function measureReadiness(
  user: BenchProject,
  home: string,
  parts: readonly string[],
): Promise<Readiness> {
  const asked = [home, ...parts].map((address): Asked => ({ address, times: [] }))
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const { address, times } of asked) {
      const milliseconds = await ask(user, address)
      if (round >= warmUps) times.push(milliseconds)
    }
  }
  const [ready = 0, ...alone] = asked.map(({ times }) => medianOf(times))
  return { home: ready, slowest: Math.max(...alone) }
}

/** The addresses of all that the home shows first, as its one answer names them. */
async function listParts({ call }: BenchProject, home: string): Promise<string[]> {
  const { answers } = await call(endpoints.screens.read, { screen: 'home' })
  const parts = Object.keys(answers)
  if (parts.length < 12) throw new Error(`${home} has ${parts.length} parts.`)
  return parts
}

async function ask({ address, token }: BenchProject, path: string): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } })
  await answer.json()
  return performance.now() - startedAt
}
