import { endpoints } from '@joinery/contract'
import { measurementOf } from '../measurement.ts'
import type { Measurement } from '../measurement.ts'
import { createEditor } from './edit-file.ts'
import { folderBytes } from './folder-bytes.ts'
import { writeGitHistory } from './git-history.ts'
import type { ProjectServer } from './project-server.ts'
import { createSampleFiles } from './sample-files.ts'
import type { SampleFile } from './sample-files.ts'

const versionCount = 100
const peer = 'the unique bytes'

/** What a history of one edit in each version takes, beside what full copies and git take for it. */
export async function measureBytes(
  server: ProjectServer,
  size: number,
  folder: string,
): Promise<Measurement[]> {
  const files = createSampleFiles(size, `bytes ${size}`)
  const before = await storedBytes(server)
  const edits = await writeHistory(server, files)
  const stored = (await storedBytes(server)) - before
  const unique = bytesOf([...files, ...edits])
  const figure = (id: string, value: number) => ({
    id: `projects.bytes.${id}.${size}`,
    value: value / 1024,
    unit: 'KB',
    peer,
    peerValue: unique / 1024,
  })
  return [
    measurementOf({ ...figure('stored', stored), goal: { maxRatio: 1.2 } }),
    measurementOf(figure('full-copies', bytesOf(files) * (versionCount + 1))),
    measurementOf(figure('git-after-gc', await writeGitHistory(folder, files, edits))),
  ]
}

/** A label keeps a version from taking in the next edit. */
async function writeHistory(server: ProjectServer, files: readonly SampleFile[]): Promise<SampleFile[]> {
  const project = await server.createProject(files)
  const { call, projectId } = project
  const editor = createEditor(project, files)
  const edits: SampleFile[] = []
  for (let number = 1; number <= versionCount; number += 1) {
    edits.push(await editor.edit())
    const { versions } = await call(endpoints.versions.list, { projectId })
    const versionId = versions[0]?.id
    if (versionId === undefined || versions[0]?.versionNumber !== number + 1) {
      throw new Error('An edit wrote no version.')
    }
    await call(endpoints.versions.label, { projectId, versionId, label: `Edit ${number}` })
  }
  return edits
}

/** Bodies, and every table and index that grows with a history, dead rows taken away. */
async function storedBytes({ bodiesFolder, query }: ProjectServer): Promise<number> {
  const tables = ['trees', 'project_versions', 'projects']
  for (const table of tables) await query(`vacuum full ${table}`)
  const [row] = await query(
    `select ${tables.map((table) => `pg_total_relation_size('${table}')`).join(' + ')} as bytes`,
  )
  return Number(row?.['bytes']) + (await folderBytes(bodiesFolder))
}

const bytesOf = (files: readonly SampleFile[]) =>
  files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
