import { repositoryStatuses } from '@joinery/contract'
import type { ProjectId, RepositorySettings } from '@joinery/contract'
import { json, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ownedByProject } from '../../../db/owners.ts'
import type { FileHashes } from '../file-hashes.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** The repository of a project, also while it is being made. */
export const repositories = pgTable('repositories', {
  projectId: ownedByProject().$type<ProjectId>().primaryKey(),
  remoteUrl: text('remote_url'),
  webUrl: text('web_url'),
  branch: text('branch').notNull(),
  settings: json('settings').$type<RepositorySettings>(),
  /** Name and token, sealed. Without them the account's connection to the code host is used. */
  credentials: text('credentials'),
  status: text('status', { enum: repositoryStatuses }).notNull(),
  message: text('message'),
  /** When the work under way began; null while there is none. */
  startedAt: moment('started_at'),
  syncedCommit: text('synced_commit'),
  /** The files of that commit: what both sides started from. */
  syncedFiles: json('synced_files').$type<FileHashes>(),
  syncedAt: moment('synced_at'),
})
