import type { BackendStatus, ProjectId } from '@joinery/contract'
import { boolean, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
const projectKeys = pgTable('projects', { id: uuid('id').primaryKey() })

/** Databases of projects' apps. A row outlives its project until the database is gone. */
export const backends = pgTable(
  'backends',
  {
    /** Names the database, its logins and its address. */
    ref: text('ref').primaryKey(),
    projectId: uuid('project_id')
      .$type<ProjectId>()
      .references(() => projectKeys.id, { onDelete: 'set null' }),
    status: text('status').$type<BackendStatus>().notNull(),
    /** Why the last work failed. */
    message: text('message'),
    /** Passwords of the logins, and what signs the keys of the app. */
    sealedSecrets: text('sealed_secrets').notNull(),
    /** Whether apps may use it: from when it was first set up, whatever is being done to it. */
    isConfigured: boolean('is_configured').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('backends_project_id_key').on(table.projectId)],
)
