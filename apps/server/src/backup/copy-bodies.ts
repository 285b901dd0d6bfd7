import { hash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import type { ContentHash } from '@joinery/contract'
import { unpackBody } from '../adapters/bodies/packed-body.ts'
import type { StoredBodies } from '../adapters/bodies/stored-bodies.ts'
import { BackupError } from './backup-error.ts'
import { syncFolder, writeDurably } from './durable-files.ts'
import { bodyFile } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { count, createProgress, writeSize } from './progress.ts'

interface Named {
  /** Everything in the tables that may be the name of a body. */
  maybe: ReadonlySet<ContentHash>
  /** What projects have as files: a backup without one of these is not whole. */
  surely: ReadonlySet<ContentHash>
}

interface Dependencies {
  bodies: Pick<StoredBodies, 'findStored'>
  say: (line: string) => void
}

/** How many bodies are read and written at once. */
const atOnce = 8

export async function copyBodies(
  folder: string,
  { maybe, surely }: Named,
  { bodies, say }: Dependencies,
): Promise<Manifest['bodies']> {
  const report = createProgress(say)
  const limit = pLimit(atOnce)
  const folders = new Set<string>()
  const copied: Manifest['bodies'] = []
  const missing: ContentHash[] = []
  let total = 0

  async function copy(name: ContentHash): Promise<void> {
    const stored = await bodies.findStored(name)
    if (!stored) {
      if (surely.has(name)) missing.push(name)
      return
    }
    const bytes = await unpackBody(stored).catch(() => undefined)
    if (bytes === undefined || hash('sha256', bytes) !== name) {
      throw new BackupError(
        `The stored file ${bodyFile(name)} is damaged: put it back from an earlier backup, where it has the same name, and back up again.`,
      )
    }
    const file = join(folder, bodyFile(name))
    if (!folders.has(dirname(file))) await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    folders.add(dirname(file))
    copied.push({ name, ...(await writeDurably(file, stored)) })
    total += stored.length
    report(() => `${count(copied.length, 'file')} copied, ${writeSize(total)} so far.`)
  }

  await limit.map(new Set([...surely, ...maybe]), copy)
  refuseMissing(missing)
  for (const made of folders) await syncFolder(made)
  await syncFolder(join(folder, 'bodies'))
  return copied.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

function refuseMissing(missing: readonly ContentHash[]): void {
  const [first] = missing
  if (first === undefined) return
  const what =
    missing.length === 1
      ? 'A file of a project is missing'
      : `${missing.length} files of projects are missing`
  throw new BackupError(
    `${what} (${bodyFile(first)}): set DATA_DIR and S3_… as the server has them. If they are, several servers stored files apart, or some are lost: bring them together, or back from an earlier backup, then try again.`,
  )
}
