import { inflateSync } from 'node:zlib'
import { texts } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'

const maxObjects = 60_000
const maxObjectBytes = 32 * 1024 * 1024
const maxAllBytes = 256 * 1024 * 1024
const headerBytes = 12
const trailerBytes = 20
const offsetDelta = 6
const referenceDelta = 7

/**
 * Looks through a pack before the Git library unpacks it in memory: a few megabytes can claim to become many gigabytes,
 * by being packed tightly or by saying "copy that again" many times.
 */
export function checkPack(pack: Uint8Array): void {
  const bytes = Buffer.from(pack.buffer, pack.byteOffset, pack.byteLength)
  if (bytes.length < headerBytes + trailerBytes || bytes.toString('latin1', 0, 4) !== 'PACK') throw broken()
  const count = bytes.readUInt32BE(8)
  if (count > maxObjects) throw tooLarge()
  let at = headerBytes
  let all = 0
  for (let index = 0; index < count; index += 1) {
    const object = readHeader(bytes, at)
    const { content, length } = inflate(bytes.subarray(object.end, -trailerBytes), object.size)
    all += content.length
    if (object.isDelta) all += checkSize(readDeltaTarget(content))
    if (all > maxAllBytes) throw tooLarge()
    at = object.end + length
  }
}

interface ObjectHeader {
  readonly isDelta: boolean
  readonly size: number
  /** Where the packed content begins. */
  readonly end: number
}

/** Type and size stand in one number of seven bits a byte, whose first byte has four. A delta names its base next. */
function readHeader(bytes: Buffer, start: number): ObjectHeader {
  let at = start
  let byte = byteAt(bytes, at)
  const type = (byte >> 4) & 7
  let size = byte & 15
  let weight = 16
  while (byte & 0x80) {
    at += 1
    byte = byteAt(bytes, at)
    size += (byte & 0x7f) * weight
    weight *= 128
  }
  at += 1
  if (type === referenceDelta) at += 20
  if (type === offsetDelta) {
    while (byteAt(bytes, at) & 0x80) at += 1
    at += 1
  }
  return { isDelta: type === offsetDelta || type === referenceDelta, size: checkSize(size), end: at }
}

function inflate(bytes: Buffer, size: number): { content: Buffer; length: number } {
  try {
    // Node's types do not know that `info` changes what is returned.
    const result: unknown = inflateSync(bytes, { maxOutputLength: Math.max(size, 1), info: true })
    if (isInflated(result) && result.buffer.length === size) {
      return { content: result.buffer, length: result.engine.bytesWritten }
    }
  } catch (error) {
    throw broken(error)
  }
  throw broken()
}

function isInflated(result: unknown): result is { buffer: Buffer; engine: { bytesWritten: number } } {
  return typeof result === 'object' && result !== null && 'buffer' in result && 'engine' in result
}

/** A delta begins with the size of its base and the size of what it becomes. */
function readDeltaTarget(delta: Buffer): number {
  const base = readNumber(delta, 0)
  return readNumber(delta, base.end).value
}

function readNumber(bytes: Buffer, start: number): { value: number; end: number } {
  let value = 0
  let weight = 1
  let at = start
  for (;;) {
    const byte = byteAt(bytes, at)
    value += (byte & 0x7f) * weight
    weight *= 128
    at += 1
    if (!(byte & 0x80)) return { value, end: at }
  }
}

function byteAt(bytes: Buffer, at: number): number {
  const byte = bytes[at]
  if (byte === undefined) throw broken()
  return byte
}

function checkSize(size: number): number {
  if (size > maxObjectBytes) throw tooLarge()
  return size
}

const { git } = texts.integrations.codeHosting
const tooLarge = () => new AppError('limit-reached', git.tooLarge)
const broken = (cause?: unknown) => new AppError('invalid-input', git.broken, { cause })
