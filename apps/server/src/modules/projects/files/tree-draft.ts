import type { TreeEntry } from '@joinery/contract'
import type { EntryChange } from '../trees/stored-entry.ts'
import { nameKey } from '../trees/tree.ts'
import type { NameKey, Tree } from '../trees/tree.ts'
import type { StoredBody } from './file-change.ts'
import { caseTwin, fileMissing, movedIntoItself, nameTaken, requirePath } from './refusals.ts'

export type TreeDraft = ReturnType<typeof draftTree>

/**
 * A tree that is being changed, step by step. Whatever is refused throws, and the tree it started from stays as it
 * is. A step costs what it touches: only moving and deleting a folder look at every entry.
 */
export function draftTree(tree: Tree) {
  const changed = new Map<NameKey, TreeEntry | null>()

  function at(path: string): TreeEntry | undefined {
    const key = nameKey(path)
    const entry = changed.get(key)
    return entry === undefined ? tree.entries.get(key) : (entry ?? undefined)
  }

  function put(entry: TreeEntry): void {
    changed.set(nameKey(entry.path), entry)
  }

  function putParents(path: string): void {
    for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
      const folder = path.slice(0, end)
      const entry = at(folder)
      if (!entry) put({ kind: 'folder', path: folder })
      else if (entry.path !== folder) throw caseTwin(folder, entry.path)
      else if (entry.kind === 'file') throw nameTaken('file', folder)
    }
  }

  function* below(folder: string): Generator<TreeEntry> {
    const prefix = `${folder}/`
    for (const [key, entry] of tree.entries) {
      if (!changed.has(key) && entry.path.startsWith(prefix)) yield entry
    }
    for (const entry of changed.values()) if (entry?.path.startsWith(prefix)) yield entry
  }

  function take(entry: TreeEntry): TreeEntry[] {
    const taken = entry.kind === 'folder' ? [entry, ...below(entry.path)] : [entry]
    for (const { path } of taken) changed.set(nameKey(path), null)
    return taken
  }

  function find(path: string): TreeEntry | undefined {
    const entry = at(path)
    return entry?.path === path ? entry : undefined
  }

  return {
    find,

    write(path: string, { hash, size }: StoredBody): void {
      const there = at(path)
      if (there && there.path !== path) throw caseTwin(path, there.path)
      if (there?.kind === 'folder') throw nameTaken('folder', path)
      putParents(path)
      put({ kind: 'file', path, hash, size })
    },

    createFolder(path: string): void {
      const there = at(path)
      if (there && there.path !== path) throw caseTwin(path, there.path)
      if (there) throw nameTaken(there.kind, path)
      putParents(path)
      put({ kind: 'folder', path })
    },

    move(from: string, to: string): void {
      const moved = find(from)
      if (!moved) throw fileMissing(from)
      if (to.startsWith(`${from}/`)) throw movedIntoItself()
      const there = at(to)
      // A name that only changes its case meets itself.
      if (there && there !== moved)
        throw there.path === to ? nameTaken(there.kind, to) : caseTwin(to, there.path)
      const taken = take(moved)
      putParents(to)
      for (const entry of taken) put({ ...entry, path: requirePath(to + entry.path.slice(from.length)) })
    },

    delete(path: string): void {
      const entry = find(path)
      if (!entry) throw fileMissing(path)
      take(entry)
    },

    /** What has become different from the tree it started from. */
    finish(): DraftOutcome {
      const pairs = [...changed].map(([key, after]) => ({ before: tree.entries.get(key) ?? null, after }))
      return {
        changes: pairs.flatMap(compareEntries),
        fileCount: tree.fileCount + sumGrowth(pairs, (entry) => (entry.kind === 'file' ? 1 : 0)),
        folderCount:
          tree.entries.size - tree.fileCount + sumGrowth(pairs, (entry) => (entry.kind === 'folder' ? 1 : 0)),
        sizeBytes: tree.sizeBytes + sumGrowth(pairs, (entry) => (entry.kind === 'file' ? entry.size : 0)),
      }
    },
  }
}

export interface DraftOutcome {
  readonly changes: readonly EntryChange[]
  readonly fileCount: number
  readonly folderCount: number
  readonly sizeBytes: number
}

interface Pair {
  readonly before: TreeEntry | null
  readonly after: TreeEntry | null
}

function sumGrowth(pairs: readonly Pair[], measure: (entry: TreeEntry) => number): number {
  const measured = (entry: TreeEntry | null) => (entry === null ? 0 : measure(entry))
  return pairs.reduce((sum, { before, after }) => sum + measured(after) - measured(before), 0)
}

function compareEntries({ before, after }: Pair): EntryChange[] {
  if (after === null) return before ? [{ path: before.path, entry: null }] : []
  if (before === null) return [{ path: after.path, entry: after }]
  if (before.path !== after.path) {
    return [
      { path: before.path, entry: null },
      { path: after.path, entry: after },
    ]
  }
  return isSame(before, after) ? [] : [{ path: after.path, entry: after }]
}

function isSame(one: TreeEntry, other: TreeEntry): boolean {
  if (one.kind === 'folder' || other.kind === 'folder') return one.kind === other.kind
  return one.hash === other.hash
}
