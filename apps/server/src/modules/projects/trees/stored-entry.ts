import type { ContentHash, TreeEntry } from '@joinery/contract'

/** How a row of `trees` writes an entry: a deleted path, a folder, or a file with its hash in base64url and its size. */
export type StoredEntry =
  | readonly [path: string]
  | readonly [path: string, 0]
  | readonly [path: string, hash: string, size: number]

/** What a row says about a path: the entry that is there from now on, or null where there is none any more. */
export interface EntryChange {
  readonly path: string
  readonly entry: TreeEntry | null
}

export function encodeChange({ path, entry }: EntryChange): StoredEntry {
  if (entry === null) return [path]
  if (entry.kind === 'folder') return [path, 0]
  return [path, Buffer.from(entry.hash, 'hex').toString('base64url'), entry.size]
}

export function decodeChange([path, hash, size]: StoredEntry): EntryChange {
  if (hash === undefined) return { path, entry: null }
  if (hash === 0 || size === undefined) return { path, entry: { kind: 'folder', path } }
  return { path, entry: { kind: 'file', path, hash: decodeHash(hash), size } }
}

function decodeHash(hash: string): ContentHash {
  return Buffer.from(hash, 'base64url').toString('hex')
}
