import { index, integer, text } from 'drizzle-orm/pg-core'
import { authSchema, moment } from '../storage/schema.ts'

/** Counters that several servers share. The names of the columns are those the rate limiter's library expects. */
export const rateLimits = authSchema.table(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: moment('expire'),
  },
  (table) => [index('rate_limits_expire_index').on(table.expire)],
)
