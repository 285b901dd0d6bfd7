import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect } from 'vitest'
import { checkPath } from '@joinery/contract'
import { AppError } from '../../apps/server/src/http/app-error.ts'
import { openArchive } from '../../apps/server/src/modules/projects/transfer/open-archive.ts'
import { writeRawZip } from '../../apps/server/src/testing/raw-zip.ts'
import { createTemporaryFolder } from '../../apps/server/src/testing/temporary-folder.ts'
import { hostileText } from './hostile-text.ts'

const name = fc.oneof(
  hostileText,
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
)

const entry = fc.record({
  name,
  bytes: fc.uint8Array({ maxLength: 64 }),
  mode: fc.constantFrom(0o100644, 0o120777, 0o040755, 0),
  flags: fc.constantFrom(0x800, 0, 0x1, 0x8),
  isStored: fc.boolean(),
})

/** Bytes that were changed on the way, by place and value. */
const damage = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 3 })

/** An archive is refused in words, or every path in it is one that a project may have. */
export const archiveProperty = fc.asyncProperty(
  fc.array(entry, { minLength: 1, maxLength: 5 }),
  damage,
  async (entries, changes) => {
    const bytes = writeRawZip(entries)
    for (const [place, value] of changes) bytes[place % bytes.length] = value
    const path = join(await folder(), 'hostile.zip')
    await writeFile(path, bytes)
    try {
      const archive = await openArchive(path)
      for (const file of archive.files) {
        expect(checkPath(file.path)).toEqual({ path: file.path })
        expect((await archive.read(file)).length).toBe(file.size)
      }
      archive.close()
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  },
)

let created: Promise<string> | undefined
const folder = () => (created ??= createTemporaryFolder())
