import type { BuildNotification, ModelUse, Question, RunId, RunPlan, VersionId } from '@joinery/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../../db/database.ts'
import { executeNamed, prepareNamed } from '../../../db/execute-named.ts'
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
      const rows = await appendEvents(steady, { batch: encodeBatch(batch) })
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
          returning id
        ), logged as (${insertEvents(events)}),
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
          where id = ${id}::uuid and status = 'queued' returning id, ended_at
        ), logged as (${insertEvents([event])})
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

/** The statement of every word that is streamed: it is put together once, and given everything as one text. */
const appendEvents = prepareNamed<{ id: RunId; fence: number }>(
  'append_run_events',
  sql`
  with batch as (
    select * from json_to_recordset(${sql.placeholder('batch')}::json)
      as b (id uuid, fence int, after int, count int, events json)
  ), moved as (
    update ${runs} r set last_position = b.after + b.count from batch b
    where r.id = b.id and r.fence = b.fence and r.status = 'running' and r.last_position = b.after
    returning r.id, r.fence
  ), logged as (
    insert into ${runEvents} (run_id, position, at, body)
    select b.id, e.position, e.at, e.body from batch b
    join moved on moved.id = b.id and moved.fence = b.fence
    cross join lateral json_to_recordset(b.events) as e (position int, at timestamptz, body json)
  )
  select id, fence from moved`,
)

const encodeBatch = (batch: readonly NewEvents[]) => `[${batch.map(encodeNew).join()}]`

const encodeNew = ({ hold, after, events }: NewEvents) =>
  `{"id":"${hold.id}","fence":${hold.fence},"after":${after},"count":${events.length},"events":${encodeEvents(events)}}`

/** Bodies are JSON already. */
function encodeEvents(events: readonly LoggedEvent[]): string {
  const rows = events.map(({ position, at, body }) => `{"position":${position},"at":"${at}","body":${body}}`)
  return `[${rows.join()}]`
}

/** Of the one run that was moved on, where it was. */
const insertEvents = (events: readonly LoggedEvent[]): SQL => sql`
  insert into ${runEvents} (run_id, position, at, body)
  select moved.id, e.position, e.at, e.body
  from moved cross join json_to_recordset(${encodeEvents(events)}::json)
    as e (position int, at timestamptz, body json)`

const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value))
