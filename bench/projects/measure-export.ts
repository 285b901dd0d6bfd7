import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileLimits } from '@joinery/contract'
import { privateMegabytes } from '../measured-process.ts'
import { measurementOf } from '../measurement.ts'
import type { Measurement } from '../measurement.ts'
import type { BenchProject, ProjectServer } from './project-server.ts'
import { createSampleFiles } from './sample-files.ts'

const { maxFileBytes, maxProjectBytes } = fileLimits

/** How much more memory the server takes while it exports a full project. Bytes that cannot be packed are the worst. */
export async function measureExport(server: ProjectServer): Promise<Measurement> {
  const files = Array.from({ length: maxProjectBytes / maxFileBytes }, (_, index) => ({
    path: `part-${index}.bin`,
    content: randomBytes(maxFileBytes),
  }))
  const small = await server.createProject(createSampleFiles(15, 'small'))
  const project = await server.createProject(files)
  // The import has left its traces in the process. What rests is one that has exported before.
  await server.restart()
  await exportWatched(small, server.pid())
  await sleep(2_000)
  const rest = await privateMegabytes(server.pid())
  const { peak, bytes } = await exportWatched(project, server.pid())
  return measurementOf({
    id: 'projects.export.memory',
    value: Math.max(0, peak - rest),
    unit: 'MB',
    peer: 'the archive itself',
    peerValue: bytes / 1024 / 1024,
    goal: { maxValue: 64 },
  })
}

async function exportWatched({ address, projectId, token }: BenchProject, pid: number) {
  let peak = 0
  let bytes = 0
  const answer = await fetch(`${address}/api/projects/${projectId}/export`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok || !answer.body) throw new Error(`The export failed with ${answer.status}.`)
  for await (const chunk of answer.body) {
    bytes += chunk.length
    peak = Math.max(peak, await privateMegabytes(pid))
  }
  return { peak, bytes }
}
