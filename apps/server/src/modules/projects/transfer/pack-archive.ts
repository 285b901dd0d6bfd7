import { Readable } from 'node:stream'
import type { Tree } from '@joinery/contract'
import { ZipFile } from 'yazl'
import type { BodyStore } from '../body-store.ts'

interface Options {
  entries: Tree['entries']
  /** Everything lies in it, so that unpacking makes one folder, and importing it again takes it away. */
  topFolder: string
  modifiedAt: Date
  bodies: Pick<BodyStore, 'read'>
  /** Files that are packed beside those of the project, or in their place. */
  added?: ReadonlyMap<string, string>
}

/** Their bytes do not get fewer, so they are copied as they are. */
const isPacked = /\.(?:png|jpe?g|gif|webp|avif|woff2?|mp[34]|webm|ogg|zip|gz|br|7z|pdf)$/i

const fileMode = 0o100644
const folderMode = 0o040755

/** A ZIP archive that is packed while it is read: one body is in memory at a time. */
export function packArchive(options: Options): ReadableStream<Uint8Array> {
  const { entries, topFolder, modifiedAt, bodies, added = new Map<string, string>() } = options
  const zip = new ZipFile()
  const output = zip.outputStream
  if (!(output instanceof Readable)) throw new TypeError('yazl gives no stream that can be destroyed.')
  // An archive that cannot be finished must not look finished: the connection breaks instead.
  zip.on('error', (error) => output.destroy(error instanceof Error ? error : new Error(String(error))))
  zip.addEmptyDirectory(topFolder, { mtime: modifiedAt, mode: folderMode })
  for (const [path, text] of added)
    zip.addBuffer(Buffer.from(text), `${topFolder}/${path}`, { mtime: modifiedAt, mode: fileMode })
  for (const entry of entries.filter(({ path }) => !added.has(path))) {
    const name = `${topFolder}/${entry.path}`
    if (entry.kind === 'folder') {
      zip.addEmptyDirectory(name, { mtime: modifiedAt, mode: folderMode })
      continue
    }
    const { hash, size } = entry
    const compress = !isPacked.test(name)
    zip.addReadStreamLazy(name, { mtime: modifiedAt, mode: fileMode, size, compress }, (pass) => {
      bodies.read(hash).then(
        (bytes) => pass(undefined, Readable.from([bytes])),
        (error: unknown) => zip.emit('error', error),
      )
    })
  }
  zip.end()
  return Readable.toWeb(output)
}
