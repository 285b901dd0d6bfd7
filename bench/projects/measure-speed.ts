import { endpoints } from '@joinery/contract'
import { measurementOf, medianOf } from '../measurement.ts'
import type { Measurement } from '../measurement.ts'
import { createEditor } from './edit-file.ts'
import type { BenchProject, ProjectServer } from './project-server.ts'
import { createSampleFiles } from './sample-files.ts'

const rounds = 100
const peer = 'PATCH of a title, one row'

const goals: Record<string, (size: number) => { maxRatio?: number }> = {
  save: () => ({ maxRatio: 2 }),
  restore: (size) => (size === 3_000 ? { maxRatio: 10 } : {}),
}

/** What people do with a project of this many files, each step beside a write of one row in the same round. */
export async function measureSpeed(server: ProjectServer, size: number): Promise<Measurement[]> {
  const files = createSampleFiles(size, `speed ${size}`)
  const project = await server.createProject(files)
  const { call, projectId } = project
  const editor = createEditor(project, files)
  await editor.edit()
  const [after, before] = await latestVersions(project)

  let titles = 0
  let isBack = false
  const steps: Record<string, () => Promise<unknown>> = {
    open: () => call(endpoints.files.tree, { projectId }),
    save: () => editor.edit(),
    versions: () => call(endpoints.versions.list, { projectId }),
    compare: () => call(endpoints.versions.compare, { projectId, before: before.id, after: after.id }),
    restore() {
      isBack = !isBack
      return call(endpoints.versions.restore, { projectId, versionId: isBack ? before.id : after.id })
    },
  }
  const rename = () => call(endpoints.projects.update, { projectId, title: `Bench ${(titles += 1)}` })

  const measurements: Measurement[] = []
  for (const [name, step] of Object.entries(steps)) {
    const { own, peer: row } = await inTurns(step, rename)
    const goal = goals[name]?.(size) ?? {}
    const id = `projects.${name}.${size}`
    measurements.push(
      measurementOf({ id, value: medianOf(own), unit: 'ms', peer, peerValue: medianOf(row), goal }),
    )
  }
  return measurements
}

async function latestVersions({ call, projectId }: BenchProject) {
  const { versions } = await call(endpoints.versions.list, { projectId })
  const [after, before] = versions
  if (!after || !before) throw new Error('Two versions are needed to compare.')
  return [after, before] as const
}

/** One of each in turn, so that what else the machine does meets both alike. The first tenth warms up. */
async function inTurns(own: () => Promise<unknown>, other: () => Promise<unknown>) {
  const times = { own: new Array<number>(), peer: new Array<number>() }
  for (let round = -rounds / 10; round < rounds; round += 1) {
    const [ownTime, peerTime] = [await timeOf(own), await timeOf(other)]
    if (round < 0) continue
    times.own.push(ownTime)
    times.peer.push(peerTime)
  }
  return times
}

async function timeOf(step: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await step()
  return performance.now() - startedAt
}
