import type { UserId } from '@joinery/contract'
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { subscriptions } from './schema.ts'

export type Subscription = Pick<
  typeof subscriptions.$inferSelect,
  'plan' | 'status' | 'currentPeriodStart' | 'currentPeriodEnd'
>

export type SubscriptionStore = ReturnType<typeof createSubscriptionStore>

export function createSubscriptionStore(orm: Orm) {
  const find = orm
    .select({
      plan: subscriptions.plan,
      status: subscriptions.status,
      currentPeriodStart: subscriptions.currentPeriodStart,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
    })
    .from(subscriptions)
    .where(eq(subscriptions.userId, sql.placeholder('userId')))
    .prepare('find_subscription')
  return {
    async find(userId: UserId): Promise<Subscription | undefined> {
      const [row] = await find.execute({ userId })
      return row
    },
  }
}
