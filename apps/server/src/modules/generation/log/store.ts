import type { BuildNotification, ModelUse, Question, RunId, RunPlan, VersionId } from '@joinery/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../../db/database.ts'
import { executeNamed } from '../../../db/execute-named.ts'
import { chatHistory, runEvents, runs } from '../schema.ts'
import type { Hold } from '../runs/store.ts'
import type { LoggedEvent } from './logged-event.ts'

export interface NewEvents {
  hold: Hold
  /** The position of the newest event before these. */
  after: number
  events: readonly LoggedEvent[]
}

/** How a run ended, and the answer that stays in the conversation. */
export interface Ending {
  status: 'succeeded' | 'failed' | 'stopped'
  isCharged: boolean
  versionAfter: VersionId | null
  answer: {
    message: string
    generatedFiles: string[]
    plan: RunPlan | null
    questions: Question[]
    buildNotification: BuildNotification | null
    use: ModelUse | null
  }
}

/** What changes of a run that is stopped before it begins. */
export interface EndedEarly {
  lastPosition: number
  endedAt: Date
}

export type LogStore = ReturnType<typeof createLogStore>

export function createLogStore({ orm, steady }: { orm: Orm; steady: Orm }) {
  return {
    /**
     * Returns for which holders it wrote. Of those whose run was taken over nothing is written, also where the former
     * holder and the new one are the same server and write at once.
     */
    appendAll: async (batch: readonly NewEvents[]): Promise<ReadonlySet<NewEvents>> => {
      const rows = await executeNamed<{ id: RunId; fence: number }>(
        steady,
        'append_run_events',
        sql`
        with moved as (
          update ${runs} r set last_position = h.after + h.events
          from unnest(
            ${sql.param(batch.map(({ hold }) => hold.id))}::uuid[],
            ${sql.param(batch.map(({ hold }) => hold.fence))}::int[],
            ${sql.param(batch.map(({ after }) => after))}::int[],
            ${sql.param(batch.map(({ events }) => events.length))}::int[]
          ) as h (id, fence, after, events)
          where r.id = h.id and r.fence = h.fence and r.status = 'running' and r.last_position = h.after
          returning r.id, r.fence
        ), logged as (${insertEvents(batch)})
        select id, fence from moved`,
      )
      const isWritten = ({ hold }: NewEvents) =>
        rows.some(({ id, fence }) => id === hold.id && fence === hold.fence)
      return new Set(batch.filter(isWritten))
    },

    /** Whether these events were written by this holder, where the answer to a write was lost. */
    async isWritten({ hold, after, events }: NewEvents): Promise<boolean> {
      const rows = await executeNamed(
        steady,
        'is_run_written',
        sql`
        select id from ${runs}
        where id = ${hold.id}::uuid and fence = ${hold.fence}::int
          and last_position = ${after}::int + ${events.length}::int`,
      )
      return rows.length > 0
    },

    /** The last events, the end of the run and the answer: all of it, or nothing where the run is not held any more. */
    async finish(last: NewEvents, ending: Ending): Promise<boolean> {
      const { hold, after, events } = last
      const { status, isCharged, versionAfter, answer } = ending
      const rows = await executeNamed(
        steady,
        'finish_run',
        sql`
        with moved as (
          update ${runs} set
            last_position = ${after}::int + ${events.length}::int,
            status = ${status}::text,
            is_charged = ${isCharged}::boolean,
            version_after = ${versionAfter}::text,
            lease_until = null,
            ended_at = now()
          where id = ${hold.id}::uuid and fence = ${hold.fence}::int and status = 'running'
            and last_position = ${after}::int
          returning id, fence
        ), logged as (${insertEvents([last])}),
        said as (
          update ${chatHistory} set
            message = ${answer.message}::text,
            generated_files = ${sql.param(answer.generatedFiles)}::text[],
            plan = ${jsonOrNull(answer.plan)}::json,
            questions = ${JSON.stringify(answer.questions)}::json,
            build_notification = ${jsonOrNull(answer.buildNotification)}::json,
            use = ${jsonOrNull(answer.use)}::json,
            created_at = now()
          from moved where ${chatHistory.runId} = moved.id and not is_user
        )
        select id from moved`,
      )
      return rows.length > 0
    },

    /** Ends a run that has not begun. Undefined where it has. */
    async endQueued(id: RunId, event: LoggedEvent): Promise<EndedEarly | undefined> {
      const [row] = await executeNamed<{ ended_at: Date }>(
        orm,
        'end_queued_run',
        sql`
        with moved as (
          update ${runs} set status = 'stopped', is_charged = false, last_position = 1, ended_at = now()
          where id = ${id}::uuid and status = 'queued' returning id, fence, ended_at
        ), logged as (${insertEvents([{ hold: { id, fence: null }, events: [event] }])})
        select ended_at from moved`,
      )
      return row && { lastPosition: 1, endedAt: row.ended_at }
    },

    /** The bodies stay the text that they are stored as: whoever reads them sends them on. */
    read: (runId: RunId, after: number, limit: number): Promise<LoggedEvent[]> =>
      executeNamed<{ position: number; at: string; body: string }>(
        orm,
        'read_run_events',
        sql`
        select position, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, body::text as body
        from ${runEvents} where run_id = ${runId}::uuid and position > ${after}::int
        order by position limit ${limit}::int`,
      ),
  }
}

interface HeldEvents {
  /** No fence where nobody holds the run. */
  hold: { id: RunId; fence: number | null }
  events: readonly LoggedEvent[]
}

/** Of the runs that were moved on by this holder, and of no other. */
function insertEvents(batch: readonly HeldEvents[]): SQL {
  const rows = batch.flatMap(({ hold, events }) =>
    events.map((event) => ({ ...event, runId: hold.id, fence: hold.fence })),
  )
  return sql`
    insert into ${runEvents} (run_id, position, at, body)
    select e.run_id, e.position, e.at, e.body::json
    from unnest(
      ${sql.param(rows.map(({ runId }) => runId))}::uuid[],
      ${sql.param(rows.map(({ fence }) => fence))}::int[],
      ${sql.param(rows.map(({ position }) => position))}::int[],
      ${sql.param(rows.map(({ at }) => at))}::timestamptz[],
      ${sql.param(rows.map(({ body }) => body))}::text[]
    ) as e (run_id, fence, position, at, body)
    join moved on moved.id = e.run_id and (e.fence is null or e.fence = moved.fence)`
}

const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value))
