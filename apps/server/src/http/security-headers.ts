import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Env } from './app-types.ts'

/** Headers of every answer. Pages replace the content policy by one of their own. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): MiddlewareHandler<Env> {
  const headers = isHttps ? [...everyAnswer, strictTransport] : everyAnswer
  return async (context, next) => {
    for (const [name, value] of headers) context.header(name, value)
    await next()
  }
}

const strictTransport = ['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const

const everyAnswer = [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
] as const

export const createNonce = () => randomBytes(16).toString('base64url')

/** What a page of ours may load: itself, and the inline scripts and styles that carry this answer's nonce. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
