import type { ProjectId } from '@joinery/contract'
import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ownedByUser, ownedByWorkspace } from '../../db/owners.ts'

const total = (name: string) => bigint(name, { mode: 'number' }).notNull()

const figures = () => ({
  prompts: integer('prompts').notNull(),
  runs: integer('runs').notNull(),
  succeeded: integer('succeeded').notNull(),
  failed: integer('failed').notNull(),
  stopped: integer('stopped').notNull(),
  durationMs: total('duration_ms'),
  longestMs: total('longest_ms'),
  inputTokens: total('input_tokens'),
  outputTokens: total('output_tokens'),
  cachedTokens: total('cached_tokens'),
  costMicros: total('cost_micros'),
  unpricedRuns: integer('unpriced_runs').notNull(),
  versions: integer('versions').notNull(),
  files: total('files'),
})

/**
 * The figures of days that are over, and of every day of projects that are gone: what was done in them stays, what they
 * were called does not. Versions belong to no model, so theirs is empty.
 */
export const analyticsDaily = pgTable(
  'analytics_daily',
  {
    day: date('day', { mode: 'string' }).notNull(),
    projectId: uuid('project_id').$type<ProjectId>().notNull(),
    userId: ownedByUser(),
    workspaceId: ownedByWorkspace(),
    model: text('model').notNull(),
    ...figures(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.projectId, table.userId, table.model] }),
    index('analytics_daily_user_id_index').on(table.userId, table.day),
    index('analytics_daily_workspace_id_index').on(table.workspaceId, table.day),
    index('analytics_daily_project_id_index').on(table.projectId),
  ],
)

/**
 * The same for the whole instance, whoever it was. It stays when projects go, and it says up to which day there are
 * figures: a day on which nothing happened has a row with an empty model.
 */
export const analyticsInstanceDaily = pgTable(
  'analytics_instance_daily',
  {
    day: date('day', { mode: 'string' }).notNull(),
    model: text('model').notNull(),
    ...figures(),
  },
  (table) => [primaryKey({ columns: [table.day, table.model] })],
)

/** Every day of projects that are gone, for the whole instance: days that are counted later are counted with it. */
export const analyticsGoneDaily = pgTable(
  'analytics_gone_daily',
  {
    day: date('day', { mode: 'string' }).notNull(),
    model: text('model').notNull(),
    ...figures(),
  },
  (table) => [primaryKey({ columns: [table.day, table.model] })],
)
