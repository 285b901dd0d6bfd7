import { hash } from 'node:crypto'
import type { ContentHash, FileContent, TreeEntry } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import type { BodyStore } from '../body-store.ts'
import type { ChangeReason } from '../changes/change-reason.ts'
import type { Advanced, Changes } from '../changes/create-changes.ts'
import { createLatelyUsed } from '../lately-used.ts'
import type { OpenProject } from '../projects/open-project.ts'
import type { Trees } from '../trees/create-trees.ts'
import { findEntry } from '../trees/tree.ts'
import type { Tree, TreeId } from '../trees/tree.ts'
import { encodeContent } from './encode-content.ts'
import type { FileChange } from './file-change.ts'
import type { SearchQuery } from './find-matches.ts'
import { planChange, StaleWriteError } from './plan-change.ts'
import type { NamedChange } from './plan-change.ts'
import { fileMissing, requirePath } from './refusals.ts'
import { searchFiles } from './search-files.ts'

interface Dependencies {
  bodies: BodyStore
  trees: Trees
  changes: Changes
  /** How many files a project holds at most. */
  maxFiles: number
  ahead?: ChangesAhead
}

/** Who wants to know of a change before it is stored, because they have work of their own with it meanwhile. */
export interface ChangesAhead {
  /** Told of a single file that may be written as far as can be told now. */
  fileExpected: (project: OpenProject, file: ExpectedFile) => void
  /** Told where it was not written after all. */
  fileRefused: (project: OpenProject, path: string) => void
}

export interface ExpectedFile {
  readonly path: string
  readonly hash: ContentHash
  readonly bytes: Uint8Array
  /** While the work that it belongs to goes on. */
  readonly isUnderWay: boolean
}

export type Files = ReturnType<typeof createFiles>

const maxKeptCharacters = 8 * 1024 * 1024
const maxKeptSize = 64 * 1024

/** The files of a project: what is there, and every change to it. */
export function createFiles({ bodies, trees, changes, maxFiles, ahead }: Dependencies) {
  /** What has a name never changes, and small files are asked for again and again. */
  const lately = createLatelyUsed<ContentHash, Pick<FileContent, 'encoding' | 'content'>>({
    maxWeight: maxKeptCharacters,
    weigh: ({ content }) => content.length,
  })

  async function readEntry(entry: Extract<TreeEntry, { kind: 'file' }>): Promise<FileContent> {
    const { path, hash: name, size } = entry
    const known = lately.find(name)
    if (known) return { path, hash: name, size, ...known }
    const read = encodeContent(await bodies.read(name))
    if (size <= maxKeptSize) lately.keep(name, read)
    return { path, hash: name, size, ...read }
  }

  async function showBothSides({ message, path, current }: StaleWriteError): Promise<AppError> {
    const content = current?.kind === 'file' ? await readEntry(current) : null
    return new AppError('conflict', message, { conflict: { path, current: content } })
  }

  return {
    read: async (treeId: TreeId, path: string): Promise<FileContent> => {
      const entry = findEntry(await trees.resolve(treeId), path.normalize('NFC'))
      if (entry?.kind !== 'file') throw fileMissing(path)
      return readEntry(entry)
    },

    async search({ treeId }: OpenProject, sought: SearchQuery) {
      return searchFiles({ tree: await trees.resolve(treeId), bodies, sought })
    },

    /**
     * Makes all steps or none. What must be refused is refused before a body is stored, and decided again when it is
     * this change's turn; bodies are stored before the change that names them.
     */
    change: async (
      project: OpenProject,
      steps: readonly FileChange[],
      reason: ChangeReason | null,
    ): Promise<Advanced> => {
      const { named, unstored } = nameBodies(steps)
      let expected: ExpectedFile | undefined
      try {
        planChange(await trees.resolve(project.treeId), named, maxFiles)
        expected = ahead && expectFile(steps, reason === null)
        if (expected) ahead?.fileExpected(project, expected)
        await Promise.all([...unstored].map((bytes) => bodies.put(bytes)))
        return await changes.advance(project, async ({ treeId }) => {
          const base = await trees.resolve(treeId)
          const draft = planChange(base, named, maxFiles)
          const isNothing = draft.changes.length === 0 && (reason === null || reason.action === 'edited')
          if (isNothing) return null
          const files = draft.changes.length === 0 ? { tree: base } : { base, draft }
          return { files, paths: changedFiles(base, draft.changes), reason }
        })
      } catch (error) {
        if (expected) ahead?.fileRefused(project, expected.path)
        throw error instanceof StaleWriteError ? await showBothSides(error) : error
      }
    },
  }
}

/** Gives bodies their names, by which everything is decided, and lists those that have to be stored. */
function nameBodies(steps: readonly FileChange[]) {
  const unstored = new Map<string, Uint8Array>()
  const named = steps.map((step): NamedChange => {
    if (step.kind !== 'write') return step
    const { body } = step
    if (!(body instanceof Uint8Array)) return { ...step, body }
    const name = hash('sha256', body)
    unstored.set(name, body)
    return { ...step, body: { hash: name, size: body.length } }
  })
  return { named, unstored: unstored.values() }
}

/** A change of many files is no moment's work, and nobody can do anything with half of it. */
function expectFile(steps: readonly FileChange[], isUnderWay: boolean): ExpectedFile | undefined {
  const [step] = steps
  if (steps.length !== 1 || step?.kind !== 'write' || !(step.body instanceof Uint8Array)) return undefined
  return { path: requirePath(step.path), hash: hash('sha256', step.body), bytes: step.body, isUnderWay }
}

function changedFiles(base: Tree, changed: readonly { path: string; entry: TreeEntry | null }[]): string[] {
  return changed
    .filter(({ path, entry }) => (entry ?? findEntry(base, path))?.kind === 'file')
    .map(({ path }) => path)
}
