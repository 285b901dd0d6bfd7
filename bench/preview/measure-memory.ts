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
  /** The compilers alone, with one preview open. */
  pool: number
  /** What each further project takes while it is open. */
  each: number
  /** After this many were opened in turn. */
  many: number
}

/** So many stay open though nobody looks at them. */
const openAtOnce = 8

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
  const open = async (projects: typeof copies) => {
    for (const copy of projects) await call(endpoints.preview.open, { projectId: copy })
    return weigh(server.pid())
  }
  const before = await weigh(server.pid())
  const one = await open(copies.slice(0, 1))
  const some = await open(copies.slice(1, openAtOnce))
  const many = await open(copies)
  return {
    before: before.all,
    one: one.all,
    pool: one.children,
    each: (some.all - one.all) / (openAtOnce - 1),
    many: many.all,
  }
}

/** Once it rests: what its end would give back, with all processes that it started. */
async function weigh(pid: number): Promise<{ all: number; children: number }> {
  await sleep(restMs)
  const [own, ...others] = await Promise.all([pid, ...(await childrenOf(pid))].map(privateMegabytes))
  const children = others.reduce((sum, megabytes) => sum + megabytes, 0)
  return { all: (own ?? 0) + children, children }
}

/** By then what was made ready ahead is there, and what was closed has been given back. */
const restMs = 6_000
