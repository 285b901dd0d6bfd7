import type { Tree as PresentedTree } from '@joinery/contract'
import { listEntries } from './tree.ts'
import type { Tree } from './tree.ts'

export function presentTree(tree: Tree): PresentedTree {
  return { id: String(tree.id), entries: listEntries(tree) }
}
