import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { keyFile } from '../adapters/secret-key.ts'
import type { Stored } from './durable-files.ts'
import { bodyFile, damaged, migrationsFile, rowsFile } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { count, createProgress } from './progress.ts'

/** Sees that every file is the one that was written, before anything is done with any of them. */
export async function verifyBackup(
  folder: string,
  { tables, bodies, key, apps }: Manifest,
  say: (line: string) => void,
): Promise<void> {
  const report = createProgress(say)
  const files = [
    ...tables.map(({ file, ...stored }) => ({ file, ...stored })),
    ...bodies.map(({ name, ...stored }) => ({ file: bodyFile(name), ...stored })),
    ...(key ? [{ file: keyFile, ...key }] : []),
    ...apps.flatMap(({ ref, migrations, tables: rows }) => [
      { file: migrationsFile(ref), ...migrations },
      ...rows.map(({ bytes, sha256 }, index) => ({ file: rowsFile(ref, index), bytes, sha256 })),
    ]),
  ]
  for (const [index, { file, bytes, sha256 }] of files.entries()) {
    const found = await sumUp(join(folder, file)).catch(() => undefined)
    if (found?.bytes !== bytes || found.sha256 !== sha256) throw damaged(folder, file)
    report(() => `${index + 1} of ${count(files.length, 'file')} checked.`)
  }
}

async function sumUp(path: string): Promise<Stored> {
  const sum = createHash('sha256')
  let bytes = 0
  for await (const piece of createReadStream(path)) {
    const chunk = Buffer.from(piece)
    sum.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: sum.digest('hex') }
}
