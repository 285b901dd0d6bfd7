import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentHash } from '@joinery/contract'
import type { BodyStore } from '../../projects/index.ts'
import type { BuiltPublication } from '../store.ts'
import type { BuiltApp } from './built-app.ts'
import { findMarks } from './find-marks.ts'
import { mayBePublic } from './may-be-public.ts'
import type { PublishedFile } from './published-file.ts'

interface Dependencies {
  bodies: Pick<BodyStore, 'put' | 'read'>
  contentTypeOf: (path: string) => string
}

/**
 * Puts the files of a built app where every server finds them, compressed once for all visitors. What an earlier
 * publication has compressed already is taken over.
 */
export async function storeApp(
  { files }: Pick<BuiltApp, 'files'>,
  earlier: readonly PublishedFile[],
  { bodies, contentTypeOf }: Dependencies,
): Promise<BuiltPublication> {
  const known = new Map(earlier.map((file) => [file.hash, file]))
  const marks = findMarks([...files.values()].filter((file) => typeof file === 'string'))
  const published: PublishedFile[] = []
  let sizeBytes = 0
  for (const [path, file] of files) {
    if (!mayBePublic(path)) continue
    const isOwn = typeof file === 'string' || file instanceof Uint8Array
    const bytes = isOwn ? Buffer.from(file) : await bodies.read(file.hash)
    const hash = isOwn ? await bodies.put(bytes) : file.hash
    const type = contentTypeOf(path)
    const forms = known.get(hash) ?? (isWorthIt(type, bytes) ? await compress(bytes) : {})
    const mark = isOwn ? undefined : marks.get(path)
    sizeBytes += bytes.length
    published.push({
      path,
      type,
      hash,
      size: bytes.length,
      ...(forms.br && { br: forms.br }),
      ...(forms.gzip && { gzip: forms.gzip }),
      ...(isOwn && hasHashedName(path) && { isImmutable: true as const }),
      ...(mark !== undefined && { mark }),
    })
  }
  return { files: published, sizeBytes }

  async function compress(bytes: Uint8Array): Promise<{ br?: ContentHash; gzip?: ContentHash }> {
    const [small, usual] = await Promise.all([compressBrotli(bytes, brotliOptions), compressGzip(bytes)])
    if (usual.length > bytes.length * worthwhileShare) return {}
    return { br: await bodies.put(small), gzip: await bodies.put(usual) }
  }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const minBytes = 512
const worthwhileShare = 0.95

function isWorthIt(type: string, { length }: Uint8Array): boolean {
  return length >= minBytes && /^text\/|json|javascript|xml|svg|wasm|manifest/.test(type)
}

/** The build gives everything it makes a name with a hash, except pages. */
function hasHashedName(path: string): boolean {
  return !path.endsWith('.html') && /^(?:assets|packages)\//.test(path)
}
