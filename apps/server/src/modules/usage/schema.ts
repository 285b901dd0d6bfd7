import { bigint, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownedByUser, ownedByWorkspace } from '../../db/owners.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/**
 * How many prompts a workspace has used in the UTC day and month it last used one. Both counts are in one row: two rows
 * that are locked in turn would stop each other.
 */
export const usageAccounts = pgTable('usage_accounts', {
  workspaceId: ownedByWorkspace().primaryKey(),
  dayStart: date('day_start', { mode: 'string' }).notNull(),
  dayUsed: integer('day_used').notNull(),
  monthStart: date('month_start', { mode: 'string' }).notNull(),
  monthUsed: integer('month_used').notNull(),
  /** One higher with every change: what somebody has read is known to be old by it. */
  version: bigint('version', { mode: 'number' }).notNull(),
})

/** One prompt that was set aside, under the id of the prompt, so that nobody pays twice for one. */
export const usageHolds = pgTable(
  'usage_holds',
  {
    id: uuid('id').primaryKey(),
    workspaceId: ownedByWorkspace(),
    /** Who asked. */
    userId: ownedByUser(),
    dayStart: date('day_start', { mode: 'string' }).notNull(),
    monthStart: date('month_start', { mode: 'string' }).notNull(),
    state: text('state', { enum: ['held', 'settled', 'released'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** A hold that nobody extends is given back from then on. */
    expiresAt: moment('expires_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('usage_holds_workspace_id_index').on(table.workspaceId),
    index('usage_holds_user_id_index').on(table.userId),
    index('usage_holds_expires_at_index').on(table.state, table.expiresAt),
  ],
)
