import { hash } from 'node:crypto'
import { fillText, texts } from '@joinery/contract'
import type { ContentHash, OnConflict } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import { listEntries } from '../projects/index.ts'
import type { FileChange, OpenProject, ProjectsModule, VersionRecord } from '../projects/index.ts'
import type { FileHashes } from './file-hashes.ts'
import { mergeFiles } from './merge-files.ts'

export type ProjectFiles = Pick<ProjectsModule, 'resolveTree' | 'changeFiles'>

interface Options {
  projects: ProjectFiles
  project: OpenProject
  /** What both sides started from. */
  base: FileHashes
  /** What comes from outside. */
  theirs: ReadonlyMap<string, Uint8Array>
  onConflict: OnConflict
  /** What the version is called. Null where the change belongs to work under way, which saves its own version. */
  description: string | null
}

interface Written {
  /** The files that changed. */
  readonly changed: readonly string[]
  readonly version: VersionRecord | null
  readonly project: OpenProject
  /** What both sides start from the next time. */
  readonly base: FileHashes
}

/** Brings files from outside into a project as one version. What was changed on both sides is refused unless chosen. */
export async function writeIntoProject(options: Options): Promise<Written> {
  const { projects, project, theirs, onConflict, description } = options
  const mine = new Map(await hashesOf(projects, project.treeId))
  const base = new Map(options.base)
  const hashes = new Map([...theirs].map(([path, bytes]) => [path, hash('sha256', bytes)]))
  const { taken, conflicts } = mergeFiles({ base, mine, theirs: hashes })
  if (onConflict === 'refuse') refuseConflicts(conflicts)
  const changed = onConflict === 'take-theirs' ? [...taken, ...conflicts].toSorted() : taken
  const steps = changed.map((path) => stepTo(path, theirs.get(path), mine.get(path)))
  const next = { changed, base: [...hashes] }
  if (steps.length === 0) return { ...next, version: null, project }
  // What goes away goes first, so that a file may come to stand where a folder was emptied.
  steps.sort((one, other) => Number(one.kind === 'write') - Number(other.kind === 'write'))
  const reason = description === null ? null : ({ action: 'imported', description } as const)
  const advanced = await projects.changeFiles(project, steps, reason)
  return { ...next, version: advanced.version, project: advanced.project }
}

/** The files of one state of a project. */
export async function hashesOf(
  projects: Pick<ProjectsModule, 'resolveTree'>,
  treeId: OpenProject['treeId'],
): Promise<FileHashes> {
  const entries = listEntries(await projects.resolveTree(treeId))
  return entries.flatMap((entry) => (entry.kind === 'file' ? [[entry.path, entry.hash] as const] : []))
}

/** Taken only where the file is still as it was compared. */
function stepTo(path: string, bytes: Uint8Array | undefined, here: ContentHash | undefined): FileChange {
  if (bytes === undefined) return { kind: 'delete', path, ...(here !== undefined && { baseHash: here }) }
  return { kind: 'write', path, body: bytes, baseHash: here ?? null }
}

const maxListed = 50

function refuseConflicts(paths: readonly string[]): void {
  if (paths.length === 0) return
  const { conflict } = texts.integrations.codeHosting
  const sentence = paths.length === 1 ? conflict.one : fillText(conflict.other, { n: paths.length })
  throw new AppError('conflict', sentence, {
    issues: paths.slice(0, maxListed).map((path) => ({ path, message: conflict.file })),
  })
}
