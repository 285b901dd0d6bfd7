import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle } from 'rate-limiter-flexible'
import type { Orm } from '../../../db/database.ts'
import type { CreateCounter } from './create-rate-limiter.ts'
import { rateLimits } from './schema.ts'

/** Counters that all servers on this database share. */
export function createSharedCounters(orm: Orm): CreateCounter {
  return (options) =>
    new RateLimiterDrizzle({
      ...options,
      storeClient: orm,
      schema: rateLimits,
      // The library's own sweep would outlive the server; `deleteExpiredCounters` is ours.
      clearExpiredByTimeout: false,
    })
}

export async function deleteExpiredCounters(orm: Orm, moment: Date): Promise<void> {
  await orm.delete(rateLimits).where(lt(rateLimits.expire, moment))
}
