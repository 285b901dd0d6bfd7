import { texts } from '@joinery/contract'
import type { UserId } from '@joinery/contract'
import { AppError } from './app-error.ts'

interface RateLimiter {
  consume: (key: string, limit: typeof trialLimit) => Promise<{ allowed: boolean; retryAfterSeconds: number }>
}

/** Counts a trial; refuses where there were too many. */
export type LimitTrials = (userId: UserId) => Promise<void>

/** Enough for whoever mistypes a password, far too few for whoever guesses them or looks for open ports. */
export const trialLimit = { limit: 30, windowSeconds: 600 }

/** A trial has this server call an address, or use a key, that somebody has just typed. */
export function createTrialLimit(limiter: RateLimiter): LimitTrials {
  return async (userId) => {
    const { allowed, retryAfterSeconds } = await limiter.consume(`trials of ${userId}`, trialLimit)
    if (allowed) return
    throw new AppError('rate-limited', texts.errors['rate-limited'], {
      headers: { 'Retry-After': String(retryAfterSeconds) },
    })
  }
}
