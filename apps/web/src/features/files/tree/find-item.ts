import type { FolderItem, Item } from './build-tree.ts'
import { isWithin } from './paths.ts'

/** The file or folder at a path, or undefined where there is none. */
export function findItem(root: FolderItem, path: string): Item | undefined {
  const item = root.children.find((each) => isWithin(path, each.path))
  if (!item || item.path === path) return item
  return item.kind === 'folder' ? findItem(item, path) : undefined
}
