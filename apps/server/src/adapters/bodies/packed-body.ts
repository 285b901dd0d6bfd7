import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { isWorthPacking } from '../../modules/projects/index.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** A body as it is stored: packed, if it gets smaller by it. What looks packed is packed again, so that it comes back. */
export async function packBody(bytes: Uint8Array): Promise<Uint8Array> {
  if (looksPacked(bytes)) return pack(bytes)
  if (!(await isWorthPacking(bytes))) return bytes
  const packed = await pack(bytes)
  return packed.length < bytes.length ? packed : bytes
}

/** The bytes that packBody was given. What was stored before bodies were packed is returned as it is. */
export async function unpackBody(stored: Uint8Array): Promise<Uint8Array> {
  return looksPacked(stored) ? unpack(stored) : stored
}

/** The same for a body that comes in pieces. */
export async function unpackStream(stored: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const pieces = stored.values()
  const beginning: Uint8Array[] = []
  while (lengthOf(beginning) < mark.length) {
    const { done, value } = await pieces.next()
    if (done) break
    beginning.push(value)
  }
  const whole = ReadableStream.from(
    (async function* () {
      yield* beginning
      yield* pieces
    })(),
  )
  return looksPacked(Buffer.concat(beginning)) ? whole.pipeThrough(new DecompressionStream('gzip')) : whole
}

/** Every gzip file begins so. */
const mark = [0x1f, 0x8b]
const looksPacked = (bytes: Uint8Array) => mark.every((byte, index) => bytes[index] === byte)

const lengthOf = (pieces: readonly Uint8Array[]) => pieces.reduce((sum, { length }) => sum + length, 0)
