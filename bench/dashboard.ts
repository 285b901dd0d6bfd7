import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { addressOf, endpoints } from '@joinery/contract'
import { awaitEvents, startRun } from '../apps/server/src/testing/run-client.ts'
import { chromiumOptions } from '../e2e/chromium-options.ts'
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
const browserWarmUps = 50
/** Somebody who comes home has read or written something since they asked last. */
const visits = 30
const betweenVisitsMs = 100
const longPauses = 2
/** Connections to databases are closed after ten seconds, unless somebody sees to it. */
const longPauseMs = 12_000

/** Whoever comes home has worked: there is a conversation, and files that it led to. */
const prompts = [
  'Build an app for the bookings of a bicycle workshop.',
  'Add a page with the opening hours.',
  'Make the buttons green.',
]

/**
 * How long the dashboard's home waits for all it shows, beside the slowest of the same questions asked alone: in the
 * browser, as somebody meets it who comes home; there without any pause between two questions; and so for a bare client,
 * which adds next to nothing of its own. Rounds alternate, so that what else the machine does meets all alike.
 */
export const dashboard = (): Promise<Measurement[]> =>
  withTemporaryFolder(async (folder) => {
    await using server = await startProjectServer(folder)
    const user = await server.createProject(createBenchApp(60).files)
    for (const prompt of prompts) {
      await awaitEvents(user.address, user, (await startRun(user, user.projectId, prompt)).id)
    }
    const home = addressOf(endpoints.screens.read, { screen: 'home' })
    const asked = [home, ...(await listParts(user, home))].map((path) => `${user.address}${path}`)
    const visited: Readiness[] = []
    const inBrowser: Readiness[] = []
    const bare: Readiness[] = []
    const paused: number[] = []
    for (let process = 0; process < processes; process += 1) {
      if (process > 0) await server.restart()
      await measureRounds({ asked, token: user.token, rounds: warmUps })
      const page = await inPage(user.address, { asked, token: user.token, rounds })
      inBrowser.push(readinessOf(page.pressed))
      // Which part takes longest is told by the many rounds: the longest of a few would be longer than any of them is.
      visited.push(readinessOf(page.visits, slowestPartOf(page.pressed)))
      bare.push(readinessOf(await measureRounds({ asked, token: user.token, rounds })))
      paused.push(
        ...(await measureAfterPauses({ asked: asked.slice(0, 1), token: user.token, rounds: longPauses })),
      )
    }
    return [
      figureOf('dashboard.home.visit', visited),
      figureOf('dashboard.home.browser', inBrowser),
      figureOf('dashboard.home', bare),
      measurementOf({
        id: 'dashboard.home.paused',
        value: medianOf(paused),
        unit: 'ms',
        peer: 'without a pause',
        peerValue: medianOf(bare.map((each) => each.home)),
      }),
    ]
  })

/** Nobody asks all the time: the first question after a while meets a server that rests. */
async function measureAfterPauses({ rounds: count, ...asking }: Asking): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) {
    await sleep(longPauseMs)
    times.push(...(await measureRounds({ ...asking, rounds: 1 })).flat())
  }
  return times
}

interface Readiness {
  home: number
  slowest: number
}

function figureOf(id: string, measured: readonly Readiness[]): Measurement {
  return measurementOf({
    id,
    value: medianOf(measured.map(({ home }) => home)),
    unit: 'ms',
    peer: 'the slowest of its questions alone',
    peerValue: medianOf(measured.map(({ slowest }) => slowest)),
    goal: { maxRatio: 1.3 },
  })
}

/** Of the times of the home, which come first, and of the part that takes longest. */
function readinessOf(times: readonly number[][], slowest = slowestPartOf(times)): Readiness {
  const [home = 0, ...parts] = times.map(medianOf)
  return { home, slowest: parts[slowest] ?? 0 }
}

function slowestPartOf([, ...parts]: readonly number[][]): number {
  const medians = parts.map(medianOf)
  return medians.indexOf(Math.max(...medians))
}

/** The addresses of all that the home shows first, as its one answer names them. */
async function listParts({ call }: BenchProject, home: string): Promise<string[]> {
  const { answers } = await call(endpoints.screens.read, { screen: 'home' })
  const parts = Object.keys(answers)
  if (parts.length < 12) throw new Error(`${home} has ${parts.length} parts.`)
  return parts
}

interface Asking {
  asked: readonly string[]
  token: string
  rounds: number
  /** Before each question. */
  pauseMs?: number
}

interface PageTimes {
  /** One question right after the other. */
  pressed: number[][]
  visits: number[][]
}

async function inPage(address: string, asking: Asking): Promise<PageTimes> {
  const browser = await chromium.launch(chromiumOptions)
  try {
    const page = await browser.newPage()
    await page.goto(`${address}/login`)
    await page.evaluate(measureRounds, { ...asking, rounds: browserWarmUps })
    return {
      pressed: await page.evaluate(measureRounds, asking),
      visits: await page.evaluate(measureRounds, { ...asking, rounds: visits, pauseMs: betweenVisitsMs }),
    }
  } finally {
    await browser.close()
  }
}

/** Also runs in the page. */
async function measureRounds({ asked, token, rounds: count, pauseMs }: Asking): Promise<number[][]> {
  const times: number[][] = asked.map(() => [])
  for (let round = 0; round < count; round += 1) {
    for (const [index, address] of asked.entries()) {
      if (pauseMs !== undefined) await new Promise((resolve) => setTimeout(resolve, pauseMs))
      const startedAt = performance.now()
      const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
      await answer.json()
      times[index]?.push(performance.now() - startedAt)
    }
  }
  return times
}
