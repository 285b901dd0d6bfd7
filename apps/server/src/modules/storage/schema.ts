import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ownedByProject } from '../../db/owners.ts'

/** Files that were handed in with a chat message. They are never changed, and go with their project. */
export const attachments = pgTable(
  'attachments',
  {
    projectId: ownedByProject(),
    name: text('name').notNull(),
    /** The body it names lies in the body store. */
    hash: text('hash').notNull(),
    size: integer('size').notNull(),
    /** As the bytes tell it. */
    mimeType: text('mime_type').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.name] })],
)
