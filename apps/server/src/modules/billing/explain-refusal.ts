import { fillText, texts } from '@joinery/contract'
import { Stripe } from 'stripe'
import { AppError } from '../../http/app-error.ts'

const {
  StripeAPIError,
  StripeCardError,
  StripeConnectionError,
  StripeIdempotencyError,
  StripeRateLimitError,
} = Stripe.errors

/** What the provider has refused, as the caller can understand it. What is our own fault stays as it is. */
export function explainRefusal(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  if (error instanceof StripeCardError) {
    return new AppError('conflict', fillText(texts.payments.declined, { reason: error.message }), {
      cause: error,
    })
  }
  if (error.code === 'resource_missing') {
    return new AppError('not-found', texts.errors['not-found'], { cause: error })
  }
  const isAway =
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error instanceof StripeRateLimitError ||
    error instanceof StripeIdempotencyError
  if (!isAway) return error
  return new AppError('unavailable', texts.payments.providerAway, {
    cause: error,
    headers: { 'retry-after': '5' },
  })
}
