import type { ContentHash } from '@joinery/contract'
import { contentDisposition } from '../../http/content-disposition.ts'
import { rasterTypes } from './detect-mime-type.ts'

interface Options {
  name: string
  mimeType: string
  hash: ContentHash
  cacheControl: string
  /** Whether the client asks for a download in any case. */
  isDownload: boolean
}

/**
 * Stored files come from users and are served from the app's own origin, so nothing in them may run there: the type
 * is the one the bytes have, it is not guessed again, the policy allows nothing and puts the file into an origin of
 * its own, and whatever is not a plain picture is saved instead of shown.
 */
export function objectHeaders(options: Options): Record<string, string> {
  const { name, mimeType, hash, cacheControl, isDownload } = options
  const isShown = rasterTypes.has(mimeType) && !isDownload
  return {
    'content-type': mimeType,
    'content-disposition': contentDisposition(isShown ? 'inline' : 'attachment', name),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': cacheControl,
    etag: `"${hash}"`,
  }
}
