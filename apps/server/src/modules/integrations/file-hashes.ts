import type { ContentHash } from '@joinery/contract'

/** Files by path, each told by the hash of its content. An array, because a path may be named like a part of objects. */
export type FileHashes = readonly (readonly [path: string, hash: ContentHash])[]
