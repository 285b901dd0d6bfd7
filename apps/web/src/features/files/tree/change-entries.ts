import type { TreeEntry } from '@joinery/contract'
import { foldersAbove, isWithin, movedPath } from './paths.ts'

/** A change to the lines of a tree, as the server makes it: shown at once, before its answer is here. */
export type TreeChange =
  | { type: 'put'; entry: TreeEntry }
  | { type: 'move'; from: string; to: string }
  | { type: 'delete'; path: string }

export function changeEntries(entries: readonly TreeEntry[], change: TreeChange): TreeEntry[] {
  switch (change.type) {
    case 'put':
      return sorted([...entries.filter(({ path }) => path !== change.entry.path), change.entry])
    case 'move':
      return sorted(entries.map((entry) => ({ ...entry, path: movedPath(entry.path, change) })))
    case 'delete':
      return sorted(withEmptiedFolder(entries, change.path))
  }
}

/** The folder that something is deleted from stays, also where only that file's path had named it. */
function withEmptiedFolder(entries: readonly TreeEntry[], deleted: string): TreeEntry[] {
  const left = entries.filter(({ path }) => !isWithin(path, deleted))
  const known = new Set(left.map(({ path }) => path))
  const folders = foldersAbove(deleted).filter((path) => !known.has(path))
  return [...left, ...folders.map((path) => ({ kind: 'folder', path }) as const)]
}

const sorted = (entries: TreeEntry[]) => entries.toSorted((one, other) => (one.path < other.path ? -1 : 1))
