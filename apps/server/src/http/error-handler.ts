import { texts } from '@joinery/contract'
import type { ErrorCode, ErrorReply } from '@joinery/contract'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from './app-error.ts'
import type { RequestContext } from './app-types.ts'
import { hasCode } from './failure-cause.ts'
import { isClientGone } from './is-client-gone.ts'
import { isDatabaseAway } from './is-database-away.ts'
import { requestLog } from './request-log.ts'

/** The status of every error code. */
export const statusOf: Record<ErrorCode, ContentfulStatusCode> = {
  'malformed-request': 400,
  'malformed-json': 400,
  'invalid-input': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'payload-too-large': 413,
  'address-too-long': 414,
  'unsupported-media-type': 415,
  conflict: 409,
  'limit-reached': 422,
  'plan-limit': 402,
  'usage-limit-reached': 429,
  'rate-limited': 429,
  'headers-too-large': 431,
  internal: 500,
  unavailable: 503,
  'storage-full': 507,
}

/** The only place where an exception becomes an answer. What was not expected is logged whole and told as little. */
export function handleError(thrown: unknown, context: RequestContext): Response {
  const error = toAppError(thrown)
  const status = statusOf[error.code]
  if (status >= 500) requestLog(context).error({ err: thrown }, error.message)
  for (const [name, value] of Object.entries(error.headers)) context.header(name, value)
  return context.json(errorBody(error, context.env.outgoing.requestId), status)
}

export function errorBody(error: AppError, requestId?: string): ErrorReply {
  const { code, message, issues, conflict, usageLimit } = error
  return {
    error: {
      code,
      message,
      ...(requestId && { requestId }),
      ...(issues && { issues }),
      ...(conflict && { conflict }),
      ...(usageLimit && { usageLimit }),
    },
  }
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (isClientGone(thrown)) {
    return new AppError('malformed-request', texts.errors['malformed-request'], { cause: thrown })
  }
  if (isDatabaseAway(thrown)) {
    return new AppError('unavailable', texts.errors.unavailable, {
      cause: thrown,
      headers: { 'retry-after': '2' },
    })
  }
  if (hasCode(thrown, diskFullCodes)) {
    return new AppError('storage-full', texts.errors['storage-full'], { cause: thrown })
  }
  return new AppError('internal', texts.errors.internal, { cause: thrown })
}

/** PostgreSQL's own code, and the file system's. */
const diskFullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])
