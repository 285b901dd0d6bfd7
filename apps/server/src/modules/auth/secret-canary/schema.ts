import { sql } from 'drizzle-orm'
import { boolean, check, text } from 'drizzle-orm/pg-core'
import { authSchema } from '../storage/schema.ts'

/** One row: a secret that tells nothing but whether a server has the right key. */
export const secretCanaries = authSchema.table(
  'secret_canary',
  {
    isOnly: boolean('is_only').primaryKey(),
    sealed: text('sealed').notNull(),
  },
  (table) => [check('secret_canary_is_only', sql`${table.isOnly}`)],
)
