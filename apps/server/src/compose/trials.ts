import { createTrialLimit } from '../http/limit-trials.ts'
import { createMemoryCounter, createRateLimiter, createSharedCounters } from '../modules/auth/index.ts'
import type { Ground } from './ground.ts'

/** One count for everything that an account has this server try. */
export function composeTrialLimit({ config, orm }: Ground) {
  // Several servers count together; one alone need not ask the database.
  const counters = config.DATABASE_URL === undefined ? createMemoryCounter : createSharedCounters(orm)
  return createTrialLimit(createRateLimiter(counters))
}
