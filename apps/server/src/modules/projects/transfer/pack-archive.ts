import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Tree } from '@joinery/contract'
import { ZipFile } from 'yazl'
import type { BodyStore } from '../body-store.ts'
import { isWorthPacking } from '../is-worth-packing.ts'

interface Options {
  entries: Tree['entries']
  /** Everything lies in it, so that unpacking makes one folder, and importing it again takes it away. */
  topFolder: string
  modifiedAt: Date
  bodies: Pick<BodyStore, 'read'>
  /** Files that are packed beside those of the project, or in their place. */
  added?: ReadonlyMap<string, string>
}

const fileMode = 0o100644
const folderMode = 0o040755

/** A ZIP archive that is packed while it is read: one body is in memory at a time. */
export function packArchive(options: Options): ReadableStream<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream
  if (!(output instanceof Readable)) throw new TypeError('yazl gives no stream that can be destroyed.')
  // An archive that cannot be finished must not look finished: the connection breaks instead.
  zip.on('error', (error) => output.destroy(error instanceof Error ? error : new Error(String(error))))
  addEntries(zip, options).catch((error: unknown) => zip.emit('error', error))
  return Readable.toWeb(output)
}

/** The next body is read when the one before it was taken. */
async function addEntries(zip: ZipFile, options: Options): Promise<void> {
  const { entries, topFolder, modifiedAt, bodies, added = new Map<string, string>() } = options
  const ofFile = { mtime: modifiedAt, mode: fileMode }
  const ofFolder = { mtime: modifiedAt, mode: folderMode }
  zip.addEmptyDirectory(topFolder, ofFolder)
  for (const [path, text] of added) zip.addBuffer(Buffer.from(text), `${topFolder}/${path}`, ofFile)
  for (const entry of entries.filter(({ path }) => !added.has(path))) {
    const name = `${topFolder}/${entry.path}`
    if (entry.kind === 'folder') {
      zip.addEmptyDirectory(name, ofFolder)
      continue
    }
    const bytes = await bodies.read(entry.hash)
    const compress = await isWorthPacking(bytes)
    const body = Readable.from([bytes])
    zip.addReadStream(body, name, { ...ofFile, size: entry.size, compress })
    await finished(body)
  }
  zip.end()
}
