import type { FactorRecord, FactorType } from '@joinery/auth'
import { index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { authSchema, createdAt, id, moment, updatedAt } from '../schema.ts'
import { users } from '../users/schema.ts'

export const factors = authSchema.table(
  'factors',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<FactorType>().notNull(),
    status: text('status').$type<FactorRecord['status']>().notNull(),
    friendlyName: text('friendly_name'),
    /** Sealed by the secret box. */
    secret: text('secret'),
    phone: text('phone'),
    lastChallengedAt: moment('last_challenged_at'),
    lastUsedStep: integer('last_used_step'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('factors_user_id_index').on(table.userId)],
)

export const challenges = authSchema.table(
  'challenges',
  {
    id: id(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => factors.id, { onDelete: 'cascade' }),
    ip: text('ip'),
    codeHash: text('code_hash'),
    verifiedAt: moment('verified_at'),
    createdAt: createdAt(),
  },
  (table) => [index('challenges_factor_id_index').on(table.factorId)],
)
