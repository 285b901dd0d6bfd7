export interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  payment_intent?: object
  charge?: string
}

/**
 * An answer that is not a success. Thrown, it undoes the request; returned by an operation, what was written
 * before it stays, as a declined payment does.
 */
export class StripeError extends Error {
  readonly status: 400 | 401 | 402 | 404 | 409 | 500
  readonly body: StripeErrorBody

  constructor(status: StripeError['status'], body: StripeErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** A card that was refused, in the words of its bank. */
export const cardError = (
  { code, message, declineCode }: { code: string; message: string; declineCode?: string | undefined },
  intent?: object,
) =>
  new StripeError(402, {
    type: 'card_error',
    code,
    message,
    ...(declineCode !== undefined && { decline_code: declineCode }),
    ...(intent && { payment_intent: intent }),
  })

export const invalidRequest = (message: string, facts: { code?: string; param?: string } = {}) =>
  new StripeError(400, { type: 'invalid_request_error', message, ...facts })

export const missingResource = (what: string, id: string, param = 'id') =>
  new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })
