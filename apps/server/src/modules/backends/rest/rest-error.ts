/** A refusal in the words and the shape that clients of this interface know. */
export class RestError extends Error {
  override name = 'RestError'
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly hint: string | null

  constructor(
    status: number,
    code: string,
    { message, details, hint }: { message: string; details?: string | null; hint?: string | null },
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = details ?? null
    this.hint = hint ?? null
  }
}

/** The request itself cannot be read. */
export const malformed = (message: string, details?: string): RestError =>
  new RestError(400, 'PGRST100', { message, ...(details !== undefined && { details }) })
