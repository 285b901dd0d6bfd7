import type { AssuranceLevel, AuthenticationMethod } from '@joinery/auth'
import { index, integer, json, text, uuid } from 'drizzle-orm/pg-core'
import { factors } from '../factors/schema.ts'
import { authSchema, createdAt, id, moment, updatedAt } from '../schema.ts'
import { users } from '../users/schema.ts'

export const sessions = authSchema.table(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    aal: text('aal').$type<AssuranceLevel>().notNull(),
    amr: json('amr').$type<AuthenticationMethod[]>().notNull(),
    factorId: uuid('factor_id').references(() => factors.id, { onDelete: 'set null' }),
    /** Sealed by the secret box. */
    refreshKey: text('refresh_key').notNull(),
    refreshCounter: integer('refresh_counter').notNull(),
    refreshedAt: moment('refreshed_at'),
    notAfter: moment('not_after'),
    userAgent: text('user_agent'),
    ip: text('ip'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('sessions_user_id_index').on(table.userId),
    index('sessions_factor_id_index').on(table.factorId),
  ],
)
