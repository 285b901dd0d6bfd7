import { promisify } from 'node:util'
import { constants, gzip, zstdCompress } from 'node:zlib'
import type { RequestContext } from './app-types.ts'
import { chooseEncoding } from './choose-encoding.ts'
import { comesFromHere } from './is-local-request.ts'

type Body = string | Uint8Array<ArrayBuffer>

/**
 * Answers with text that is written for each who asks, compressed as it leaves. It has to be quick: 0.4 MB of script
 * become a third of it in 2 ms with zstd and in 7 with gzip. A browser on this machine gets it as it is, since nothing
 * travels over a line. The status is 200 unless another one was set.
 */
export async function answerPacked(
  context: RequestContext,
  body: Body,
  headers: Record<string, string>,
): Promise<Response> {
  if (body.length < minLength || comesFromHere(context)) return context.body(body, undefined, headers)
  const encoding = chooseEncoding(context.req.header('accept-encoding'), ['zstd', 'gzip'])
  const varying = { ...headers, vary: 'accept-encoding' }
  if (encoding === 'identity') return context.body(body, undefined, varying)
  return context.body(await pack[encoding](body), undefined, { ...varying, 'content-encoding': encoding })
}

/** What fits into a packet or two arrives no sooner when it is smaller. */
const minLength = 2_048

const zstd = promisify(zstdCompress)
const gzipped = promisify(gzip)
const pack = {
  zstd: (body: Body) => zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  gzip: (body: Body) => gzipped(body, { level: 4 }),
}
