import { countText, fillText, texts } from '@joinery/contract'
import type { ImportResult } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import type { BodyStore } from '../body-store.ts'
import type { FileChange } from '../files/file-change.ts'
import { planChange } from '../files/plan-change.ts'
import { findEntry } from '../trees/tree.ts'
import type { Tree } from '../trees/tree.ts'
import type { Archive, ArchivedFile } from './open-archive.ts'

interface Options {
  archive: Archive
  /** The project's files as they are now. */
  tree: Tree
  maxFiles: number
  /** Whether files that exist with other content may be overwritten. Without it, nobody's work is. */
  isReplacing: boolean
  bodies: Pick<BodyStore, 'put'>
  /** Writes everything as one version. */
  change: (changes: readonly FileChange[], description: string) => Promise<{ treeId: string }>
}

/** How many bodies are stored at the same time: the waits for the disk then overlap. */
const storedAtOnce = 16

/** Adds the files of an archive to a project. Everything is decided before the first byte is stored. */
export async function importArchive(options: Options): Promise<ImportResult> {
  const { archive, tree, maxFiles, isReplacing, bodies, change } = options
  const { files, emptyFolders, leftOut } = archive
  if (files.length + emptyFolders.length === 0) {
    throw new AppError('invalid-input', 'The archive holds no files. Nothing was imported.')
  }
  const different = files.filter((file) => hashAt(tree, file.path) !== file.hash)
  if (!isReplacing) refuseOverwriting(different.filter(({ path }) => hashAt(tree, path) !== undefined))
  const newFolders = emptyFolders.filter((path) => findEntry(tree, path)?.kind !== 'folder')
  const changes = [
    ...newFolders.map((path) => ({ kind: 'create-folder', path }) as const),
    ...different.map((file) => writeOf(file, isReplacing)),
  ]
  const unchanged = files.length - different.length
  if (changes.length === 0) return { treeId: String(tree.id), written: 0, unchanged, leftOut }
  planChange(tree, changes, maxFiles)
  await storeBodies(archive, different, bodies)
  const { treeId } = await change(changes, describe(different.length))
  return { treeId, written: different.length, unchanged, leftOut }
}

function hashAt(tree: Tree, path: string): string | undefined {
  const entry = findEntry(tree, path)
  return entry?.kind === 'file' ? entry.hash : undefined
}

const maxListed = 20

function refuseOverwriting(files: readonly ArchivedFile[]): void {
  const [first] = files
  if (!first) return
  const count = files.length === 1 ? `"${first.path}" exists` : `${files.length} files exist`
  throw new AppError(
    'conflict',
    `${count} with other content. Nothing was imported. Choose to replace them, or rename them first.`,
    {
      issues: files.slice(0, maxListed).map(({ path }) => ({ path, message: 'exists with other content' })),
    },
  )
}

/** A file that was not there when the archive was compared must still not be there. */
function writeOf({ path, hash, size }: ArchivedFile, isReplacing: boolean) {
  const body = { hash, size }
  return isReplacing
    ? ({ kind: 'write', path, body } as const)
    : ({ kind: 'write', path, body, baseHash: null } as const)
}

async function storeBodies(
  archive: Archive,
  files: readonly ArchivedFile[],
  bodies: Pick<BodyStore, 'put'>,
): Promise<void> {
  const waiting = new Map(files.map((file) => [file.hash, file])).values()
  const storeNext = async (): Promise<void> => {
    for (const file of waiting) await bodies.put(await archive.read(file))
  }
  await Promise.all(Array.from({ length: storedAtOnce }, storeNext))
}

const { imported, files: counted } = texts.versions.descriptions

const describe = (count: number) => fillText(imported, { files: countText(count, counted) })
