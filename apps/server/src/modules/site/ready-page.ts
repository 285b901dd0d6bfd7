import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { constants, crc32, createBrotliCompress, createGzip } from 'node:zlib'
import type { Encoding } from '../../http/choose-encoding.ts'

/** The build writes this word once, at the end of a page: there the nonce of the answer belongs. */
const noncePlaceholder = '%CSP_NONCE%'

export interface ReadyPage {
  /** What the page's own inline scripts and styles are known by, as a content policy names them. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly write: (encoding: Exclude<Encoding, 'zstd'>, nonce: string) => Promise<Buffer<ArrayBuffer>>
}

/**
 * A page whose answers differ in their last words alone. Everything before them is compressed once, as well as it can be,
 * and an answer only adds the rest as it is.
 */
export function readyPage(html: string): ReadyPage {
  const [start = '', end = ''] = html.split(noncePlaceholder)
  const body = Buffer.from(start)
  const brotli = onFirstUse(() => compressBrotli(body))
  const gzip = onFirstUse(() => compressGzip(body))
  const write = {
    identity: async (rest: Buffer) => Buffer.concat([body, rest]),
    br: async (rest: Buffer) => Buffer.concat([await brotli(), ...brotliEnd(rest)]),
    gzip: async (rest: Buffer) => Buffer.concat([await gzip(), ...gzipEnd(body, rest)]),
  }
  return {
    scripts: hashesOf(html, /<script>([^]*?)<\/script>/g),
    styles: hashesOf(html, /<style>([^]*?)<\/style>/g),
    write: (encoding, nonce) => write[encoding](Buffer.from(nonce + end)),
  }
}

function onFirstUse<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

function compressBrotli(body: Buffer): Promise<Buffer> {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
  return flushed(stream, body, constants.BROTLI_OPERATION_FLUSH)
}

const compressGzip = (body: Buffer) =>
  flushed(createGzip({ level: constants.Z_BEST_COMPRESSION }), body, constants.Z_SYNC_FLUSH)

/** What a stream gives for this much and leaves open, up to a whole byte: more may follow. */
async function flushed(
  stream: ReturnType<typeof createBrotliCompress> | ReturnType<typeof createGzip>,
  body: Buffer,
  kind: number,
): Promise<Buffer> {
  const pieces: Buffer[] = []
  stream.on('data', (piece: Buffer) => pieces.push(piece))
  stream.write(body)
  await new Promise<void>((done) => stream.flush(kind, done))
  stream.destroy()
  await once(stream, 'close')
  return Buffer.concat(pieces)
}

/** RFC 7932, 9.2: a meta-block that is not compressed, and an empty last one. */
function brotliEnd(rest: Buffer): Buffer[] {
  const header = Buffer.alloc(3)
  header.writeUIntLE(((rest.length - 1) << 3) | (1 << 19), 0, 3)
  return [header, rest, Buffer.of(3)]
}

/** RFC 1951, 3.2.4: a last block that is only stored; RFC 1952, 2.3.1: the checksum and the length of all. */
function gzipEnd(body: Buffer, rest: Buffer): Buffer[] {
  const header = Buffer.alloc(5)
  header.writeUInt8(1, 0)
  header.writeUInt16LE(rest.length, 1)
  header.writeUInt16LE(0xffff - rest.length, 3)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(rest, crc32(body)), 0)
  trailer.writeUInt32LE(body.length + rest.length, 4)
  return [header, rest, trailer]
}

function hashesOf(html: string, element: RegExp): string[] {
  return Array.from(
    html.matchAll(element),
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
}
