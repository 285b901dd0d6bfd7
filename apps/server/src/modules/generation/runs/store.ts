import type { ProjectId, RunId, UserId, VersionId } from '@joinery/contract'
import type { RunRecord } from '@joinery/engine'
import { and, asc, desc, eq, inArray, not, notInArray, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database.ts'
import { executeNamed, prepareNamed } from '../../../db/execute-named.ts'
import { memberships } from '../../../db/memberships.ts'
import { chatHistory, runEvents, runRecords, runs } from '../schema.ts'
import { createPlanStore } from '../plans/store.ts'
import type { RunRow } from './run-row.ts'

export type NewRun = Pick<
  RunRow,
  'id' | 'projectId' | 'mode' | 'prompt' | 'model' | 'attachments' | 'files' | 'approvedPlan'
> & { userId: UserId }

/** A run and the right to write in its name: a holder with a lower number has lost it. */
export interface Hold {
  id: RunId
  fence: number
}

export type RunStore = ReturnType<typeof createRunStore>

const active: RunRow['status'][] = ['queued', 'running']

/**
 * Whether nobody holds a run `r` any more. A lease that ends far ahead was made before the database's clock was set back;
 * a holder that lives makes a new one within a second.
 */
const isAdrift = sql`not r.lease_until between now() and now() + interval '1 minute'`

export function createRunStore({ orm, steady }: { orm: Orm; steady: Orm }) {
  const findById = orm
    .select(columns)
    .from(runs)
    .where(eq(runs.id, sql.placeholder('id')))
    .prepare('find_run')

  const isOfProject = eq(runs.projectId, sql.placeholder('projectId'))
  const listActive = orm
    .select(columns)
    .from(runs)
    // What is settled has ended. Said as well, it finds them without a look at all that the project ever asked.
    .where(and(isOfProject, inArray(runs.status, active), not(runs.isSettled)))
    .orderBy(desc(runs.sequence))
    .limit(sql.placeholder('limit'))
    .prepare('list_active_runs')
  const listEnded = orm
    .select(columns)
    .from(runs)
    .where(and(isOfProject, notInArray(runs.status, active)))
    .orderBy(desc(runs.sequence))
    .limit(sql.placeholder('limit'))
    .prepare('list_ended_runs')

  const markSettled = orm
    .update(runs)
    .set({ isSettled: true })
    .where(eq(runs.id, sql.placeholder('id')))
    .prepare('mark_run_settled')

  return {
    ...createPlanStore(orm),

    find: async (id: RunId): Promise<RunRow | undefined> => (await findById.execute({ id }))[0],

    /** Those that wait or run, the newest first. */
    listActive: (projectId: ProjectId, limit: number): Promise<RunRow[]> =>
      listActive.execute({ projectId, limit }),

    /** The others, the newest first. */
    listEnded: (projectId: ProjectId, limit: number): Promise<RunRow[]> =>
      listEnded.execute({ projectId, limit }),

    /** Undefined where there is a run with this id already. */
    async insert(run: NewRun): Promise<RunRow | undefined> {
      const [inserted] = await orm
        .insert(runs)
        .values({
          ...run,
          status: 'queued',
          lastPosition: 0,
          attempts: 0,
          fence: 0,
          isSettled: false,
          createdAt: sql`now()`,
        })
        .onConflictDoNothing()
        .returning(columns)
      return inserted
    },

    /** Undefined where it has begun. */
    async edit(id: RunId, prompt: string): Promise<RunRow | undefined> {
      const [edited] = await orm
        .update(runs)
        .set({ prompt })
        .where(and(eq(runs.id, id), eq(runs.status, 'queued')))
        .returning(columns)
      return edited
    },

    async remove(id: RunId): Promise<boolean> {
      const removed = await orm
        .delete(runs)
        .where(and(eq(runs.id, id), eq(runs.status, 'queued')))
        .returning({ id: runs.id })
      return removed.length > 0
    },

    /** Undefined where it does not go on. */
    async requestStop(id: RunId): Promise<RunRow | undefined> {
      const [asked] = await orm
        .update(runs)
        .set({ stopRequestedAt: sql`coalesce(${runs.stopRequestedAt}, now())` })
        .where(and(eq(runs.id, id), eq(runs.status, 'running')))
        .returning(columns)
      return asked
    },

    /**
     * Takes the project's run whose holder has gone, or else the first that waits, for as long as the lease lasts. Two
     * runs of a project never go on at once; its prompt becomes part of the conversation, with room for the answer.
     */
    claim: async (projectId: ProjectId, leaseMs: number): Promise<RunRow | undefined> =>
      (await claimRun(orm, { projectId, leaseMs }))[0],

    /** Which of these are still held, and which of those are to be stopped. */
    async extendLeases(
      holds: readonly Hold[],
      leaseMs: number,
    ): Promise<{ id: RunId; isStopping: boolean }[]> {
      // Words of runs wait for this one, so it must not wait for anything else.
      const rows = await executeNamed<{ id: RunId; is_stopping: boolean }>(
        steady,
        'extend_leases',
        sql`
        update ${runs} r set lease_until = now() + ${leaseMs}::int * interval '1 millisecond'
        from unnest(
          ${sql.param(holds.map(({ id }) => id))}::uuid[], ${sql.param(holds.map(({ fence }) => fence))}::int[]
        ) as h (id, fence)
        where r.id = h.id and r.fence = h.fence and r.status = 'running'
        returning r.id, r.stop_requested_at is not null as is_stopping`,
      )
      return rows.map(({ id, is_stopping: isStopping }) => ({ id, isStopping }))
    },

    /** Lets go of what is held, so that another server can take it up at once. */
    async letGo({ id, fence }: Hold): Promise<void> {
      await orm
        .update(runs)
        .set({ leaseUntil: sql`now()`, attempts: sql`${runs.attempts} - 1` })
        .where(and(eq(runs.id, id), eq(runs.fence, fence), eq(runs.status, 'running')))
    },

    /** Projects with a run that nobody carries out: its holder has gone, or no server was told of it. */
    async listAbandoned(): Promise<ProjectId[]> {
      const rows = await executeNamed<{ project_id: ProjectId }>(
        orm,
        'list_abandoned_runs',
        sql`
        select distinct r.project_id from ${runs} r
        where not r.is_settled and (
          (r.status = 'running' and ${isAdrift})
          or (r.status = 'queued' and r.created_at < now() - interval '1 second' and not exists (
            select from ${runs} o where o.project_id = r.project_id and o.status = 'running' and not o.is_settled
          ))
        )`,
      )
      return rows.map(({ project_id: projectId }) => projectId)
    },

    /** Runs that go on or wait in the name of somebody who may not open their project any more. */
    listForsaken: (): Promise<{ id: RunId; status: 'queued' | 'running' }[]> =>
      executeNamed(
        orm,
        'list_forsaken_runs',
        sql`
        select r.id, r.status from ${runs} r
        where not r.is_settled and r.status in ('queued', 'running') and not exists (
          select from projects p join ${memberships} m on m.workspace_id = p.workspace_id
          where p.id = r.project_id and m.user_id = r.user_id and m.suspended_at is null
        )`,
      ),

    /** Runs that go on or wait: what they hold must not expire. */
    async listLive(): Promise<RunId[]> {
      const rows = await executeNamed<{ id: RunId }>(
        orm,
        'list_live_runs',
        sql`select id from ${runs} where not is_settled and status in ('queued', 'running')`,
      )
      return rows.map(({ id }) => id)
    },

    /** Runs that ended without the usage counter having been told. */
    async listUnsettled(): Promise<{ id: RunId; isCharged: boolean }[]> {
      const rows = await executeNamed<{ id: RunId; is_charged: boolean | null }>(
        orm,
        'list_unsettled_runs',
        sql`
        select id, is_charged from ${runs}
        where not is_settled and status not in ('queued', 'running') and ended_at < now() - interval '1 second'
        limit 1000`,
      )
      return rows.map(({ id, is_charged: isCharged }) => ({ id, isCharged: isCharged ?? false }))
    },

    async markSettled(id: RunId): Promise<void> {
      await markSettled.execute({ id })
    },

    async noteVersionBefore({ id, fence }: Hold, versionBefore: VersionId | null): Promise<void> {
      await orm
        .update(runs)
        .set({ versionBefore })
        .where(and(eq(runs.id, id), eq(runs.fence, fence)))
    },

    async keepRecord(runId: RunId, record: RunRecord): Promise<void> {
      await putRecord(orm, { runId, record: JSON.stringify(record) })
    },

    /** What a run had said and written before its holder went away. */
    async listEventBodies(runId: RunId) {
      const rows = await orm
        .select({ body: runEvents.body })
        .from(runEvents)
        .where(eq(runEvents.runId, runId))
        .orderBy(asc(runEvents.position))
      return rows.map(({ body }) => body)
    },
  }
}

const columns = {
  id: runs.id,
  projectId: runs.projectId,
  userId: runs.userId,
  status: runs.status,
  mode: runs.mode,
  prompt: runs.prompt,
  model: runs.model,
  attachments: runs.attachments,
  files: runs.files,
  approvedPlan: runs.approvedPlan,
  versionBefore: runs.versionBefore,
  versionAfter: runs.versionAfter,
  lastPosition: runs.lastPosition,
  attempts: runs.attempts,
  fence: runs.fence,
  createdAt: runs.createdAt,
  startedAt: runs.startedAt,
  endedAt: runs.endedAt,
}

const claimRun = prepareNamed<RunRow & Record<string, unknown>>(
  'claim_run',
  sql`
  with candidate as (
    select id from ${runs}
    where project_id = ${sql.placeholder('projectId')}::uuid and status in ('queued', 'running')
    order by status = 'running' desc, sequence limit 1
  ), claimed as (
    update ${runs} r set
      status = 'running',
      attempts = attempts + 1,
      fence = fence + 1,
      lease_until = now() + ${sql.placeholder('leaseMs')}::int * interval '1 millisecond',
      started_at = coalesce(started_at, now())
    from candidate
    where r.id = candidate.id and (r.status = 'queued' or (r.status = 'running' and ${isAdrift}))
    returning r.*
  ), said as (
    insert into ${chatHistory} (id, project_id, user_id, message, is_user, created_at, run_id, attachments)
    select
      gen_random_uuid(), project_id, user_id, case when who.is_user then prompt else '' end, who.is_user, now(),
      claimed.id, case when who.is_user then attachments else '{}' end
    from claimed, (values (1, true), (2, false)) as who (turn, is_user) order by turn
    on conflict (run_id, is_user) do nothing
  )
  select ${sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  )} from claimed as ${runs}`,
)

const putRecord = prepareNamed(
  'put_run_record',
  sql`
  insert into ${runRecords} (run_id, record) values (${sql.placeholder('runId')}::uuid, ${sql.placeholder('record')}::json)
  on conflict (run_id) do update set record = excluded.record`,
)
