import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../e2e/chromium-options.ts'
import { measurementOf, medianOf } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { createBenchApp } from './preview/bench-app.ts'
import { measureMemory } from './preview/measure-memory.ts'
import { measurePrompt } from './preview/measure-prompt.ts'
import { measureOwn } from './preview/measure-own.ts'
import { measureServerShare } from './preview/measure-server-share.ts'
import { measureVite } from './preview/measure-vite.ts'
import { startProjectServer } from './projects/project-server.ts'
import type { ProjectServer } from './projects/project-server.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const sizes = [15, 60, 300]
const rounds = 7
const projectsInTurn = 100
const promptGoalMs = 2_000

/** From a file to what is seen, beside Vite's dev server on the same project in the same browser. */
export const preview = (): Promise<Measurement[]> =>
  withTemporaryFolder(async (folder) => {
    await using server = await startProjectServer(folder)
    const measurements: Measurement[] = []
    for (const size of sizes)
      measurements.push(...(await measureSize(server, size, join(folder, `vite-${size}`))))
    measurements.push(await measureFirstApp(server))
    const memory = await measureMemory(server, createBenchApp(15), projectsInTurn)
    const peer = { peer: 'the same server before its first preview', peerValue: memory.before, unit: 'MB' }
    return [
      ...measurements,
      measurementOf({ id: 'preview.memory.one', value: memory.one, ...peer }),
      measurementOf({ id: 'preview.memory.pool', value: memory.pool, ...peer }),
      measurementOf({ id: 'preview.memory.each-further', value: memory.each, ...peer }),
      measurementOf({
        id: `preview.memory.${projectsInTurn}-in-turn`,
        value: memory.many,
        ...peer,
        goal: { maxValue: 400 },
      }),
    ]
  })

async function measureFirstApp(server: ProjectServer): Promise<Measurement> {
  const [app] = createBenchApp(15).files
  const user = await server.createProject(app ? [app] : [])
  await subscribeAll(server)
  const browser = await chromium.launch(chromiumOptions)
  try {
    return measurementOf({
      id: 'preview.prompt-to-painted',
      value: medianOf(await measurePrompt(browser, user, rounds)),
      unit: 'ms',
      peer: 'the goal',
      peerValue: promptGoalMs,
      goal: { maxValue: promptGoalMs },
    })
  } finally {
    await browser.close()
  }
}

async function subscribeAll(server: ProjectServer): Promise<void> {
  await server.query(
    "insert into subscriptions (user_id, plan, status) select id, 'pro', 'active' from auth.users on conflict (user_id) do update set plan = 'pro'",
  )
}

async function measureSize(server: ProjectServer, size: number, folder: string): Promise<Measurement[]> {
  const app = createBenchApp(size)
  const user = await server.createProject(app.files)
  await subscribeAll(server)
  const browser = await chromium.launch(chromiumOptions)
  try {
    const own = await measureOwn(browser, { app, user, address: user.address, rounds })
    const vite = await measureVite(browser, { app, folder, rounds })
    const share = await measureServerShare(app, rounds)
    const named = (name: string) => ({ id: `preview.${size}.${name}`, unit: 'ms' })
    const coldVite = { peer: "Vite's dev server, nothing prepared", peerValue: medianOf(vite.cold) }
    const warmVite = { peer: "Vite's dev server, dependencies prepared", peerValue: medianOf(vite.warm) }
    const hotVite = { peer: "Vite's hot update", peerValue: medianOf(vite.edit) }
    return [
      measurementOf({
        ...named('last-file'),
        value: medianOf(own.lastFile),
        ...coldVite,
        goal: { maxRatio: 1 / 15 },
      }),
      measurementOf({ ...named('cold-open'), value: medianOf(own.cold), ...coldVite }),
      measurementOf({ ...named('warm-open'), value: medianOf(own.warm), ...warmVite }),
      measurementOf({ ...named('edit'), value: medianOf(own.edit), ...hotVite, goal: { maxRatio: 1 / 2 } }),
      measurementOf({ ...named('server.cold-open'), value: medianOf(share.open), ...coldVite }),
      measurementOf({ ...named('server.warm-open'), value: medianOf(share.warm), ...warmVite }),
      measurementOf({
        ...named('server.edit'),
        value: medianOf(share.edit),
        ...hotVite,
        goal: { maxValue: 10 },
      }),
    ]
  } finally {
    await browser.close()
  }
}
