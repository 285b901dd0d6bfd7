import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Every mail of the last 90 days, sent or not. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    to: text('to').notNull(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    /** Sealed by the secret box, as is the HTML: both carry codes that open an account. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull(),
    lastError: text('last_error'),
    /** Null once the mail is sent or given up, and where there is no mail server. */
    nextAttemptAt: moment('next_attempt_at'),
  },
  (table) => [
    index('outbox_next_attempt_at_index')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    index('outbox_created_at_index').on(table.createdAt),
  ],
)
