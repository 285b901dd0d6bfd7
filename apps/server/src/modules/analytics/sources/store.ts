import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

export const figureNames = [
  'prompts',
  'runs',
  'succeeded',
  'failed',
  'stopped',
  'duration_ms',
  'longest_ms',
  'input_tokens',
  'output_tokens',
  'cached_tokens',
  'cost_micros',
  'unpriced_runs',
  'versions',
  'files',
] as const

/**
 * What was kept when it happened, as figures: one row for each prompt, each run that ended and each version, from the
 * first day on and before the second one. Days are UTC.
 */
export const countSources = (from: string, until: string): SQL =>
  selectSources((column) => sql`${column} >= ${utc(from)} and ${column} < ${utc(until)}`)

/** The same for all days of some projects, which are told by a condition on `p`. */
export const countProjects = (which: SQL): SQL =>
  selectSources((column) => sql`${column} is not null and ${which}`)

function selectSources(within: (moment: SQL) => SQL): SQL {
  return sql`
    select (r.created_at at time zone 'UTC')::date as day, r.project_id, r.user_id, p.workspace_id, r.model,
      1 as prompts, ${zeros(figureNames.slice(1))}
    from runs r join projects p on p.id = r.project_id where ${within(sql`r.created_at`)}
    union all
    select (r.ended_at at time zone 'UTC')::date, r.project_id, r.user_id, p.workspace_id, r.model,
      0, 1, (r.status = 'succeeded')::int, (r.status = 'failed')::int, (r.status = 'stopped')::int,
      spent.ms, spent.ms, spent.input, spent.output, spent.cached, coalesce(spent.cost, 0), (spent.cost is null)::int,
      0, 0
    from runs r join projects p on p.id = r.project_id
    left join chat_history c on c.run_id = r.id and not c.is_user
    cross join lateral (
      select
        coalesce(greatest(extract(epoch from r.ended_at - r.started_at) * 1000, 0)::bigint, 0) as ms,
        coalesce((c.use ->> 'inputTokens')::bigint, 0) as input,
        coalesce((c.use ->> 'outputTokens')::bigint, 0) as output,
        coalesce((c.use ->> 'cachedTokens')::bigint, 0) as cached,
        (c.use ->> 'costMicros')::bigint as cost
    ) spent
    where ${within(sql`r.ended_at`)}
    union all
    select (v.created_at at time zone 'UTC')::date, v.project_id, v.user_id, p.workspace_id, '',
      ${zeros(figureNames.slice(2), false)}, 1, cardinality(v.files)
    from project_versions v join projects p on p.id = v.project_id where ${within(sql`v.created_at`)}`
}

const utc = (day: string) => sql`(${day}::date::timestamp at time zone 'UTC')`

const zeros = (columns: readonly string[], isNamed = true) =>
  sql.raw(columns.map((name) => (isNamed ? `0 as ${name}` : '0')).join(', '))
