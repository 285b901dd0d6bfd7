import { randomBytes } from 'node:crypto'

const everyAnswer = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Headers of every answer. Pages replace the content policy by one of their own. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): Record<string, string> {
  if (!isHttps) return everyAnswer
  return { ...everyAnswer, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
}

export const createNonce = () => randomBytes(16).toString('base64url')

interface PageWords {
  /** The hashes of what stands in the page itself. */
  scripts: readonly string[]
  styles: readonly string[]
  nonce: string
  frames: string
}

/**
 * What a page of ours may load and ask: its own origin, its own inline scripts and styles, and the styles that our
 * libraries write with this answer's nonce. What it may frame is somebody else's code on an origin of its own.
 */
export function pagePolicy({ scripts, styles, nonce, frames }: PageWords): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles, `'nonce-${nonce}'`].join(' '),
    "img-src 'self' data: blob:",
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
