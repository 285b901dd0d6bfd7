import type { TreeEntry } from '@joinery/contract'
import { changeEntries } from './tree.ts'
import type { NameKey, Tree, TreeId } from './tree.ts'
import type { TreeCache } from './tree-cache.ts'
import { decodeChange } from './stored-entry.ts'
import type { TreeStore } from './store.ts'

export type Trees = ReturnType<typeof createTrees>

/** Trees by their id: from memory where they were used lately, otherwise put together from their rows. */
export function createTrees({ store, cache }: { store: TreeStore; cache: TreeCache }) {
  return {
    keep: cache.keep,

    resolve: async (id: TreeId): Promise<Tree> => {
      const known = cache.find(id)
      if (known) return known
      const tree = await loadTree(store, id)
      cache.keep(tree)
      return tree
    },
  }
}

async function loadTree(store: TreeStore, id: TreeId): Promise<Tree> {
  const rows = await store.loadRows(id)
  const last = rows.at(-1)
  if (!last) throw new Error(`There is no tree ${id}.`)
  const changes = rows.map((row) => row.entries.map(decodeChange))
  const entries = new Map<NameKey, TreeEntry>()
  for (const row of changes) changeEntries(entries, row)
  const { fileCount, sizeBytes } = last
  return {
    id,
    entries,
    fileCount,
    sizeBytes,
    depth: rows.length - 1,
    changeCount: changes.slice(1).reduce((sum, row) => sum + row.length, 0),
  }
}
