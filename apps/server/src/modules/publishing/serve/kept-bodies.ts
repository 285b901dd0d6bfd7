import type { ContentHash } from '@joinery/contract'
import type { BodyStore } from '../../projects/index.ts'

export type KeptBodies = ReturnType<typeof createKeptBodies>

/** The bodies that visitors asked for last, in memory. A body never changes under its hash, so none gets old. */
export function createKeptBodies(bodies: Pick<BodyStore, 'read'>, { maxBytes }: { maxBytes: number }) {
  const kept = new Map<ContentHash, Buffer<ArrayBuffer>>()
  let keptBytes = 0

  function keep(hash: ContentHash, bytes: Buffer<ArrayBuffer>): void {
    if (bytes.length > maxBytes / 16 || kept.has(hash)) return
    kept.set(hash, bytes)
    keptBytes += bytes.length
    for (const [oldest, body] of kept) {
      if (keptBytes <= maxBytes) break
      kept.delete(oldest)
      keptBytes -= body.length
    }
  }

  return {
    async read(hash: ContentHash): Promise<Buffer<ArrayBuffer>> {
      const known = kept.get(hash)
      if (known) {
        kept.delete(hash)
        kept.set(hash, known)
        return known
      }
      // In memory of its own: a small part of what buffers share would keep all of that.
      const bytes = Buffer.from(new Uint8Array(await bodies.read(hash)).buffer)
      keep(hash, bytes)
      return bytes
    },
  }
}
