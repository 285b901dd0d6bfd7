import type { ContentHash } from '@joinery/contract'

/** Where the bytes of files lie, once per content, named by their sha-256 in hex. */
export interface BodyStore {
  /** Any number of times with the same bytes. They are durable before it returns. */
  put: (bytes: Uint8Array) => Promise<ContentHash>
  read: (hash: ContentHash) => Promise<Uint8Array>
  open: (hash: ContentHash) => Promise<ReadableStream<Uint8Array>>
}
