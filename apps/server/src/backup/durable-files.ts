import { createHash } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface Stored {
  bytes: number
  sha256: string
}

/** Writes a new file and does not return before it is on the disk. Nobody else may read it: it can hold secrets. */
export async function writeDurably(
  path: string,
  content: string | Uint8Array | AsyncIterable<Buffer>,
): Promise<Stored> {
  const sum = createHash('sha256')
  let bytes = 0
  await using file = await open(path, 'wx', 0o600)
  const pieces = typeof content === 'string' || content instanceof Uint8Array ? [content] : content
  for await (const piece of pieces) {
    const chunk = Buffer.from(piece)
    sum.update(chunk)
    bytes += chunk.length
    await file.writeFile(chunk)
  }
  await file.sync()
  return { bytes, sha256: sum.digest('hex') }
}

export async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, 'r')
  await folder.sync()
}

/** The new name is on the disk when this returns. */
export async function nameDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncFolder(dirname(to))
}
