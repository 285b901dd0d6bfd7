import { plans } from '@joinery/contract'
import type { Plan, UserId } from '@joinery/contract'
import type { SubscriptionStore } from './store.ts'

export { createSubscriptionStore } from './store.ts'

/** What people pay for, and what it allows them. */
export function createBillingModule({ subscriptions }: { subscriptions: SubscriptionStore }) {
  return {
    /** The free plan, unless an active subscription says otherwise. */
    planOf: async (userId: UserId): Promise<Plan> => {
      const subscription = await subscriptions.find(userId)
      return plans[subscription?.status === 'active' ? subscription.plan : 'free']
    },
  }
}
