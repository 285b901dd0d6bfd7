import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints, errorReply, importResult } from '@joinery/contract'
import { expect, it } from 'vitest'
import { privateMegabytes } from '../bench/measured-process.ts'
import { medianOf } from '../bench/measurement.ts'
import { databaseUrlOf } from '../apps/server/src/testing/database-url.ts'
import { createProjectClient } from '../apps/server/src/testing/project-client.ts'
import { writeRawZip } from '../apps/server/src/testing/raw-zip.ts'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { createTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'
import { createTestDatabase } from '../apps/server/src/testing/test-database.ts'
import { serverCommand } from '../scripts/server-command.ts'

const { files } = endpoints
const fileCount = 10_000

it('L6: where the operator allows 10,000 files, they are listed within 1 s, leave in at most 150 MB of memory, and what is more or larger is refused', async () => {
  const databaseUrl = databaseUrlOf(await createTestDatabase())
  const dataFolder = await createTemporaryFolder()
  const settings = {
    PORT: '0',
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
    PROJECT_FILES: String(fileCount),
  }
  const server = startServerProcess(settings, serverCommand)
  const client = await createProjectClient({ address: await server.ready(), databaseUrl })
  const projectId = client.project.id
  const path = `/api/projects/${projectId}`
  const imported = await client.request(`${path}/import`, {
    method: 'POST',
    body: writeRawZip(sampleFiles()),
    headers: { 'content-type': 'application/zip' },
  })
  expect(importResult.parse(await imported.json()).written).toBe(fileCount)

  const more = { projectId, path: 'one-more.ts', content: 'export {}', baseHash: null }
  const refused = await client.ask(files.write, more)
  expect([refused.status, errorReply.parse(await refused.json()).error.message]).toEqual([
    422,
    'A project holds at most 10,000 files. Delete some and try again.',
  ])
  const huge = { projectId, path: 'src/0/0.ts', content: 'x'.repeat(50 * 1024 * 1024), baseHash: null }
  expect((await client.ask(files.write, huge)).status).toBe(413)

  const tookMs: number[] = []
  for (let turn = 0; turn < 10; turn += 1) {
    const askedAt = performance.now()
    const { entries } = await client.call(files.tree, { projectId })
    tookMs.push(performance.now() - askedAt)
    expect(entries.filter(({ kind }) => kind === 'file')).toHaveLength(fileCount)
  }
  expect(medianOf(tookMs)).toBeLessThanOrEqual(1_000)

  await sleep(5_000)
  const rest = await privateMegabytes(server.pid)
  let peak = rest
  const archive = await client.request(`${path}/export`)
  for await (const _ of archive.body ?? []) peak = Math.max(peak, await privateMegabytes(server.pid))
  expect(peak - rest).toBeLessThanOrEqual(150)
})

/** Thirty megabytes together, in folders of a hundred. */
function sampleFiles() {
  return Array.from({ length: fileCount }, (_, index) => ({
    name: `app/src/${Math.floor(index / 100)}/${index % 100}.ts`,
    bytes: Buffer.from(`// ${index}\n${`export const value = ${index}\n`.repeat(90)}`),
  }))
}
