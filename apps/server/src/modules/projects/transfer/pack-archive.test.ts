import { hash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { TreeEntry } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { openPromise } from 'yauzl'
import { createTemporaryFolder } from '../../../testing/temporary-folder.ts'
import { openArchive } from './open-archive.ts'
import { packArchive } from './pack-archive.ts'

describe('packArchive', () => {
  it('packs what comes back the same when it is opened again', async () => {
    const contents = { 'src/größe 尺寸.ts': 'export const a = 1', 'leer.txt': '', 'b.bin': '\0\u0001' }
    const archive = await openArchive(await pack(contents, ['src', 'empty']))
    expect(archive.files.map(({ path }) => path).toSorted()).toEqual(Object.keys(contents).toSorted())
    expect(archive.emptyFolders).toEqual(['empty'])
    for (const file of archive.files) {
      expect((await archive.read(file)).toString()).toBe(
        Object.entries(contents).find(([path]) => path === file.path)?.[1],
      )
    }
    archive.close()
  })

  it('puts everything into one folder, with modes of ordinary files and folders', async () => {
    const zip = await openPromise(await pack({ 'src/a.ts': 'a' }, ['src']))
    const modes: Record<string, string> = {}
    for await (const { fileName, externalFileAttributes } of zip.eachEntry()) {
      modes[fileName] = (externalFileAttributes >>> 16).toString(8)
    }
    expect(modes).toEqual({ 'my-app/': '40755', 'my-app/src/': '40755', 'my-app/src/a.ts': '100644' })
  })

  it('copies what would not get smaller, and packs the rest', async () => {
    const noise = randomBytes(100_000)
    const zip = await openPromise(await pack({ 'a.bin': noise, 'a.ts': 'oak '.repeat(1_000) }, []))
    const methods: Record<string, number> = {}
    for await (const { fileName, compressionMethod } of zip.eachEntry()) methods[fileName] = compressionMethod
    expect(methods).toMatchObject({ 'my-app/a.bin': 0, 'my-app/a.ts': 8 })
  })

  it('breaks off where a body cannot be read, and does not end as if it were whole', async () => {
    const entries = [{ kind: 'file', path: 'a.ts', hash: 'missing', size: 1 }] as const
    const read = () => Promise.reject(new Error('The body missing cannot be read.'))
    const archive = packArchive({ entries: [...entries], topFolder: 'x', modifiedAt, bodies: { read } })
    await expect(new Response(archive).arrayBuffer()).rejects.toThrow('The body missing cannot be read.')
  })

  it('comes whole to somebody who reads slowly', async () => {
    const contents = Object.fromEntries(
      Array.from({ length: 5 }, (_, index) => [`${index}`, randomBytes(150_000).toString('base64')]),
    )
    const path = await pack(contents, [], () => new Promise((resolve) => setTimeout(resolve, 5)))
    const archive = await openArchive(path)
    expect(archive.files).toHaveLength(5)
    archive.close()
  })

  it('reads no body before somebody takes what came before it', async () => {
    const entries = Array.from(
      { length: 50 },
      (_, index) => ({ kind: 'file', path: `${index}`, hash: `${index}`, size: 200_000 }) as const,
    )
    let readCount = 0
    const read = () => {
      readCount += 1
      return Promise.resolve(crypto.getRandomValues(new Uint8Array(50_000)))
    }
    const archive = packArchive({
      entries: entries.map((entry) => ({ ...entry, size: 50_000 })),
      topFolder: 'x',
      modifiedAt,
      bodies: { read },
    })
    const reader = archive.getReader()
    await reader.read()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(readCount).toBeLessThan(10)
    await reader.cancel()
  })
})

const modifiedAt = new Date('2026-01-02T03:04:06Z')

async function pack(
  contents: Record<string, string | Buffer>,
  folders: readonly string[],
  rest = () => Promise.resolve(),
): Promise<string> {
  const bytesOf = new Map(Object.values(contents).map((bytes) => [hash('sha256', bytes), Buffer.from(bytes)]))
  const files = Object.entries(contents).map(([path, bytes]): TreeEntry => ({
    kind: 'file',
    path,
    hash: hash('sha256', bytes),
    size: Buffer.byteLength(bytes),
  }))
  const archive = packArchive({
    entries: [...folders.map((path): TreeEntry => ({ kind: 'folder', path })), ...files],
    topFolder: 'my-app',
    modifiedAt,
    bodies: { read: (name) => Promise.resolve(bytesOf.get(name) ?? Buffer.from('?')) },
  })
  const path = join(await createTemporaryFolder(), 'packed.zip')
  const slowly = async function* () {
    for await (const chunk of archive) {
      await rest()
      yield chunk
    }
  }
  await pipeline(slowly, createWriteStream(path))
  return path
}
