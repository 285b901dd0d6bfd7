import type { Context } from 'hono'
import { AuthError, OAuthError, WeakPasswordError } from '../errors.ts'
import { LockTimeoutError } from '../ports/storage.ts'

const apiVersionHeader = 'X-Supabase-Api-Version'
const firstVersionWithCodes = '2024-01-01'

/** Answers an error in the shape that the request's API version asks for. */
export function respondWithError(c: Context, cause: unknown) {
  if (cause instanceof OAuthError) {
    return c.json({ error: cause.error, error_description: cause.message }, 400)
  }
  const error = toAuthError(cause)
  c.header('x-sb-error-code', error.code)
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds))
  const weakness = error instanceof WeakPasswordError ? { weak_password: { reasons: error.reasons } } : {}
  if (!wantsCodes(c)) {
    return c.json(
      { code: error.status, error_code: error.code, msg: error.message, ...weakness },
      error.status,
    )
  }
  c.header(apiVersionHeader, firstVersionWithCodes)
  return c.json({ code: error.code, message: error.message, ...weakness }, error.status)
}

function toAuthError(cause: unknown) {
  if (cause instanceof AuthError) return cause
  if (cause instanceof LockTimeoutError) {
    return new AuthError(409, 'conflict', 'Too many concurrent token refresh requests on the same session')
  }
  return new AuthError(500, 'unexpected_failure', 'Something went wrong on our side. Please try again.')
}

function wantsCodes(c: Context) {
  const version = c.req.header(apiVersionHeader) ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= firstVersionWithCodes
}
