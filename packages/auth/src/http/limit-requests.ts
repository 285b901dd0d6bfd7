import type { Context, MiddlewareHandler } from 'hono'
import type { AuthContext } from '../context.ts'
import { TooManyRequestsError } from '../errors.ts'
import type { AuthSettings } from '../settings.ts'

type LimitName = Exclude<keyof AuthSettings['rateLimits'], 'ipHeader' | 'email' | 'sms' | 'failures'>

/** At most so many requests of a kind from one address. */
export function limitRequests(context: AuthContext, name: LimitName): MiddlewareHandler {
  return async function limitByAddress(c, next) {
    await countRequest(context, c, name)
    await next()
  }
}

export async function countRequest(context: AuthContext, c: Context, name: LimitName) {
  const ip = context.clientIp(c)
  if (ip === undefined) return
  const { allowed, retryAfterSeconds } = await context.rateLimiter.consume(
    `auth:ip:${name}:${ip}`,
    context.settings.rateLimits[name],
  )
  if (!allowed) throw tooMany(retryAfterSeconds)
}

/**
 * Counts attempts at one address, factor or account, so that guessing gets nowhere from however many machines. Every
 * attempt counts before it is looked at: thousands that come at once are no better off than one after the other.
 */
export async function countAttempt({ rateLimiter, settings }: AuthContext, subject: string) {
  const { allowed, retryAfterSeconds } = await rateLimiter.consume(
    `auth:attempts:${subject}`,
    settings.rateLimits.failures,
  )
  if (!allowed) throw tooMany(retryAfterSeconds)
}

/**
 * For passwords, which people type rightly all day: only failures stay counted. Each try counts before it is looked
 * at, and a right one is given back, so that guesses that come at once from many servers cannot slip past the limit.
 */
export function failureLimit({ rateLimiter, settings }: AuthContext, subject: string) {
  const key = `auth:failures:${subject}`
  const limit = settings.rateLimits.failures
  const before = async () => {
    const { allowed, retryAfterSeconds } = await rateLimiter.consume(key, limit)
    if (!allowed) throw tooMany(retryAfterSeconds)
  }
  const onSuccess = () => rateLimiter.giveBack(key, limit)
  return { before, onSuccess }
}

const tooMany = (retryAfterSeconds: number) =>
  new TooManyRequestsError('over_request_rate_limit', 'Request rate limit reached', retryAfterSeconds)
