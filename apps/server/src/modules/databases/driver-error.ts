import { fillText, texts } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
])

/** Why a database let nobody in, in a sentence; the server's own words where it has some. */
export function connectFailure(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (unreachable.has(codeOf(error)))
    return new AppError('invalid-input', texts.egress.unreachable, { cause: error })
  return new AppError('invalid-input', fillText(texts.databases.connectFailed, { reason: reasonOf(error) }), {
    cause: error,
  })
}

/** What a database said to a question that it did not answer. */
export function questionFailure(error: unknown): AppError {
  if (error instanceof AppError) return error
  return new AppError('invalid-input', reasonOf(error), { cause: error })
}

export function statementTimedOut(): AppError {
  return new AppError('invalid-input', texts.databases.console.timedOut)
}

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, 1_000) || codeOf(error)

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
