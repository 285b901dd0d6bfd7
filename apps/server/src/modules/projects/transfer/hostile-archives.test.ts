import { readFileSync, writeFileSync } from 'node:fs'
import { endpoints } from '@joinery/contract'
import { expect, it } from 'vitest'
import { databaseUrlOf } from '../../../testing/database-url.ts'
import { createProjectClient } from '../../../testing/project-client.ts'
import { writeRawZip } from '../../../testing/raw-zip.ts'
import { startServerProcess } from '../../../testing/server-process.ts'
import { createTemporaryFolder } from '../../../testing/temporary-folder.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'

const megabyte = 1024 * 1024

/** Small files that would cost much if they were believed. */
const archives = {
  'unpacks to 200 MB': () => writeRawZip([{ name: 'zeros', bytes: Buffer.alloc(200 * megabyte) }]),
  'hides that it unpacks to 200 MB': () =>
    writeRawZip([{ name: 'a', bytes: Buffer.alloc(200 * megabyte), flags: 0x808, claims: { size: 10 } }]),
  'has 200,000 entries': () =>
    writeRawZip(Array.from({ length: 200_000 }, (_, index) => ({ name: `${index}`, isStored: true }))),
  'claims a million entries': () => writeRawZip([{ name: 'a' }], { claimedCount: 1_000_000 }),
}

it.skipIf(process.platform !== 'linux')(
  'a hostile archive is refused within 5 s and 64 MB, and nothing of it is kept',
  { tags: ['thorough'], timeout: 60_000 },
  async () => {
    const databaseUrl = databaseUrlOf(await createTestDatabase())
    const settings = { PORT: '0', DATA_DIR: await createTemporaryFolder(), DATABASE_URL: databaseUrl }
    const server = startServerProcess(settings)
    const { request, project, call } = await createProjectClient({
      address: await server.ready(),
      databaseUrl,
    })
    const send = async (body: Buffer<ArrayBuffer>) => {
      const headers = { 'content-type': 'application/zip' }
      const path = `/api/projects/${project.id}/import`
      const answer = await request(path, { method: 'POST', body, headers })
      await answer.body?.cancel()
      return answer.status
    }
    // What the server needs once, for any archive, is no cost of a hostile one.
    expect(await send(writeRawZip([{ name: '../evil' }]))).toBe(400)

    const costs: { problem: string; status: number; seconds: number; megabytes: number }[] = []
    for (const [problem, write] of Object.entries(archives)) {
      const archive = write()
      const memory = watchMemory(server.pid)
      const start = performance.now()
      const status = await send(archive)
      const seconds = (performance.now() - start) / 1000
      costs.push({ problem, status, seconds, megabytes: memory.growthBytes() / megabyte })
    }
    // 422 says that it goes beyond a limit.
    const isCheapRefusal = ({ status, seconds, megabytes }: (typeof costs)[number]) =>
      [400, 422].includes(status) && seconds <= 5 && megabytes <= 64
    expect(costs.filter((cost) => !isCheapRefusal(cost))).toEqual([])
    expect(await call(endpoints.files.tree, { projectId: project.id })).toMatchObject({ entries: [] })
  },
)

/** How much more memory a process has had at its peak than it has now. */
function watchMemory(pid: number) {
  const read = (field: string) =>
    Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
  // This makes the kernel forget the peak so far.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = read('VmRSS')
  return { growthBytes: () => read('VmHWM') - before }
}
