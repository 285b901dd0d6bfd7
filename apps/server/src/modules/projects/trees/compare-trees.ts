import type { FileChange, TreeEntry } from '@joinery/contract'
import type { Tree } from './tree.ts'

/** The files that differ between two trees, sorted by path. Folders are not compared: they have no content. */
export function compareTrees(before: Tree, after: Tree): FileChange[] {
  const changes: FileChange[] = []
  for (const [key, old] of before.entries) {
    const now = after.entries.get(key)
    if (now === old) continue
    const isInPlace = now?.path === old.path
    const sides = { before: side(old), after: isInPlace ? side(now) : null }
    if (sides.before?.hash !== sides.after?.hash) changes.push({ path: old.path, ...sides })
  }
  for (const [key, now] of after.entries) {
    const isNew = before.entries.get(key)?.path !== now.path
    if (isNew && now.kind === 'file') changes.push({ path: now.path, before: null, after: side(now) })
  }
  return changes.toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

function side(entry: TreeEntry): FileChange['after'] {
  return entry.kind === 'file' ? { hash: entry.hash, size: entry.size } : null
}
