import { crc32, deflateRawSync } from 'node:zlib'

export interface RawEntry {
  name: string | Buffer
  bytes?: Uint8Array
  /** Unix mode with the kind of file, such as 0o120777 for a link. */
  mode?: number
  flags?: number
  isStored?: boolean
  /** What the archive's list claims in place of the truth. */
  claims?: { size?: number; crc?: number; method?: number; offset?: number }
  /** What stands before the bytes, where it differs from the list. */
  localName?: string
}

const utf8Name = 0x800

/** Writes ZIP archives, also those that no honest program would write. */
export function writeRawZip(
  entries: readonly RawEntry[],
  { claimedCount = entries.length } = {},
): Buffer<ArrayBuffer> {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const {
      bytes = new Uint8Array(),
      mode = 0o100644,
      flags = utf8Name,
      isStored = false,
      claims = {},
    } = entry
    const name = Buffer.from(entry.name)
    const packed = isStored ? Buffer.from(bytes) : deflateRawSync(bytes)
    const facts = {
      flags,
      method: claims.method ?? (isStored ? 0 : 8),
      crc: claims.crc ?? crc32(bytes),
      packedSize: packed.length,
      size: claims.size ?? bytes.length,
    }
    const local = Buffer.concat([
      localHeader(Buffer.from(entry.localName ?? name), { ...facts, size: bytes.length }),
      packed,
    ])
    list.push(listHeader(name, { ...facts, mode, offset: claims.offset ?? offset }))
    parts.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(list)
  return Buffer.concat([...parts, directory, endRecord(claimedCount, directory.length, offset)])
}

interface Facts {
  flags: number
  method: number
  crc: number
  packedSize: number
  size: number
}

function localHeader(name: Buffer, { flags, method, crc, packedSize, size }: Facts): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(method, 8)
  header.writeUInt32LE(crc, 14)
  header.writeUInt32LE(packedSize, 18)
  header.writeUInt32LE(size, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function listHeader(name: Buffer, facts: Facts & { mode: number; offset: number }): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE((3 << 8) | 20, 4)
  header.writeUInt16LE(20, 6)
  header.writeUInt16LE(facts.flags, 8)
  header.writeUInt16LE(facts.method, 10)
  header.writeUInt32LE(facts.crc, 16)
  header.writeUInt32LE(facts.packedSize, 20)
  header.writeUInt32LE(facts.size, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt32LE((facts.mode << 16) >>> 0, 38)
  header.writeUInt32LE(facts.offset, 42)
  return Buffer.concat([header, name])
}

/** More than 65,535 entries are told by a record of the larger format. */
function endRecord(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, 0xffff), 8)
  end.writeUInt16LE(Math.min(count, 0xffff), 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  if (count < 0xffff) return end
  const large = Buffer.alloc(56)
  large.writeUInt32LE(0x06064b50, 0)
  large.writeBigUInt64LE(44n, 4)
  large.writeBigUInt64LE(BigInt(count), 24)
  large.writeBigUInt64LE(BigInt(count), 32)
  large.writeBigUInt64LE(BigInt(size), 40)
  large.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(offset + size), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([large, locator, end])
}
