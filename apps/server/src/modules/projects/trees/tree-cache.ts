import type { Tree, TreeId } from './tree.ts'

export interface TreeCache {
  find: (id: TreeId) => Tree | undefined
  keep: (tree: Tree) => void
}

const bytesPerEntry = 160
const bytesPerTree = 400

/** Keeps the trees that were used last, up to about that many bytes. Trees never change, so none is ever stale. */
export function createTreeCache({ maxBytes }: { maxBytes: number }): TreeCache {
  const kept = new Map<TreeId, Tree>()
  let bytes = 0

  function drop(tree: Tree): void {
    if (kept.delete(tree.id)) bytes -= weigh(tree)
  }

  function keep(tree: Tree): void {
    drop(tree)
    kept.set(tree.id, tree)
    bytes += weigh(tree)
    for (const oldest of kept.values()) {
      if (bytes <= maxBytes) return
      drop(oldest)
    }
  }

  return {
    keep,
    find(id) {
      const tree = kept.get(id)
      if (tree) keep(tree)
      return tree
    },
  }
}

/** Entries are mostly shared between trees, so this is more than they take. */
function weigh({ entries }: Tree): number {
  return bytesPerTree + entries.size * bytesPerEntry
}
