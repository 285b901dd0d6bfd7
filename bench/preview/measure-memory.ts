import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@joinery/contract'
import type { ProjectServer } from '../projects/project-server.ts'
import { childrenOf, privateMegabytes } from '../measured-process.ts'
import type { BenchApp } from './bench-app.ts'

export interface PreviewMemory {
  /** The server and its compilers before anybody previewed anything. */
  before: number
  /** With one preview open. */
  one: number
  /** After this many were opened in turn. */
  many: number
}

export async function measureMemory(
  server: ProjectServer,
  app: BenchApp,
  count: number,
): Promise<PreviewMemory> {
  const { call, projectId } = await server.createProject(app.files)
  const copies = [projectId]
  while (copies.length < count) {
    const { id } = await call(endpoints.projects.duplicate, { projectId })
    copies.push(id)
  }
  await server.restart()
  const before = await weigh(server.pid())
  await call(endpoints.preview.open, { projectId })
  const one = await weigh(server.pid())
  for (const copy of copies) await call(endpoints.preview.open, { projectId: copy })
  return { before, one, many: await weigh(server.pid()) }
}

/** Once it rests: what its end would give back, with all processes that it started. */
async function weigh(pid: number): Promise<number> {
  await sleep(4_000)
  const each = await Promise.all([pid, ...(await childrenOf(pid))].map(privateMegabytes))
  return each.reduce((sum, megabytes) => sum + megabytes, 0)
}
