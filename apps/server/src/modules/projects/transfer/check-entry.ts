import { isUtf8 } from 'node:buffer'
import { fileLimits } from '@joinery/contract'
import { getFileNameLowLevel } from 'yauzl'
import type { Entry, LocalFileHeader } from 'yauzl'
import { archiveTooLarge, quoteName, refuseArchive } from './refuse-archive.ts'

/** What can be told about an entry from the archive's list alone. */
export function checkEntry(entry: Entry): void {
  const name = entryName(entry)
  if (isLeftOut(name)) return
  const shown = quoteName(name)
  if (entry.isEncrypted()) {
    throw refuseArchive(`The archive is protected by a password (${shown}). Pack it without one.`)
  }
  if (!entry.canDecodeFileData()) {
    throw refuseArchive(`${shown} is packed in a way that is not supported. Use the ordinary ZIP format.`)
  }
  const kind = kindOf(entry)
  if (kind === 'link') {
    throw refuseArchive(`${shown} is a link. Replace it by the file that it points to.`)
  }
  if (kind === 'other') throw refuseArchive(`${shown} is no ordinary file.`)
  if (entry.uncompressedSize > fileLimits.maxFileBytes) {
    throw archiveTooLarge(`${shown} has more than 2 MB, which is the most a file may have.`)
  }
  if (isTooTight(entry)) {
    throw refuseArchive(`${shown} unpacks to far more than it should. It looks like an attack.`)
  }
}

/** An archive says everything twice. Where it contradicts itself, other programs would see other files. */
export function checkLocalHeader(entry: Entry, local: LocalFileHeader): void {
  const hasSizes = (local.generalPurposeBitFlag & sizesFollow) === 0
  const isSame =
    local.fileName.equals(entry.fileNameRaw) &&
    local.compressionMethod === entry.compressionMethod &&
    (local.generalPurposeBitFlag & encrypted) === 0 &&
    (!hasSizes || (agrees(local.crc32, entry.crc32) && sizesAgree(entry, local)))
  if (isSame) return
  throw refuseArchive(`The archive says two different things about ${quoteName(entryName(entry))}.`)
}

/** Many programs write UTF-8 without saying so; what is no UTF-8 is in the old code page. */
export function entryName({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  const flags = isUtf8(fileNameRaw) ? generalPurposeBitFlag | utf8Name : generalPurposeBitFlag & ~utf8Name
  return getFileNameLowLevel(flags, fileNameRaw, extraFields, true)
}

/** The folder, or file, for which an entry is left out. Nothing that climbs is: it is refused. */
export function findLeftOut(name: string): string | undefined {
  const segments = name.split('/')
  if (segments.includes('..')) return undefined
  const index = segments.findIndex((segment) => neverImported.has(segment))
  return index === -1 ? undefined : segments.slice(0, index + 1).join('/')
}

const isLeftOut = (name: string) => findLeftOut(name) !== undefined

const neverImported = new Set(['__MACOSX', '.DS_Store', '.git', 'node_modules'])

const encrypted = 0x1
const sizesFollow = 0x8
const utf8Name = 0x800

/** The mode of Unix lies in the upper half. Programs that know no modes leave it empty. */
function kindOf({ externalFileAttributes }: Entry): 'ordinary' | 'link' | 'other' {
  const type = (externalFileAttributes >>> 16) & 0o170000
  if (type === 0o120000) return 'link'
  return [0, 0o100000, 0o040000].includes(type) ? 'ordinary' : 'other'
}

/** Text shrinks to a tenth, rarely to a fiftieth. Small files are let be: they can do no harm. */
function isTooTight({ uncompressedSize, compressedSize }: Entry): boolean {
  return uncompressedSize > 256 * 1024 && uncompressedSize > compressedSize * 250
}

const inExtraField = 0xffffffff

const agrees = (local: number, listed: number) => local === inExtraField || local === listed

const sizesAgree = (entry: Entry, local: LocalFileHeader) =>
  agrees(local.compressedSize, entry.compressedSize) && agrees(local.uncompressedSize, entry.uncompressedSize)
