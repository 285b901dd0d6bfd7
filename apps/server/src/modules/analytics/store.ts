import { projectId, userId } from '@joinery/contract'
import type { AnalyticsFigures, AnalyticsScope, ProjectId, UserId } from '@joinery/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Executor, Orm } from '../../db/database.ts'
import { memberships, personName } from '../../db/memberships.ts'
import { analyticsDaily, analyticsGoneDaily, analyticsInstanceDaily } from './schema.ts'
import { countProjects, countSources, figureNames } from './sources/store.ts'

export type AnalyticsStore = ReturnType<typeof createAnalyticsStore>

export interface Range {
  /** Days as YYYY-MM-DD, both part of the range. */
  readonly from: string
  readonly to: string
}

export type Group =
  | { kind: 'total'; figures: AnalyticsFigures }
  | { kind: 'day'; day: string; figures: AnalyticsFigures }
  | { kind: 'project'; id: z.infer<typeof projectId>; title: string; figures: AnalyticsFigures }
  | { kind: 'member'; id: UserId; name: string; figures: AnalyticsFigures }
  | { kind: 'model'; model: string; figures: AnalyticsFigures }

/** One project, or all that go with an account. */
type GoneProjects = { projectId: ProjectId } | { ownerId: string }

const isOwnedBy = (ownerId: string) =>
  sql`p.workspace_id in (select w.id from workspaces w where w.owner_id = ${ownerId})`

const maxGroups = 50

