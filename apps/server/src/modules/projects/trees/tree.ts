import type { TreeEntry } from '@joinery/contract'
import type { EntryChange } from './stored-entry.ts'

export type TreeId = number

/** One state of all files of a project. It never changes: another state is another tree. */
export interface Tree {
  readonly id: TreeId
  /** By name as a file system that ignores case would tell them apart, so that two such names never meet in one tree. */
  readonly entries: ReadonlyMap<NameKey, TreeEntry>
  readonly fileCount: number
  readonly sizeBytes: number
  /** How many rows below the one with all entries this tree is stored, and how many changes these hold. */
  readonly depth: number
  readonly changeCount: number
}

export type NameKey = string

/** The same for two paths that differ only in case. */
export function nameKey(path: string): NameKey {
  return path.toLowerCase().normalize('NFC')
}

/** What stands at exactly this path. */
export function findEntry(tree: Pick<Tree, 'entries'>, path: string): TreeEntry | undefined {
  const entry = tree.entries.get(nameKey(path))
  return entry?.path === path ? entry : undefined
}

export function listEntries({ entries }: Pick<Tree, 'entries'>): TreeEntry[] {
  return [...entries.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

/** Changes entries in place. What is deleted goes first, so that a name may come back in another case. */
export function changeEntries(entries: Map<NameKey, TreeEntry>, changes: readonly EntryChange[]): void {
  for (const { path, entry } of changes) if (entry === null) entries.delete(nameKey(path))
  for (const { path, entry } of changes) if (entry !== null) entries.set(nameKey(path), entry)
}
