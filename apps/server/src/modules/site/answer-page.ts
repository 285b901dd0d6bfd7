import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RequestContext } from '../../http/app-types.ts'
import { createNonce, pagePolicy } from '../../http/security-headers.ts'
import { chooseEncoding } from '../../http/choose-encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The build writes this word wherever a page needs the nonce of its answer. */
const noncePlaceholder = '%CSP_NONCE%'

/** A page carries a fresh nonce, so it is compressed as it leaves; it is small, and everything else is ready made. */
export async function answerPage(
  context: RequestContext,
  html: string,
  { status, frames }: { status: 200 | 404; frames: string },
): Promise<Response> {
  const nonce = createNonce()
  const page = Buffer.from(html.replaceAll(noncePlaceholder, nonce))
  const encoding = chooseEncoding(context.req.header('accept-encoding'), ['br', 'gzip'])
  context.header('content-security-policy', pagePolicy(nonce, frames))
  context.header('content-type', 'text/html; charset=utf-8')
  context.header('cache-control', 'no-cache')
  context.header('vary', 'accept-encoding')
  if (encoding === 'identity') return context.body(page, status)
  context.header('content-encoding', encoding)
  return context.body(await compress[encoding](page), status)
}

const compress = {
  br: (page: Buffer) => compressBrotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (page: Buffer) => compressGzip(page, { level: 6 }),
}
