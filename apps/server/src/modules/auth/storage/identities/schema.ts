import type { Metadata } from '@joinery/auth'
import { index, json, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { authSchema, createdAt, id, moment, updatedAt } from '../schema.ts'
import { users } from '../users/schema.ts'

export const identities = authSchema.table(
  'identities',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    claims: json('claims').$type<Metadata>().notNull(),
    email: text('email'),
    lastSignInAt: moment('last_sign_in_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('identities_provider_subject_key').on(table.provider, table.subject),
    index('identities_user_id_index').on(table.userId),
    index('identities_email_index').on(table.email),
  ],
)
