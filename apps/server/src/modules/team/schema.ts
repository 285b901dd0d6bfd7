import { auditActs } from '@joinery/contract'
import type { UserId, WorkspaceId } from '@joinery/contract'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ownedByUser, ownedByWorkspace } from '../../db/owners.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Offers to become a member of a workspace. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    workspaceId: ownedByWorkspace(),
    email: text('email').notNull(),
    role: text('role', { enum: ['admin', 'user'] }).notNull(),
    invitedBy: ownedByUser('invited_by'),
    status: text('status', { enum: ['pending', 'accepted', 'revoked'] }).notNull(),
    /** Of the link that was mailed last. The link itself is in the mail alone. */
    tokenHash: text('token_hash').notNull(),
    acceptedBy: uuid('accepted_by').$type<UserId>(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('invitations_workspace_id_index').on(table.workspaceId),
    index('invitations_invited_by_index').on(table.invitedBy),
    uniqueIndex('invitations_token_hash_key').on(table.tokenHash),
    uniqueIndex('invitations_one_pending_key')
      .on(table.workspaceId, table.email)
      .where(sql`${table.status} = 'pending'`),
  ],
)

/** What was done with rights, one row each, in a chain of its own for each workspace. */
export const auditLog = pgTable(
  'audit_log',
  {
    workspaceId: ownedByWorkspace(),
    /** From 1, without a gap. */
    position: integer('position').notNull(),
    at: moment('at').notNull(),
    /** Stays when the account goes. */
    actorId: uuid('actor_id').$type<UserId>().notNull(),
    actor: text('actor').notNull(),
    act: text('act', { enum: auditActs }).notNull(),
    subject: text('subject').notNull(),
    detail: text('detail').notNull(),
    /** Of this row and the hash before it, under a key that is not in the database. */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.position] })],
)

/** Where each chain ends: without it, nobody would miss the last rows. */
export const auditHeads = pgTable('audit_heads', {
  workspaceId: ownedByWorkspace().primaryKey().$type<WorkspaceId>(),
  position: integer('position').notNull(),
  hash: text('hash').notNull(),
  seal: text('seal').notNull(),
})
