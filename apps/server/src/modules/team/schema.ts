import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownedByUser, ownedByWorkspace } from '../../db/owners.ts'

/** Offers to become a member of a workspace. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    workspaceId: ownedByWorkspace(),
    email: text('email').notNull(),
    role: text('role', { enum: ['admin', 'user'] }).notNull(),
    invitedBy: ownedByUser('invited_by'),
    status: text('status', { enum: ['pending', 'accepted', 'withdrawn'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [
    index('invitations_workspace_id_index').on(table.workspaceId),
    index('invitations_invited_by_index').on(table.invitedBy),
  ],
)
