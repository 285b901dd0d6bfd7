import type {
  BuildNotification,
  ModelUse,
  ProjectId,
  Question,
  RunEventBody,
  RunId,
  RunMode,
  RunPlan,
  RunStatus,
  VersionId,
} from '@joinery/contract'
import type { RunRecord } from '@joinery/engine'
import { sql } from 'drizzle-orm'
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
import { ownedByProject, writtenByUser } from '../../db/owners.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
const belongsToRun = () =>
  uuid('run_id')
    .$type<RunId>()
    .notNull()
    .references(() => runs.id, { onDelete: 'cascade' })

export const runs = pgTable(
  'runs',
  {
    id: uuid('id').$type<RunId>().primaryKey(),
    projectId: ownedByProject().$type<ProjectId>(),
    userId: writtenByUser(),
    status: text('status').$type<RunStatus>().notNull(),
    mode: text('mode').$type<RunMode>().notNull(),
    prompt: text('prompt').notNull(),
    model: text('model').notNull(),
    attachments: text('attachments').array().notNull(),
    files: text('files').array().notNull(),
    approvedPlan: uuid('approved_plan').$type<RunId>(),
    /** What it proposed, so that another run can carry it out. */
    plan: json('plan').$type<RunPlan>(),
    versionBefore: text('version_before').$type<VersionId>(),
    versionAfter: text('version_after').$type<VersionId>(),
    lastPosition: integer('last_position').notNull(),
    /** The order in which the runs of a project are carried out. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** How often somebody began to carry it out. */
    attempts: integer('attempts').notNull(),
    /** One higher for every holder: what is written under an older one is refused. */
    fence: integer('fence').notNull(),
    leaseUntil: moment('lease_until'),
    stopRequestedAt: moment('stop_requested_at'),
    isCharged: boolean('is_charged'),
    /** Whether the usage counter has been told how it ended. */
    isSettled: boolean('is_settled').notNull(),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('runs_project_id_index').on(table.projectId, table.sequence),
    index('runs_user_id_index').on(table.userId),
    index('runs_created_at_index').on(table.createdAt),
    index('runs_ended_at_index').on(table.endedAt),
    uniqueIndex('runs_one_at_a_time')
      .on(table.projectId)
      .where(sql`status = 'running'`),
    index('runs_unsettled_index')
      .on(table.status)
      .where(sql`not is_settled`),
  ],
)

/** What happened in a run. Rows are only ever added, and positions have no gaps. */
export const runEvents = pgTable(
  'run_events',
  {
    runId: belongsToRun(),
    position: integer('position').notNull(),
    at: moment('at').notNull(),
    body: json('body').$type<RunEventBody>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
)

/** Everything the model was asked and answered, for support and replays. */
export const runRecords = pgTable('run_records', {
  runId: belongsToRun().primaryKey(),
  record: json('record').$type<RunRecord>().notNull(),
})

/** What was said about a project, in the order it was said. A prompt is part of it once its run begins. */
export const chatHistory = pgTable(
  'chat_history',
  {
    id: uuid('id').primaryKey(),
    projectId: ownedByProject().$type<ProjectId>(),
    /** Whose conversation it is; the assistant's messages are told by `is_user`. */
    userId: writtenByUser(),
    message: text('message').notNull(),
    isUser: boolean('is_user').notNull(),
    createdAt: moment('created_at').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    runId: uuid('run_id')
      .$type<RunId>()
      .references(() => runs.id, { onDelete: 'set null' }),
    attachments: text('attachments').array().notNull().default([]),
    generatedFiles: text('generated_files').array().notNull().default([]),
    plan: json('plan').$type<RunPlan>(),
    questions: json('questions').$type<Question[]>(),
    buildNotification: json('build_notification').$type<BuildNotification>(),
    use: json('use').$type<ModelUse>(),
  },
  (table) => [
    index('chat_history_project_id_index').on(table.projectId, table.sequence),
    index('chat_history_user_id_index').on(table.userId),
    uniqueIndex('chat_history_run_id_key').on(table.runId, table.isUser),
  ],
)
