import type { UserId, WorkspaceId } from '@joinery/contract'
import { pgTable, uuid } from 'drizzle-orm/pg-core'

/**
 * Columns for rows that belong to somebody and go with them. The tables are the accounts' own; only their keys are
 * named here, so that every module's schema can point at them and no module has to import another for that.
 */
export const ownedByUser = (name = 'user_id') =>
  uuid(name)
    .$type<UserId>()
    .notNull()
    .references(() => profileKeys.id, { onDelete: 'cascade' })

/** Of what others keep when its author goes: from then on nobody has written it. */
export const writtenByUser = () =>
  uuid('user_id')
    .$type<UserId>()
    .references(() => profileKeys.id, { onDelete: 'set null' })

export const ownedByWorkspace = () =>
  uuid('workspace_id')
    .$type<WorkspaceId>()
    .notNull()
    .references(() => workspaceKeys.id, { onDelete: 'cascade' })

export const ownedByProject = () =>
  uuid('project_id')
    .notNull()
    .references(() => projectKeys.id, { onDelete: 'cascade' })

const profileKeys = pgTable('profiles', { id: uuid('id').primaryKey() })
const workspaceKeys = pgTable('workspaces', { id: uuid('id').primaryKey() })
const projectKeys = pgTable('projects', { id: uuid('id').primaryKey() })
