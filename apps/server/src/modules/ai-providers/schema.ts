import type { AiProviderId } from '@joinery/contract'
import { boolean, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ownedByUser } from '../../db/owners.ts'

/** A user's own accounts at providers of models, one of each kind. */
export const aiProviders = pgTable(
  'ai_providers',
  {
    userId: ownedByUser(),
    id: text('id').$type<AiProviderId>().notNull(),
    /** Sealed by the secret box. Null for a server that needs none. */
    key: text('key'),
    baseUrl: text('base_url'),
    models: text('models').array().notNull(),
    model: text('model').notNull(),
    isStreaming: boolean('is_streaming').notNull(),
    connectedAt: timestamp('connected_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
