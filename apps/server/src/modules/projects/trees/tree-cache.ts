import { createLatelyUsed } from '../lately-used.ts'
import type { Tree, TreeId } from './tree.ts'

export interface TreeCache {
  find: (id: TreeId) => Tree | undefined
  keep: (tree: Tree) => void
}

/** The entry itself, and its line in what is answered about the tree, which is kept with it once it was asked for. */
const bytesPerEntry = 160 + 140
const bytesPerTree = 400

/** Keeps the trees that were used last, up to about that many bytes. Trees never change, so none is ever stale. */
export function createTreeCache({ maxBytes }: { maxBytes: number }): TreeCache {
  const { find, keep } = createLatelyUsed<TreeId, Tree>({ maxWeight: maxBytes, weigh })
  return { find, keep: (tree) => keep(tree.id, tree) }
}

/** Entries are mostly shared between trees, so this is more than they take. */
function weigh({ entries }: Tree): number {
  return bytesPerTree + entries.size * bytesPerEntry
}
