import type { OneTimeTokenKind } from '@joinery/auth'
import { index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { authSchema, createdAt, id } from '../schema.ts'
import { users } from '../users/schema.ts'

export const oneTimeTokens = authSchema.table(
  'one_time_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<OneTimeTokenKind>().notNull(),
    tokenHash: text('token_hash').notNull(),
    sentTo: text('sent_to').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('one_time_tokens_user_id_kind_key').on(table.userId, table.kind),
    index('one_time_tokens_token_hash_index').on(table.tokenHash, table.kind),
    index('one_time_tokens_sent_to_index').on(table.sentTo, table.kind),
  ],
)
