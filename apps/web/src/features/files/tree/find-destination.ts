import type { Item } from './build-tree.ts'
import { folderOf, isWithin, joinPath, nameOf } from './paths.ts'

/** Where something goes that is dropped on an item, or beside all of them. Undefined where it would not move. */
export function findDestination(dragged: string, target: Item | undefined): string | undefined {
  const folder = dropFolder(target)
  if (isWithin(folder, dragged) && folder !== '') return undefined
  const destination = joinPath(folder, nameOf(dragged))
  return destination === dragged ? undefined : destination
}

/** The folder that is meant: the one dropped on, or the one that the file dropped on lies in. */
export function dropFolder(target: Item | undefined): string {
  if (!target) return ''
  return target.kind === 'folder' ? target.path : folderOf(target.path)
}
