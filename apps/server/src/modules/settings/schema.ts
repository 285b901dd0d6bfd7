import type { ProjectId, ProjectSetup, Settings } from '@joinery/contract'
import { boolean, json, pgTable, text } from 'drizzle-orm/pg-core'
import { ownedByProject, ownedByUser } from '../../db/owners.ts'

/** Those who never saved have no row. */
export const userSettings = pgTable('user_settings', {
  userId: ownedByUser().primaryKey(),
  theme: text('theme').$type<Settings['theme']>().notNull(),
  frontendLanguage: text('frontend_language').$type<Settings['frontendLanguage']>().notNull(),
  frontendFramework: text('frontend_framework').$type<Settings['frontendFramework']>().notNull(),
  backendFramework: text('backend_framework').$type<Settings['backendFramework']>().notNull(),
  mailsSuccess: boolean('mails_success').notNull(),
  mailsFailure: boolean('mails_failure').notNull(),
})

export const projectSettings = pgTable('project_settings', {
  projectId: ownedByProject().$type<ProjectId>().primaryKey(),
  showsBadge: boolean('shows_badge').notNull(),
  model: text('model'),
  setup: json('setup').$type<ProjectSetup>(),
})
