import type { UserId, WorkspaceId } from '@joinery/contract'
import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Who shares what with whom. The table is the accounts' own; as much of it is named here as modules need that share a
 * workspace's things among its members.
 */
export const memberships = pgTable('workspace_members', {
  workspaceId: uuid('workspace_id').$type<WorkspaceId>().notNull(),
  userId: uuid('user_id').$type<UserId>().notNull(),
  role: text('role', { enum: ['admin', 'user'] }).notNull(),
  suspendedAt: timestamp('suspended_at', { withTimezone: true }),
})

/** What people call somebody: by their name, or else by their address. */
export const personName = (userId: SQLWrapper): SQL<string> =>
  sql`(select coalesce(nullif(p.full_name, ''), u.email, '')
    from profiles p join auth.users u on u.id = p.id where p.id = ${userId})`
