import { sql } from 'drizzle-orm'

/** What is used in the windows of this moment. Days are written as 2026-11-15. */
export interface UsageCount {
  day: string
  month: string
  daily: number
  monthly: number
  version: number
}

/** Windows come from the database's clock, which all servers share, unless a test names another moment. */
export function windowsAt(moment: Date | undefined) {
  const clock = sql`coalesce(${moment?.toISOString() ?? null}::timestamptz, now())`
  const today = sql`(${clock} at time zone 'utc')::date`
  const thisMonth = sql`date_trunc('month', ${clock} at time zone 'utc')::date`
  return { clock, today, thisMonth, windows: sql`(select ${today} as day, ${thisMonth} as month) t` }
}

export type CountWindows = ReturnType<typeof windowsAt>

/** What `u`, a row of the counters, has in the windows of `t`. */
export const countColumns = sql`
  t.day::text as day, t.month::text as month, coalesce(u.version, 0) as version,
  case when u.day_start = t.day then u.day_used else 0 end as daily,
  case when u.month_start = t.month then u.month_used else 0 end as monthly`

export type FoundCount = { [Field in keyof UsageCount]: string }

export const countOf = ({ day, month, daily, monthly, version }: FoundCount): UsageCount => ({
  day,
  month,
  daily: Number(daily),
  monthly: Number(monthly),
  version: Number(version),
})
