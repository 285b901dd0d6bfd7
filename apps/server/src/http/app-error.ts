import type { ErrorCode, ErrorReply, FileConflict, UsageLimit } from '@joinery/contract'

interface Details {
  issues?: NonNullable<ErrorReply['error']['issues']>
  conflict?: FileConflict
  usageLimit?: UsageLimit
  headers?: Record<string, string>
  cause?: unknown
}

/** "This request cannot go on": the code decides the status, the message is a sentence a user can read. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly issues: Details['issues']
  readonly conflict: FileConflict | undefined
  readonly usageLimit: UsageLimit | undefined
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    const { issues, conflict, usageLimit, headers = {}, cause } = details
    super(message, { cause })
    this.code = code
    this.issues = issues
    this.conflict = conflict
    this.usageLimit = usageLimit
    this.headers = headers
  }
}
