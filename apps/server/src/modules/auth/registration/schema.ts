import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../storage/schema.ts'
import { users } from '../storage/users/schema.ts'

/** What the product knows about a person beyond how they sign in. */
export const profiles = pgTable(
  'profiles',
  {
    id: id().references(() => users.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    /** The instance's first account. */
    isOperator: boolean('is_operator').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('profiles_one_operator_key')
      .on(table.isOperator)
      .where(sql`${table.isOperator}`),
  ],
)

/** One row, from the moment on that there was an operator. It stays while there is any account. */
export const operatorAppointments = pgTable(
  'operator_appointment',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    appointedAt: moment('appointed_at').notNull(),
  },
  (table) => [check('operator_appointment_is_only', sql`${table.isOnly}`)],
)

export const workspaces = pgTable(
  'workspaces',
  {
    id: id(),
    name: text('name').notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('workspaces_owner_id_index').on(table.ownerId)],
)

export const workspaceMembers = pgTable(
  'workspace_members',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['admin', 'user'] }).notNull(),
    createdAt: createdAt(),
    /** From then on they are a member who may nothing. */
    suspendedAt: moment('suspended_at'),
    /** From then on they share the plan of the workspace's owner. */
    seatedAt: moment('seated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('workspace_members_user_id_index').on(table.userId),
  ],
)
