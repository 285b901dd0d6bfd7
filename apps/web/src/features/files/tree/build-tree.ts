import type { TreeEntry } from '@joinery/contract'
import { folderOf, foldersAbove, nameOf } from './paths.ts'

export interface FileItem {
  readonly kind: 'file'
  readonly path: string
  readonly name: string
  readonly hash: string
  readonly size: number
}

export interface FolderItem {
  readonly kind: 'folder'
  readonly path: string
  readonly name: string
  /** Folders first, then files, each by name. */
  readonly children: readonly Item[]
}

export type Item = FileItem | FolderItem

/** The root folder of a tree whose entries come as lines. A folder that no line names is there all the same. */
export function buildTree(entries: readonly TreeEntry[]): FolderItem {
  const folders = new Map<string, { path: string; children: Item[] }>([['', { path: '', children: [] }]])
  const folderAt = (path: string) => {
    const known = folders.get(path)
    if (known) return known
    const folder = { path, children: [] }
    folders.set(path, folder)
    return folder
  }

  for (const entry of entries) {
    foldersAbove(entry.path).forEach(folderAt)
    if (entry.kind === 'folder') folderAt(entry.path)
    else folderAt(folderOf(entry.path)).children.push({ ...entry, name: nameOf(entry.path) })
  }

  // The deepest folders are finished first, so that each is put into its parent complete.
  const deepestFirst = [...folders.values()].toSorted((one, other) => depthOf(other.path) - depthOf(one.path))
  for (const { path, children } of deepestFirst) {
    children.sort(inOrder)
    if (path !== '')
      folderAt(folderOf(path)).children.push({ kind: 'folder', path, name: nameOf(path), children })
  }
  return { kind: 'folder', path: '', name: '', children: folderAt('').children }
}

const depthOf = (path: string) => (path === '' ? 0 : path.split('/').length)

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function inOrder(one: Item, other: Item): number {
  if (one.kind !== other.kind) return one.kind === 'folder' ? -1 : 1
  return names.compare(one.name, other.name) || (one.name < other.name ? -1 : 1)
}
