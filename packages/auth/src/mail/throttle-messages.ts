import type { AuthContext } from '../context.ts'
import { TooManyRequestsError } from '../errors.ts'
import type { RateLimitVerdict } from '../ports/outside.ts'

type Channel = 'email' | 'phone'

const codes = { email: 'over_email_send_rate_limit', phone: 'over_sms_send_rate_limit' }

/**
 * One message of a kind to one address in so many seconds. It counts by address and not by account, so that an unknown
 * address is refused exactly as a known one is.
 */
export async function throttleMessages(context: AuthContext, channel: Channel, subject: string) {
  const { allowed, retryAfterSeconds } = await countMessage(context, channel, subject)
  if (allowed) return
  throw new TooManyRequestsError(
    codes[channel],
    `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`,
    retryAfterSeconds,
  )
}

/** The same, for callers that keep quiet about it. */
export async function countMessage(
  { settings, rateLimiter }: AuthContext,
  channel: Channel,
  subject: string,
): Promise<RateLimitVerdict> {
  const windowSeconds = settings[channel].maxFrequencySeconds
  if (windowSeconds === 0) return { allowed: true, retryAfterSeconds: 0 }
  return rateLimiter.consume(`auth:message:${channel}:${subject}`, { limit: 1, windowSeconds })
}

/** The instance's own limit on outgoing messages. Where addresses are believed anyway, there is nothing to protect. */
export async function consumeBudget({ settings, rateLimiter }: AuthContext, channel: Channel) {
  if (settings[channel].autoconfirm) return
  const limit = channel === 'email' ? settings.rateLimits.email : settings.rateLimits.sms
  const { allowed, retryAfterSeconds } = await rateLimiter.consume(`auth:budget:${channel}`, limit)
  if (allowed) return
  const name = channel === 'email' ? 'email' : 'SMS'
  throw new TooManyRequestsError(codes[channel], `${name} rate limit exceeded`, retryAfterSeconds)
}
