import type { FolderItem, Item } from './build-tree.ts'

/** One line of the tree as it is shown. */
export interface Row {
  readonly item: Item
  /** Counts from 1, as screen readers do. */
  readonly level: number
  readonly isOpen: boolean
  readonly position: number
  readonly setSize: number
}

/** The lines to show: what lies in open folders, from top to bottom. */
export function listRows(root: FolderItem, openFolders: ReadonlySet<string>): Row[] {
  const rows: Row[] = []
  const add = ({ children }: FolderItem, level: number) => {
    children.forEach((item, index) => {
      const isOpen = item.kind === 'folder' && openFolders.has(item.path)
      rows.push({ item, level, isOpen, position: index + 1, setSize: children.length })
      if (item.kind === 'folder' && isOpen) add(item, level + 1)
    })
  }
  add(root, 1)
  return rows
}
