import { technologyIds } from '@joinery/contract'
import type { ContentHash, ProjectId, VersionAction, VersionId } from '@joinery/contract'
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownedByUser, ownedByWorkspace, writtenByUser } from '../../db/owners.ts'
import type { StoredEntry } from './trees/stored-entry.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
const treeId = (name: string) => bigint(name, { mode: 'number' })
const belongsToProject = () =>
  uuid('project_id')
    .$type<ProjectId>()
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' })

export const projects = pgTable(
  'projects',
  {
    id: uuid('id').$type<ProjectId>().primaryKey(),
    userId: ownedByUser(),
    workspaceId: ownedByWorkspace(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    techStack: text('tech_stack', { enum: technologyIds }).array().notNull(),
    status: text('status', { enum: ['active'] }).notNull(),
    /** The files as they are now. */
    treeId: treeId('tree_id').notNull(),
    lastVersionNumber: integer('last_version_number').notNull(),
    /** One higher with every change to files or versions: a writer names the one it started from. */
    revision: integer('revision').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('projects_user_id_index').on(table.userId, table.createdAt),
    index('projects_workspace_id_index').on(table.workspaceId),
  ],
)

/**
 * States of all files of a project. A row is never changed. Without a base it holds every entry, otherwise only those
 * that differ from its base.
 */
export const trees = pgTable(
  'trees',
  {
    id: treeId('id').primaryKey().generatedByDefaultAsIdentity(),
    projectId: belongsToProject(),
    baseId: treeId('base_id'),
    fileCount: integer('file_count').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** json, not jsonb: it is only ever read whole, and takes less room. */
    entries: json('entries').$type<StoredEntry[]>().notNull(),
  },
  (table) => [index('trees_project_id_index').on(table.projectId)],
)

/** The `code_snapshot` of a version is its tree, with the bodies that the tree names. */
export const projectVersions = pgTable(
  'project_versions',
  {
    id: text('id').$type<VersionId>().notNull(),
    projectId: belongsToProject(),
    userId: writtenByUser(),
    versionNumber: integer('version_number').notNull(),
    prompt: text('prompt').notNull(),
    action: text('action').$type<VersionAction>().notNull(),
    files: text('files').array().notNull(),
    isError: boolean('is_error').notNull(),
    description: text('description').notNull(),
    label: text('label'),
    thumbnailHash: text('thumbnail_hash').$type<ContentHash>(),
    treeId: treeId('tree_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    uniqueIndex('project_versions_number_key').on(table.projectId, table.versionNumber),
    index('project_versions_user_id_index').on(table.userId),
    index('project_versions_created_at_index').on(table.createdAt),
  ],
)
