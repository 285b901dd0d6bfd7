export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503

/** A request that cannot go on, with the code that the client's users switch on. */
export class AuthError extends Error {
  readonly status: ErrorStatus
  readonly code: string
  readonly retryAfterSeconds: number | undefined

  constructor(status: ErrorStatus, code: string, message: string) {
    super(message)
    this.name = 'AuthError'
    this.status = status
    this.code = code
  }
}

/** The request came too often; the reply says when to come back. */
export class TooManyRequestsError extends AuthError {
  override readonly retryAfterSeconds: number

  constructor(code: string, message: string, retryAfterSeconds: number) {
    super(429, code, message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A failure of ours that passes. The client tries again by itself, and keeps its session meanwhile. */
export class UnavailableError extends AuthError {
  override readonly retryAfterSeconds = 2

  constructor() {
    super(503, 'unexpected_failure', 'The service is not available right now. Please try again.')
  }
}

export type WeaknessReason = 'length' | 'characters' | 'pwned'

export class WeakPasswordError extends AuthError {
  readonly reasons: WeaknessReason[]

  constructor(message: string, reasons: WeaknessReason[]) {
    super(422, 'weak_password', message)
    this.reasons = reasons
  }
}

/** An error in the shape of OAuth 2.0, which has no code of ours and is always a 400. */
export class OAuthError extends Error {
  readonly error: string

  constructor(error: string, description: string) {
    super(description)
    this.name = 'OAuthError'
    this.error = error
  }
}

export const validationFailed = (message: string) => new AuthError(400, 'validation_failed', message)
