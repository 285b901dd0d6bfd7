import type { PlanId, UserId, WorkspaceId } from '@joinery/contract'
import { sql } from 'drizzle-orm'
import { batchQueries } from '../../../db/batch-queries.ts'
import type { Orm } from '../../../db/database.ts'
import { prepareNamed } from '../../../db/execute-named.ts'
import { countColumns, countOf } from '../counts/store.ts'
import type { CountWindows, FoundCount, UsageCount } from '../counts/store.ts'
import { usageAccounts } from '../schema.ts'

/** A subscription as it is written down; what it is worth today is for others to judge. */
export interface WrittenSubscription {
  plan: PlanId
  status: string
  scope: string | null
  graceUntil: Date | null
  currentPeriodStart: Date | null
  currentPeriodEnd: Date | null
}

/** A workspace that may pay for somebody's prompts: their own, or one that gave them a seat. */
export interface Payer {
  workspaceId: WorkspaceId
  /** Its place among the seats of the workspace, counted from 1; null for their own workspace. */
  seat: number | null
  /** What the workspace's owner has bought. */
  subscription: WrittenSubscription | undefined
  count: UsageCount
}

/**
 * Everything that a report or a limit depends on, in one question, and in one for all who ask at once: every open
 * browser asks it, and every prompt. Their own workspace comes first, then those that gave them a seat, the oldest
 * seat first. The array stands in a subquery so that PostgreSQL cannot count it: if it could, it would plan the
 * statement anew each time, which takes longer than carrying it out.
 */
export function prepareListPayers(orm: Orm, { windows }: CountWindows): (userId: UserId) => Promise<Payer[]> {
  const listPayers = prepareNamed<FoundPayer>(
    'list_payers',
    sql`
    select p.user_id, p.workspace_id, p.seat, s.plan, s.status, s.scope, s.grace_until,
      s.current_period_start, s.current_period_end, ${countColumns}
    from ${windows} cross join unnest((select ${sql.placeholder('userIds')}::uuid[])) as asked (user_id)
    cross join lateral (
      (select asked.user_id, w.id as workspace_id, w.owner_id, null::int as seat, null::timestamptz as seated_at
       from workspaces w where w.owner_id = asked.user_id order by w.created_at limit 1)
      union all
      select asked.user_id, m.workspace_id, w.owner_id, (
        select count(*)::int from workspace_members o
        where o.workspace_id = m.workspace_id and o.seated_at is not null
          and (o.seated_at, o.user_id) <= (m.seated_at, m.user_id)
      ), m.seated_at
      from workspace_members m join workspaces w on w.id = m.workspace_id
      where m.user_id = asked.user_id and m.seated_at is not null and m.suspended_at is null
    ) p
    left join subscriptions s on s.user_id = p.owner_id
    left join ${usageAccounts} u on u.workspace_id = p.workspace_id
    order by p.seated_at nulls first`,
  )
  const list = batchQueries({
    keyOf: (userId: UserId) => userId,
    isShared: true,
    run: async (userIds) => Map.groupBy(await listPayers(orm, { userIds }), ({ user_id: userId }) => userId),
  })
  return async (userId) => (await list(userId))?.map(payerOf) ?? []
}

type FoundPayer = FoundCount & {
  user_id: string
  workspace_id: WorkspaceId
  seat: number | null
  plan: PlanId | null
  status: string
  scope: string | null
  grace_until: Date | null
  current_period_start: Date | null
  current_period_end: Date | null
}

function payerOf(row: FoundPayer): Payer {
  return {
    workspaceId: row.workspace_id,
    seat: row.seat,
    subscription: subscriptionOf(row),
    count: countOf(row),
  }
}

function subscriptionOf(row: FoundPayer): WrittenSubscription | undefined {
  if (row.plan === null) return undefined
  return {
    plan: row.plan,
    status: row.status,
    scope: row.scope,
    graceUntil: row.grace_until,
    currentPeriodStart: row.current_period_start,
    currentPeriodEnd: row.current_period_end,
  }
}