/** Figures come from the days that are over, which are counted once, and from the runs and versions since. */
export function createAnalyticsStore(orm: Orm) {
  return {
    lastCounted: () => lastCounted(orm),

    async isOperator(id: UserId): Promise<boolean> {
      const { rows } = await orm.execute(sql`select is_operator from profiles where id = ${id}`)
      return rows[0]?.['is_operator'] === true
    },

    /**
     * Counts the days up to `until`, that day not included. Servers that do so together wait for each other, and days
     * that are counted again come out the same.
     */
    countDays: ({ from, until }: { from?: string; until: string }): Promise<void> =>
      orm.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('analytics'))`)
        await transaction.execute(sql`set local statement_timeout = '10min'`)
        const last = await lastCounted(transaction)
        const start = from ?? (last === null ? '-infinity' : nextDay(last))
        if (start >= until && start !== '-infinity') return
        const days = sql`day >= ${start}::date and day < ${until}::date`
        await transaction.execute(sql`
          delete from ${analyticsDaily} where ${days} and exists (select from projects p where p.id = project_id)`)
        await transaction.execute(sql`delete from ${analyticsInstanceDaily} where ${days}`)
        // What one workspace did on a day lies together, so that reading it touches few pages.
        await transaction.execute(sql`
          with counted as (
            select day, project_id, user_id, workspace_id, model, ${totals}
            from (${countSources(start, until)}) found group by day, project_id, user_id, workspace_id, model
          ), kept as (
            insert into ${analyticsDaily} (day, project_id, user_id, workspace_id, model, ${names})
            select day, project_id, user_id, workspace_id, model, ${names} from counted
            where ${isSomebodys} order by day, workspace_id, user_id on conflict do nothing
          ), with_gone as (
            select day, model, ${names} from counted
            union all select day, model, ${names} from ${analyticsGoneDaily} where ${days}
          )
          insert into ${analyticsInstanceDaily} (day, model, ${names})
          select day, model, ${totals} from with_gone group by day, model`)
        // A day on which nothing happened is counted too.
        await transaction.execute(sql`
          insert into ${analyticsInstanceDaily} (day, model, ${names})
          values (${until}::date - 1, '', ${sql.join(
            figureNames.map(() => sql`0`),
            sql`, `,
          )})
          on conflict do nothing`)
      }),

    /**
     * Keeps the figures of projects that are deleted next, in the same transaction. Those of days that are over are there;
     * whoever worked in one on other days has no more than this to show for it.
     */
    async keepFigures(gone: GoneProjects, executor: Executor = orm): Promise<void> {
      const which = 'projectId' in gone ? sql`p.id = ${gone.projectId}` : isOwnedBy(gone.ownerId)
      // From here on nothing more can happen in them.
      await executor.execute(sql`select from projects p where ${which} for update`)
      await executor.execute(sql`
        with counted as (
          select day, project_id, user_id, workspace_id, model, ${totals}
          from (${countProjects(which)}) found group by day, project_id, user_id, workspace_id, model
        ), kept as (
          insert into ${analyticsDaily} (day, project_id, user_id, workspace_id, model, ${names})
          select day, project_id, user_id, workspace_id, model, ${names} from counted where ${isSomebodys}
          on conflict do nothing
        )
        insert into ${analyticsGoneDaily} (day, model, ${names})
        select day, model, ${totals} from counted group by day, model
        on conflict (day, model) do update set ${together}`)
    },

    /** In one snapshot: a day that is counted meanwhile would be read twice, as counted and as it happened. */
    read: (caller: UserId, scope: AnalyticsScope, range: Range): Promise<Group[]> =>
      orm.transaction(
        async (snapshot) => {
          const counted = (await lastCounted(snapshot)) ?? '-infinity'
          const from = counted === '-infinity' ? range.from : laterDay(nextDay(counted), range.from)
          const live = countSources(from, nextDay(range.to))
          const query =
            scope === 'instance'
              ? instanceQuery(range, { live, from })
              : ownQuery({ caller, administered: await listAdministered(snapshot, caller) }, range, live)
          const { rows } = await snapshot.execute(query)
          return rows.map(readGroup)
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
  }
}

async function listAdministered(executor: Executor, caller: UserId): Promise<string[]> {
  const rows = await executor
    .select({ id: memberships.workspaceId })
    .from(memberships)
    .where(
      and(eq(memberships.userId, caller), eq(memberships.role, 'admin'), isNull(memberships.suspendedAt)),
    )
  return rows.map(({ id }) => id)
}

/** The last day that has been counted. */
async function lastCounted(executor: Executor): Promise<string | null> {
  const { rows } = await executor.execute(sql`select max(day)::text as day from ${analyticsInstanceDaily}`)
  return z.object({ day: z.string().nullable() }).parse(rows[0]).day
}

const names = sql.raw(figureNames.join(', '))
const totals = sql.raw(
  figureNames.map((name) => `${name === 'longest_ms' ? 'max' : 'sum'}(${name}) as ${name}`).join(', '),
)
/** Figures that are there, and the same once more. */
const together = sql.raw(
  figureNames
    .map((name) => {
      const [kept, more] = [`analytics_gone_daily.${name}`, `excluded.${name}`]
      return `${name} = ${name === 'longest_ms' ? `greatest(${kept}, ${more})` : `${kept} + ${more}`}`
    })
    .join(', '),
)
/** Somebody's figures go with their account. Those of the whole instance stay. */
const isSomebodys = sql`user_id is not null`
const numbers = sql.raw(
  figureNames
    .map((name) => `coalesce(${name === 'longest_ms' ? 'max' : 'sum'}(${name}), 0)::float8 as ${name}`)
    .join(', '),
)

interface Viewer {
  caller: UserId
  /** The workspaces of which they are admin. */
  administered: readonly string[]
}

/** Five ways to group in one pass; of projects, members and models only the busiest. */
function ownQuery({ caller, administered }: Viewer, { from, to }: Range, live: SQL): SQL {
  // As values and not as a subquery: with those the database reads only the rows that its indexes name.
  const visible = sql`(user_id = ${caller} or workspace_id = any(${sql.param(administered)}::uuid[]))`
  // Whoever worked on it keeps their own figures when they leave; what it is called since is for those who are in.
  const mayOpen = sql`exists (select from ${memberships} m
    where m.workspace_id = projects.workspace_id and m.user_id = ${caller} and m.suspended_at is null)`
  return sql`
    with seen as (
      select day, project_id, user_id, model, ${names} from ${analyticsDaily}
      where day between ${from} and ${to} and ${visible}
      union all
      select day, project_id, user_id, model, ${names} from (${live}) live where ${isSomebodys} and ${visible}
    ), grouped as (
      select grouping(day, project_id, user_id, model) as kind, day, project_id, user_id, model, ${numbers} from seen
      group by grouping sets ((), (day), (project_id), (user_id), (model))
    ), ranked as (
      select *, row_number() over (partition by kind order by prompts desc, runs desc, versions desc) as place
      from grouped where model is distinct from ''
    )
    select day::text, project_id, user_id, model, ${names},
      (select title from projects where id = project_id and ${mayOpen}) as title,
      case when user_id is not null then ${personName(sql`ranked.user_id`)} end as name
    from ranked where day is not null or place <= ${maxGroups} order by day, place`
}

/** What is not counted yet is what there is, and what there was in projects that are gone. */
function instanceQuery({ from, to }: Range, uncounted: { live: SQL; from: string }): SQL {
  return sql`
    with seen as (
      select day, model, ${names} from ${analyticsInstanceDaily} where day between ${from} and ${to}
      union all
      select day, model, ${names} from (${uncounted.live}) live
      union all
      select day, model, ${names} from ${analyticsGoneDaily} where day between ${uncounted.from} and ${to}
    )
    select day::text, null as project_id, null as user_id, model, ${numbers}, null as title, null as name from seen
    group by grouping sets ((), (day), (model)) having model is distinct from '' order by day, prompts desc`
}

const row = z.object({
  day: z.string().nullable(),
  project_id: projectId.nullable(),
  user_id: userId.nullable(),
  model: z.string().nullable(),
  title: z.string().nullable(),
  name: z.string().nullable(),
})
const figureRow = z.record(z.enum(figureNames), z.number())

function readGroup(raw: unknown): Group {
  const { day, project_id: project, user_id: member, model, title, name } = row.parse(raw)
  const figures = presentFigures(figureRow.parse(pickFigures(raw)))
  if (day !== null) return { kind: 'day', day, figures }
  if (project !== null) return { kind: 'project', id: project, title: title ?? '', figures }
  if (member !== null) return { kind: 'member', id: member, name: name ?? '', figures }
  if (model !== null) return { kind: 'model', model, figures }
  return { kind: 'total', figures }
}

const pickFigures = (raw: unknown) =>
  Object.fromEntries(Object.entries(raw ?? {}).filter(([name]) => figureSet.has(name)))
const figureSet = new Set<string>(figureNames)

function presentFigures(figures: z.infer<typeof figureRow>): AnalyticsFigures {
  return {
    prompts: figures.prompts,
    runs: figures.runs,
    succeeded: figures.succeeded,
    failed: figures.failed,
    stopped: figures.stopped,
    durationMs: figures.duration_ms,
    longestMs: figures.longest_ms,
    inputTokens: figures.input_tokens,
    outputTokens: figures.output_tokens,
    cachedTokens: figures.cached_tokens,
    costMicros: figures.cost_micros,
    unpricedRuns: figures.unpriced_runs,
    versions: figures.versions,
    files: figures.files,
  }
}

export function nextDay(day: string, step = 1): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + step)
  return date.toISOString().slice(0, 10)
}

const laterDay = (one: string, other: string) => (one > other ? one : other)
