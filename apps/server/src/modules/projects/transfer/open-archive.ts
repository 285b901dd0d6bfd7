import { hash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { fileLimits } from '@joinery/contract'
import type { ContentHash } from '@joinery/contract'
import { openPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import { AppError } from '../../../http/app-error.ts'
import { checkEntry, checkLocalHeader } from './check-entry.ts'
import { listFiles } from './list-files.ts'
import { archiveTooLarge, refuseArchive } from './refuse-archive.ts'

export interface Archive {
  /** With the paths they get in a project. */
  files: ArchivedFile[]
  /** The folders that hold no file. */
  emptyFolders: string[]
  /** What is never imported, such as node_modules, by the folder it starts with. */
  leftOut: string[]
  /** The bytes of one of its files. */
  read: (file: ArchivedFile) => Promise<Buffer>
  close: () => void
}

export interface ArchivedFile {
  path: string
  hash: ContentHash
  size: number
  entry: Entry
}

/** Far above what a project holds, since what is left out counts too; a header may claim millions. */
const maxEntries = 20_000

/**
 * Opens a ZIP archive and checks it whole: every name, every header and, by unpacking each file once, every byte.
 * Nothing is kept meanwhile but one file at a time.
 */
export async function openArchive(path: string, maxFiles: number = fileLimits.maxFiles): Promise<Archive> {
  const zip = await tellDamage(() => openPromise(path, { autoClose: false, decodeStrings: false }))
  try {
    const entries = await listEntries(zip)
    entries.forEach(checkEntry)
    const { files, emptyFolders, leftOut } = listFiles(entries)
    requireFewFiles(files.length, maxFiles)
    checkSizes(
      zip,
      files.map(({ entry }) => entry),
    )
    const checked: ArchivedFile[] = []
    for (const file of files) {
      checkLocalHeader(file.entry, await tellDamage(() => zip.readLocalFileHeaderPromise(file.entry)))
      const bytes = await readEntry(zip, file.entry)
      checked.push({ ...file, hash: hash('sha256', bytes), size: bytes.length })
    }
    return {
      files: checked,
      emptyFolders,
      leftOut,
      read: ({ entry }) => readEntry(zip, entry),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > maxEntries) {
    throw archiveTooLarge(
      `The archive has ${zip.entryCount} entries, and at most ${maxEntries} are looked at. Leave out folders such as node_modules.`,
    )
  }
  const entries: Entry[] = []
  await tellDamage(async () => {
    for await (const entry of zip.eachEntry()) entries.push(entry)
  })
  return entries
}

function requireFewFiles(count: number, maxFiles: number): void {
  if (count <= maxFiles) return
  throw archiveTooLarge(
    `The archive has ${count} files, and a project holds at most ${maxFiles.toLocaleString('en')}.`,
  )
}

/** Judges by what the headers declare; the bytes are held to that when they are unpacked. */
function checkSizes(zip: ZipFile, entries: readonly Entry[]): void {
  const { maxProjectBytes } = fileLimits
  const unpackedBytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (unpackedBytes > maxProjectBytes) {
    throw archiveTooLarge('The files of the archive take more than 30 MB, which is what a project holds.')
  }
  // Only entries that share their bytes can be longer together than the archive.
  const packedBytes = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0)
  if (packedBytes > zip.fileSize) throw refuseArchive('The archive uses the same bytes for several files.')
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const bytes = await tellDamage(async () => buffer(await zip.openReadStreamPromise(entry)))
  const isWhole = bytes.length === entry.uncompressedSize && crc32(bytes) === entry.crc32
  if (!isWhole) throw damaged(undefined)
  return bytes
}

/** What the reader throws is about the archive, unless the operating system says something. */
async function tellDamage<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) throw error
    throw damaged(error)
  }
}

const damaged = (cause: unknown) =>
  refuseArchive('The file is not a ZIP archive, or it is damaged. Pack it again and try once more.', cause)
