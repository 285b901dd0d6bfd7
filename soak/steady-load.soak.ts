import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@joinery/contract'
import { expect, it } from 'vitest'
import { privateMegabytes } from '../bench/measured-process.ts'
import { medianOf } from '../bench/measurement.ts'
import { percentileOf } from '../bench/runs/listen.ts'
import { databaseUrlOf } from '../apps/server/src/testing/database-url.ts'
import { createProjectClient } from '../apps/server/src/testing/project-client.ts'
import type { ProjectClient } from '../apps/server/src/testing/project-client.ts'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { createTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'
import { createTestDatabase } from '../apps/server/src/testing/test-database.ts'
import { serverCommand } from '../scripts/server-command.ts'

const { files, projects, screens, session } = endpoints

const perSecond = 200
const minutes = 10
const people = 20

it('L5: 200 requests a second for ten minutes are answered in a p99 of at most 300 ms, none with a 5xx, in memory that stays flat', async () => {
  const databaseUrl = databaseUrlOf(await createTestDatabase())
  const settings = { PORT: '0', DATA_DIR: await createTemporaryFolder(), DATABASE_URL: databaseUrl }
  const server = startServerProcess(settings, serverCommand)
  const address = await server.ready()
  const visitors: Visitor[] = []
  for (let number = 0; number < people; number += 1) {
    visitors.push({ ...(await createProjectClient({ address, databaseUrl })), hashes: new Map() })
  }
  const tookMs: number[] = []
  const refused: string[] = []
  const memory: number[] = []

  async function ask(number: number): Promise<void> {
    const askedAt = performance.now()
    const person = number % people
    // They come one after the other, and each is at something else.
    const answer = await requestOf(visitors[person], Math.floor(number / people) + person)
    await answer.arrayBuffer()
    tookMs.push(performance.now() - askedAt)
    if (!answer.ok) refused.push(`${answer.status} ${answer.url}`)
  }

  const startedAt = performance.now()
  const asked: Promise<void>[] = []
  const total = perSecond * 60 * minutes
  for (let number = 0; number < total;) {
    // Whoever comes does not wait until others have been served.
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1_000) * perSecond))
    for (; number < due; number += 1) asked.push(ask(number))
    if (memory.length < (performance.now() - startedAt) / 10_000)
      memory.push(await privateMegabytes(server.pid))
    await sleep(5)
  }
  await Promise.all(asked)

  expect(refused).toEqual([])
  expect(percentileOf(tookMs, 0.99)).toBeLessThanOrEqual(300)
  // The first two minutes are for warming up.
  const settled = memory.slice(12)
  expect(medianOf(settled.slice(-12)) / medianOf(settled.slice(0, 12))).toBeLessThan(1.1)
})

interface Visitor extends ProjectClient {
  /** Of the files that they have written, by path. */
  hashes: Map<string, string>
}

/** What people do most is asked for most. */
async function requestOf(visitor: Visitor | undefined, turn: number): Promise<Response> {
  if (!visitor) throw new Error('Nobody asks.')
  const { ask, project, request, hashes } = visitor
  const projectId = project.id
  const kind = turn % 20
  if (kind < 5) return ask(screens.read, { screen: 'home' })
  if (kind < 9) return ask(projects.list, {})
  if (kind < 13) return ask(files.tree, { projectId })
  if (kind < 15) return ask(session.current, {})
  if (kind < 17) return request('/login')
  const path = `src/file-${turn % 10}-${kind}.ts`
  const baseHash = hashes.get(path) ?? null
  const answer = await ask(files.write, { projectId, path, content: `export const n = ${turn}`, baseHash })
  if (answer.ok) hashes.set(path, files.write.output.parse(await answer.clone().json()).hash)
  return answer
}
