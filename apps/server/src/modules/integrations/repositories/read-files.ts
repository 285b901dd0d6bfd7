import type { BodyStore } from '../../projects/index.ts'
import type { FileHashes } from '../file-hashes.ts'

/** How many bodies are read at the same time: the waits for the disk then overlap. */
const readAtOnce = 16

export async function readFiles(
  files: FileHashes,
  bodies: Pick<BodyStore, 'read'>,
): Promise<{ path: string; bytes: Uint8Array }[]> {
  const read: { path: string; bytes: Uint8Array }[] = []
  const waiting = files.values()
  const readNext = async (): Promise<void> => {
    for (const [path, hash] of waiting) read.push({ path, bytes: await bodies.read(hash) })
  }
  await Promise.all(Array.from({ length: readAtOnce }, readNext))
  return read
}
