import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { AuthError, validationFailed } from '../errors.ts'
import { isStorableText } from './is-storable.ts'

const maxBodyBytes = 1024 * 1024

/**
 * What holds for every request. Each part is left out where it cannot apply, because touching a request's body or an
 * answer's headers costs as much as the rest of a small request.
 */
export const admitRequest: MiddlewareHandler = (c, next) => {
  const addressed = c.req.url.includes('?') ? Object.values(c.req.queries()).flat() : []
  if (![c.req.path, ...addressed].every(isStorableText)) {
    throw validationFailed('The address holds invalid characters')
  }
  const goOn = isSmall(c) ? next : async () => void (await limitBody(c, next))
  return c.req.header('origin') === undefined ? goOn() : shareAcrossOrigins(c, goOn)
}

/** Whether the head of the request already says so. */
function isSmall({ req }: Context) {
  if (['GET', 'HEAD', 'OPTIONS'].includes(req.method)) return true
  const length = req.header('content-length')
  if (length === undefined || req.header('transfer-encoding') !== undefined) return false
  return Number(length) <= maxBodyBytes
}

const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new AuthError(413, 'request_entity_too_large', `Request body too large (max ${maxBodyBytes} bytes)`)
  },
})

const shareAcrossOrigins = cors({
  origin: '*',
  allowHeaders: [
    'authorization',
    'apikey',
    'content-type',
    'x-client-info',
    'x-supabase-api-version',
    'x-jwt-aud',
  ],
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
  exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version'],
})
