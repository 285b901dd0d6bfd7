import type { Metadata, SignUpFacts } from '@joinery/auth'
import { json, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { oneTimeTokens } from '../one-time-tokens/schema.ts'

/**
 * Sign-ups for accounts that somebody else may have made, each with the code that confirms it: it follows the code when
 * that is sent anew, and goes with it. Apps have no such table: they believe addresses, so nobody's sign-up waits there.
 */
export const waitingSignUps = pgTable('waiting_sign_ups', {
  tokenId: uuid('token_id')
    .primaryKey()
    .references(() => oneTimeTokens.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
  provider: text('provider').$type<SignUpFacts['provider']>().notNull(),
  address: text('address').notNull(),
  passwordHash: text('password_hash'),
  metadata: json('metadata').$type<Metadata>().notNull(),
})
