import { encodeChange } from '../trees/stored-entry.ts'
import { changeEntries, listEntries } from '../trees/tree.ts'
import type { Tree, TreeId } from '../trees/tree.ts'
import type { DraftOutcome } from '../files/tree-draft.ts'
import type { NewTree } from './store.ts'

interface Next {
  base: Tree
  draft: DraftOutcome
}

const maxDepth = 128
const minChanges = 256

/** The row for a tree: what changes against its base, or everything where the way back would become long. */
export function writeTree({ base, draft }: Next): NewTree {
  const { fileCount, sizeBytes, changes } = draft
  if (isWrittenWhole({ base, draft })) {
    const entries = listEntries(deriveTree({ base, draft }, base.id))
    return {
      baseId: null,
      fileCount,
      sizeBytes,
      entries: entries.map((entry) => encodeChange({ path: entry.path, entry })),
    }
  }
  return { baseId: base.id, fileCount, sizeBytes, entries: changes.map(encodeChange) }
}

/** The tree itself, once it has its id. */
export function deriveTree({ base, draft }: Next, id: TreeId): Tree {
  const { fileCount, sizeBytes, changes } = draft
  const entries = new Map(base.entries)
  changeEntries(entries, changes)
  const isWhole = isWrittenWhole({ base, draft })
  return {
    id,
    entries,
    fileCount,
    sizeBytes,
    depth: isWhole ? 0 : base.depth + 1,
    changeCount: isWhole ? 0 : base.changeCount + changes.length,
  }
}

/** Reading a tree back never takes more than twice its entries, and writing it whole is paid for by the changes before. */
function isWrittenWhole({ base, draft }: Next): boolean {
  const changeCount = base.changeCount + draft.changes.length
  return base.depth >= maxDepth || changeCount > Math.max(minChanges, draft.fileCount + draft.folderCount)
}
