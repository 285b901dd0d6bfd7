import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@joinery/contract'
import { expect, onTestFinished } from 'vitest'
import { databaseUrlOf } from '../database-url.ts'
import { startModelServer } from '../model-server.ts'
import { startRun } from '../run-client.ts'
import { startServerProcess } from '../server-process.ts'
import { createTemporaryFolder } from '../temporary-folder.ts'
import { createTestDatabase } from '../test-database.ts'
import { createTestUser } from '../test-user.ts'
import { openBreakablePostgres } from './breakable-postgres.ts'
import type { Absence } from './breakable-postgres.ts'
import { useProduct, watchToItsEnd } from './use-product.ts'
import type { Visit } from './use-product.ts'

const { files, projects } = endpoints

interface Options {
  cycles: readonly Absence[]
  awayMs: number
  clients: number
  /** Within which every answer is there, and all is well again after PostgreSQL is. */
  limits: { answerMs: number; recoveryMs: number }
}

const piecesOfRun = 40

/**
 * Takes the database away from a server that many people use, gives it back, and again. Every answer is a result or a 503
 * that says when to ask again; what was acknowledged is there in the end; a run goes on, and whoever watches it misses
 * nothing.
 */
export async function liveWithoutDatabase({ cycles, awayMs, clients, limits }: Options): Promise<void> {
  const connection = await createTestDatabase()
  const postgres = await openBreakablePostgres(connection, onTestFinished)
  const model = await startModelServer({
    files: 4,
    pauseMs: awayMs / piecesOfRun,
    defer: onTestFinished,
  })
  const server = startServerProcess({
    PORT: '0',
    DATA_DIR: await createTemporaryFolder(),
    DATABASE_URL: postgres.url,
    MODEL_BASE_URL: model.baseUrl,
    MODEL_NAME: 'double',
  })
  const address = await server.ready()
  const ada = await createTestUser({ address, databaseUrl: databaseUrlOf(connection) })
  const { id: projectId } = await ada.call(projects.create, { title: 'Kept' })
  const visit: Visit = { address, ada, projectId, maxAnswerMs: limits.answerMs, isOver: false }
  const users = Array.from({ length: clients }, (_, number) => useProduct(visit, number))
  const written = Promise.all(users.map(({ done }) => done))

  for (const how of cycles) {
    const watched = watchToItsEnd(visit, await startRun(ada, projectId, 'Change every part.'))
    await sleep(awayMs / 10)
    postgres.leave(how)
    await Promise.race([sleep(awayMs), written])
    await postgres.comeBack()
    const backAt = performance.now()
    const expectSoon = { timeout: limits.recoveryMs, interval: 50 }
    await expect.poll(() => statusOf(address), expectSoon).toBe(200)
    await Promise.race([Promise.all(users.map(({ isServedAfter }) => isServedAfter(backAt))), written])
    expect(performance.now() - backAt).toBeLessThan(limits.recoveryMs)
    await watched
  }

  visit.isOver = true
  const acknowledged = (await written).flat()
  const { entries } = await ada.call(files.tree, { projectId })
  const there = new Set(entries.map(({ path }) => path))
  expect(acknowledged.filter((path) => !there.has(path))).toEqual([])
  expect(acknowledged.length).toBeGreaterThanOrEqual(Math.min(clients, 10))
  server.kill('SIGTERM')
  expect(await server.exited).toBe(0)
}

async function statusOf(address: string): Promise<number> {
  return (await fetch(`${address}/readyz`)).status
}
