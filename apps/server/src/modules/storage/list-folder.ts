import type { TreeEntry } from '@joinery/contract'

/** A file has a hash and a size; what has none is a folder. */
export interface ListedObject {
  name: string
  hash?: string
  size?: number
  mimeType?: string
  createdAt?: Date
}

/** What lies directly in a folder of a tree; '' is its root. */
export function listFolder(entries: readonly TreeEntry[], folder: string): ListedObject[] {
  const prefix = folder === '' ? '' : `${folder.normalize('NFC')}/`
  return entries.flatMap((entry) => {
    const name = entry.path.slice(prefix.length)
    const isInside = entry.path.startsWith(prefix) && !name.includes('/')
    if (!isInside) return []
    return entry.kind === 'folder' ? [{ name }] : [{ name, hash: entry.hash, size: entry.size }]
  })
}
