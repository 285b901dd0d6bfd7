import type { RequestContext } from '../../http/app-types.ts'
import { chooseEncoding } from '../../http/choose-encoding.ts'
import type { SiteFile } from './site-files.ts'

/** Files with a hash in their name are kept by browsers for good; the others are asked for again, by their tag. */
export function answerAsset(context: RequestContext, file: SiteFile): Response {
  context.header('etag', file.etag)
  context.header('cache-control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  context.header('vary', 'accept-encoding')
  if (context.req.header('if-none-match') === file.etag) return context.body(null, 304)
  const offered = encodings.filter((encoding) => file.bodies[encoding])
  const encoding = chooseEncoding(context.req.header('accept-encoding'), offered)
  context.header('content-type', file.type)
  if (encoding !== 'identity') context.header('content-encoding', encoding)
  return context.body(file.bodies[encoding] ?? file.bodies.identity)
}

const encodings = ['br', 'gzip', 'identity'] as const
