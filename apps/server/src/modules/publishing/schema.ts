import type { ProjectId, Publication, PublicationId, TableFinding } from '@joinery/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { ownedByProject } from '../../db/owners.ts'
import type { PublishedFile } from './builds/published-file.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** The address of a project's app, and which publication stands there. It is kept when nothing does. */
export const publishedSites = pgTable(
  'published_sites',
  {
    projectId: ownedByProject().$type<ProjectId>().primaryKey(),
    label: text('label').notNull(),
    liveId: uuid('live_id').$type<PublicationId>(),
    /** What stood there before: pages that were opened then still ask for its parts. */
    previousId: uuid('previous_id').$type<PublicationId>(),
    switchedAt: moment('switched_at'),
  },
  (table) => [uniqueIndex('published_sites_label_key').on(table.label)],
)

/** Every build of a project that was published, or was to be. One that stands never changes. */
export const publications = pgTable(
  'publications',
  {
    id: uuid('id').$type<PublicationId>().primaryKey(),
    projectId: ownedByProject().$type<ProjectId>(),
    versionNumber: integer('version_number').notNull(),
    treeId: bigint('tree_id', { mode: 'number' }).notNull(),
    status: text('status').$type<Publication['status']>().notNull(),
    reason: text('reason'),
    /** json, not jsonb: it is only ever read whole. */
    files: json('files').$type<PublishedFile[]>(),
    fileCount: integer('file_count').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** How often somebody began to build it. */
    attempts: integer('attempts').notNull(),
    /** One higher for every holder: what is written under an older one is refused. */
    fence: integer('fence').notNull(),
    leaseUntil: moment('lease_until'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('publications_project_id_index').on(table.projectId, table.createdAt),
    // A project is built once at a time.
    uniqueIndex('publications_building_key')
      .on(table.projectId)
      .where(sql`status = 'building'`),
  ],
)

/** Tables that stay open to strangers because somebody who may said so. */
export const tableDecisions = pgTable(
  'publication_table_decisions',
  {
    projectId: ownedByProject().$type<ProjectId>(),
    schemaName: text('schema_name').notNull(),
    tableName: text('table_name').notNull(),
    finding: text('finding').$type<TableFinding>().notNull(),
    /** The address of whoever said it, as it was then. */
    decidedBy: text('decided_by').notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'publication_table_decisions_key',
      columns: [table.projectId, table.schemaName, table.tableName, table.finding],
    }),
  ],
)
