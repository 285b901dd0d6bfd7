import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileLimits } from '@joinery/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { AppError } from '../../../http/app-error.ts'
import { writeRawZip } from '../../../testing/raw-zip.ts'
import type { RawEntry } from '../../../testing/raw-zip.ts'
import { createTemporaryFolder } from '../../../testing/temporary-folder.ts'
import { openArchive } from './open-archive.ts'

describe('openArchive', () => {
  it('lists files and empty folders, and reads them', async () => {
    const archive = await open([
      { name: 'src/', mode: 0o040755 },
      { name: 'src/grüße.ts', bytes: Buffer.from('hello') },
      { name: 'empty/inner/', mode: 0o040755 },
      { name: 'stored.bin', bytes: Buffer.from([0, 255]), isStored: true },
    ])
    expect(archive.files.map(({ path, size }) => ({ path, size }))).toEqual([
      { path: 'src/grüße.ts', size: 5 },
      { path: 'stored.bin', size: 2 },
    ])
    expect(archive.emptyFolders).toEqual(['empty/inner'])
    const bodies = await Promise.all(archive.files.map(archive.read))
    expect(bodies).toEqual([Buffer.from('hello'), Buffer.from([0, 255])])
  })

  it('takes away a single folder around everything, and only then', async () => {
    const inOne = await open([{ name: 'app/', mode: 0o040755 }, { name: 'app/a.ts' }, { name: 'app/b/c.ts' }])
    expect(inOne.files.map(({ path }) => path)).toEqual(['a.ts', 'b/c.ts'])
    const inTwo = await open([{ name: 'app/a.ts' }, { name: 'README.md' }])
    expect(inTwo.files.map(({ path }) => path)).toEqual(['app/a.ts', 'README.md'])
  })

  it('takes a path of the full length also in a folder around everything', async () => {
    const path = `${'a'.repeat(200)}/`.repeat(5) + 'b'.repeat(19)
    const archive = await open([{ name: `my-app/${path}` }, { name: 'my-app/c' }])
    expect(archive.files[0]?.path).toBe(path)
  })

  it('leaves out what belongs to no project, and names it', async () => {
    const archive = await open([
      { name: 'app/a.ts' },
      { name: 'app/node_modules/x/index.js' },
      { name: 'app/node_modules/.bin/x', mode: 0o120777, bytes: Buffer.from('../x/index.js') },
      { name: 'app/.git/HEAD' },
      { name: '__MACOSX/app/._a.ts' },
    ])
    expect(archive.files.map(({ path }) => path)).toEqual(['a.ts'])
    expect(archive.leftOut.toSorted()).toEqual(['.git', '__MACOSX', 'node_modules'])
  })

  it('reads names in UTF-8 that do not say so, and in the old code page', async () => {
    const archive = await open([
      { name: 'ä.ts', flags: 0 },
      { name: Buffer.from([0x81, 0x2e, 0x74, 0x73]), flags: 0 },
    ])
    expect(archive.files.map(({ path }) => path)).toEqual(['ä.ts', 'ü.ts'])
  })

  it.each<[string, RawEntry[], RegExp]>([
    ['climbs out', [{ name: '../evil.ts' }], /"\.\.\/evil\.ts".*Nothing was imported\.$/],
    ['climbs out in the middle', [{ name: 'a/../../evil.ts' }], /cannot be a file here/],
    [
      'climbs out past a folder that is left out',
      [{ name: 'node_modules/../../x' }],
      /cannot be a file here/,
    ],
    ['has an absolute path', [{ name: '/etc/passwd' }], /cannot be a file here/],
    ['has a drive letter', [{ name: 'C:/evil.ts' }], /cannot be a file here/],
    ['has a backslash', [{ name: 'a\\..\\..\\evil.ts' }], /cannot be a file here/],
    ['has a NUL', [{ name: 'a\0.ts' }], /cannot be a file here/],
    ['has an empty name', [{ name: '' }], /cannot be a file here/],
    ['holds a link', [{ name: 'a', mode: 0o120777, bytes: Buffer.from('/etc') }], /"a" is a link/],
    ['holds a device', [{ name: 'a', mode: 0o060644 }], /no ordinary file/],
    ['holds a name twice', [{ name: 'a.ts' }, { name: 'a.ts' }], /"a\.ts" twice/],
    ['holds a name in two Unicode forms', [{ name: '\u00e4' }, { name: 'a\u0308' }], /twice/],
    ['holds case twins', [{ name: 'a.ts' }, { name: 'A.ts' }], /differ only in case/],
    [
      'holds folders that are case twins',
      [{ name: 'x/a' }, { name: 'X/b' }, { name: 'c' }],
      /differ only in case/,
    ],
    ['holds a file that is a folder too', [{ name: 'a' }, { name: 'a/b' }], /both a file and a folder/],
    ['has a password', [{ name: 'a.ts', flags: 0x801 }], /password/],
    ['is packed in another way', [{ name: 'a.ts', claims: { method: 12 } }], /not supported/],
    ['contradicts itself about a name', [{ name: 'a.ts', localName: 'b.ts' }], /two different things/],
    [
      'contradicts itself about a size',
      [{ name: 'a.ts', bytes: Buffer.from('abc'), claims: { size: 2 } }],
      /two different things/,
    ],
    ['has a wrong checksum', [{ name: 'a.ts', claims: { crc: 1 } }], /two different things|damaged/],
    ['unpacks to far more', [{ name: 'zeros', bytes: Buffer.alloc(1024 * 1024) }], /far more than it should/],
  ])('refuses an archive that %s', async (_problem, entries, sentence) => {
    await expect(open(entries)).rejects.toThrow(sentence)
    await expect(open(entries)).rejects.toMatchObject({ code: 'invalid-input' })
  })

  it('takes a file of exactly 2 MB and refuses one byte more', async () => {
    const exact = await open([{ name: 'a', bytes: randomBytes(fileLimits.maxFileBytes) }])
    expect(exact.files[0]?.size).toBe(fileLimits.maxFileBytes)
    await expect(open([{ name: 'a', bytes: randomBytes(fileLimits.maxFileBytes + 1) }])).rejects.toThrow(
      '"a" has more than 2 MB',
    )
  })

  it('believes no size that the bytes do not keep', async () => {
    const entry = { name: 'a', bytes: Buffer.alloc(5_000_000), flags: 0x808, claims: { size: 10 } }
    await expect(open([entry])).rejects.toThrow('damaged')
  })

  it('refuses more than a project holds', { tags: ['thorough'] }, async () => {
    const bytes = randomBytes(fileLimits.maxFileBytes)
    const large = Array.from({ length: 16 }, (_, index) => ({ name: `${index}`, bytes, isStored: true }))
    await expect(open(large)).rejects.toThrow('more than 30 MB')
    const many = Array.from({ length: fileLimits.maxFiles + 1 }, (_, index) => ({ name: `${index}` }))
    await expect(open(many)).rejects.toThrow('The archive has 3001 files')
  })

  it('refuses a header that claims a million entries without reading them', async () => {
    const bytes = writeRawZip([{ name: 'a.ts' }], { claimedCount: 1_000_000 })
    await expect(openBytes(bytes)).rejects.toThrow('The archive has 1000000 entries')
  })

  it('refuses files that share their bytes', async () => {
    const bytes = randomBytes(100_000)
    const first = { name: 'a', bytes, isStored: true }
    const others = ['b', 'c', 'd'].map((name) => ({ ...first, name, claims: { offset: 0 } }))
    const whole = writeRawZip([first, ...others])
    const copies = 3 * (bytes.length + 31)
    const listStart = 4 * (bytes.length + 31)
    const shared = Buffer.concat([whole.subarray(0, listStart - copies), whole.subarray(listStart)])
    shared.writeUInt32LE(listStart - copies, shared.length - 6)
    await expect(openBytes(shared)).rejects.toThrow('the same bytes for several files')
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['half an archive', writeRawZip([{ name: 'a.ts', bytes: randomBytes(500) }]).subarray(0, 300)],
  ])('refuses %s', async (_what, bytes) => {
    await expect(openBytes(bytes)).rejects.toThrow('The file is not a ZIP archive, or it is damaged.')
  })

  it('answers every damaged archive with a sentence', { tags: ['thorough'] }, async () => {
    const whole = writeRawZip([
      { name: 'src/a.ts', bytes: randomBytes(300) },
      { name: 'src/b.ts', bytes: Buffer.from('text '.repeat(100)) },
      { name: 'c/', mode: 0o040755 },
    ])
    const others: unknown[] = []
    for (let position = 0; position < whole.length; position += 1) {
      const damaged = Buffer.from(whole)
      damaged[position] = (damaged[position] ?? 0) ^ (1 + ((position * 37) % 255))
      await openBytes(damaged).catch((error: unknown) => {
        if (!(error instanceof AppError)) others.push({ position, error })
      })
    }
    expect(others).toEqual([])
  })
})

const open = (entries: readonly RawEntry[]) => openBytes(writeRawZip(entries))

async function openBytes(bytes: Uint8Array) {
  const path = join(await createTemporaryFolder(), 'archive.zip')
  await writeFile(path, bytes)
  const archive = await openArchive(path)
  onTestFinished(archive.close)
  return archive
}
