import type { UserId, WorkspaceId } from '@joinery/contract'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { executeNamed } from '../../db/execute-named.ts'
import { countColumns, countOf, windowsAt } from './counts/store.ts'
import type { FoundCount, UsageCount } from './counts/store.ts'
import { prepareListPayers } from './payers/store.ts'
import { usageAccounts, usageHolds } from './schema.ts'

/** Null stands for no limit. */
export interface Limits {
  daily: number | null
  monthly: number | null
}

export interface Reservation {
  /** The prompt's own id. */
  id: string
  workspaceId: WorkspaceId
  userId: UserId
  limits: Limits
  expiresInMs: number
}

export type HoldState = 'held' | 'settled' | 'released'

export type UsageStore = ReturnType<typeof createUsageStore>

/** Of the windows of now, unless a test names another moment. */
export function createUsageStore(orm: Orm, moment?: Date) {
  const times = windowsAt(moment)
  const { clock, today, thisMonth, windows } = times

  return {
    listPayers: prepareListPayers(orm, times),

    async read(workspaceId: WorkspaceId): Promise<UsageCount> {
      const [row] = await executeNamed<FoundCount>(
        orm,
        'read_usage',
        sql`
        select ${countColumns} from ${windows}
        left join ${usageAccounts} u on u.workspace_id = ${workspaceId}::uuid`,
      )
      if (!row) throw new Error('The usage counter answered nothing.')
      return countOf(row)
    },

    /**
     * Counts and sets aside in one statement. The guard stands in the update, so that of any number of requests at
     * once exactly as many come through as the limit leaves; the hold's id makes a second request for one prompt fail
     * as a whole. The row's own lock puts the requests of a workspace in a line.
     */
    async reserve({ id, workspaceId, userId, limits, expiresInMs }: Reservation): Promise<boolean> {
      // The guard only stands where a row is updated: the first prompt inserts one.
      if (limits.daily === 0 || limits.monthly === 0) return false
      const rows = await executeNamed(
        orm,
        'reserve_prompt',
        sql`
        with counted as (
          insert into ${usageAccounts} as u
            (workspace_id, day_start, day_used, month_start, month_used, version)
          values (${workspaceId}::uuid, ${today}, 1, ${thisMonth}, 1, 1)
          on conflict (workspace_id) do update set
            day_used = case when u.day_start = excluded.day_start then u.day_used + 1 else 1 end,
            day_start = excluded.day_start,
            month_used = case when u.month_start = excluded.month_start then u.month_used + 1 else 1 end,
            month_start = excluded.month_start,
            version = u.version + 1
          where u.day_start <= excluded.day_start
            and (${limits.daily}::int is null
              or case when u.day_start = excluded.day_start then u.day_used else 0 end < ${limits.daily}::int)
            and (${limits.monthly}::int is null
              or case when u.month_start = excluded.month_start then u.month_used else 0 end < ${limits.monthly}::int)
          returning day_start, month_start
        )
        insert into ${usageHolds}
          (id, workspace_id, user_id, day_start, month_start, state, created_at, expires_at)
        select ${id}::uuid, ${workspaceId}::uuid, ${userId}::uuid, day_start, month_start, 'held', ${clock},
          ${clock} + ${expiresInMs}::int * interval '1 millisecond'
        from counted returning id`,
      )
      return rows.length > 0
    },

    async findHold(id: string): Promise<{ workspaceId: WorkspaceId; state: HoldState } | undefined> {
      const [row] = await executeNamed<{ workspace_id: WorkspaceId; state: HoldState }>(
        orm,
        'find_hold',
        sql`select workspace_id, state from ${usageHolds} where id = ${id}::uuid`,
      )
      return row && { workspaceId: row.workspace_id, state: row.state }
    },

    /** The prompt is used for good. */
    async settle(id: string): Promise<void> {
      await executeNamed(
        orm,
        'settle_hold',
        sql`update ${usageHolds} set state = 'settled', closed_at = ${clock} where id = ${id}::uuid and state = 'held'`,
      )
    },

    /**
     * Gives a prompt back that is still held, once, and only to the windows it was taken from. Returns whose it was.
     */
    async release(id: string): Promise<WorkspaceId | undefined> {
      const [row] = await executeNamed<{ workspace_id: WorkspaceId }>(
        orm,
        'release_hold',
        sql`
        with closed as (
          update ${usageHolds} set state = 'released', closed_at = ${clock}
          where id = ${id}::uuid and state = 'held'
          returning workspace_id, day_start, month_start
        )
        update ${usageAccounts} u set
          day_used = u.day_used - case when u.day_start = closed.day_start then 1 else 0 end,
          month_used = u.month_used - case when u.month_start = closed.month_start then 1 else 0 end,
          version = u.version + 1
        from closed where u.workspace_id = closed.workspace_id
        returning u.workspace_id`,
      )
      return row?.workspace_id
    },

    async extend(ids: readonly string[], expiresInMs: number): Promise<void> {
      await executeNamed(
        orm,
        'extend_holds',
        sql`
        update ${usageHolds} set expires_at = ${clock} + ${expiresInMs}::int * interval '1 millisecond'
        where id = any(${sql.param(ids)}::uuid[]) and state = 'held'`,
      )
    },

    async listExpired(): Promise<string[]> {
      const rows = await executeNamed<{ id: string }>(
        orm,
        'list_expired_holds',
        sql`select id from ${usageHolds} where state = 'held' and expires_at <= ${clock} limit 1000`,
      )
      return rows.map(({ id }) => id)
    },
  }
}
