import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect } from 'vitest'
import { checkPath } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import { openArchive } from '../../modules/projects/transfer/open-archive.ts'
import type { Archive } from '../../modules/projects/transfer/open-archive.ts'
import { writeRawZip } from '../raw-zip.ts'
import { createTemporaryFolder } from '../temporary-folder.ts'
import type { Effort } from './effort.ts'
import { hostileText } from './hostile-text.ts'

const name = fc.oneof(
  // Without some that are taken, nothing would be seen of what is done with them.
  {
    weight: 6,
    arbitrary: fc.constantFrom('src/app.tsx', 'README.md', 'src/茶.ts', 'public/a b.svg', 'docs/'),
  },
  // The format has two bytes for a name's length.
  hostileText.filter((text) => Buffer.byteLength(text) < 65_536),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
)

const entry = fc.record({
  name,
  bytes: fc.uint8Array({ maxLength: 64 }),
  mode: fc.constantFrom(0o100644, 0o100644, 0o100644, 0o120777, 0o040755, 0),
  flags: fc.constantFrom(0x800, 0x800, 0x800, 0, 0x1, 0x8),
  isStored: fc.boolean(),
})

/** Bytes that were changed on the way, by place and value. */
const damage = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 3 })

/** An archive is refused in words, or every path in it is one that a project may have. */
export async function fuzzArchives(effort: Effort): Promise<void> {
  const path = join(await createTemporaryFolder(), 'hostile.zip')
  let takenCount = 0
  const property = fc.asyncProperty(
    fc.array(entry, { minLength: 1, maxLength: 5 }),
    damage,
    async (entries, changes) => {
      const bytes = writeRawZip(entries)
      for (const [place, value] of changes) bytes[place % bytes.length] = value
      await writeFile(path, bytes)
      const archive = await openUnlessRefused(path)
      if (!archive) return
      takenCount += archive.files.length
      for (const file of archive.files) {
        expect(checkPath(file.path)).toEqual({ path: file.path })
        expect((await archive.read(file)).length).toBe(file.size)
      }
      archive.close()
    },
  )
  await fc.assert(property, effort)
  expect(takenCount).toBeGreaterThan(0)
}

async function openUnlessRefused(path: string): Promise<Archive | undefined> {
  try {
    return await openArchive(path)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
