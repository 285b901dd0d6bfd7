import type { ErrorCode, ErrorReply } from '@joinery/contract'

/** The server's codes, and the two that only the client can know. */
export type ApiErrorCode = ErrorCode | 'unreachable' | 'unreadable-reply'

interface ApiErrorFacts {
  code: ApiErrorCode
  message: string
  /** 0 when no answer came. */
  status: number
  requestId?: string | undefined
  issues?: ErrorReply['error']['issues']
  conflict?: unknown
  cause?: unknown
}

/** A call that did not succeed. The message is a sentence that a user can read. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly status: number
  readonly requestId: string | undefined
  readonly issues: NonNullable<ErrorReply['error']['issues']>
  /** Of a write that met another one: a `FileConflict`, for the files feature to read. */
  readonly conflict: unknown

  constructor({ code, message, status, requestId, issues, conflict, cause }: ApiErrorFacts) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.requestId = requestId
    this.issues = issues ?? []
    this.conflict = conflict
  }
}
