import { plans } from '@joinery/contract'
import type { Plan, UserId } from '@joinery/contract'
import type { Subscription, SubscriptionStore } from './store.ts'

export { createSubscriptionStore } from './store.ts'

/** What people pay for, and what it allows them. */
export function createBillingModule({ subscriptions }: { subscriptions: SubscriptionStore }) {
  /** The free plan, unless an active subscription says otherwise. */
  async function subscriptionOf(userId: UserId): Promise<Subscription> {
    const subscription = await subscriptions.find(userId)
    if (!subscription) return freeSubscription
    return subscription.status === 'active' ? subscription : { ...subscription, plan: 'free' }
  }

  return {
    subscriptionOf,
    planOf: async (userId: UserId): Promise<Plan> => plans[(await subscriptionOf(userId)).plan],
  }
}

const freeSubscription: Subscription = {
  plan: 'free',
  status: 'active',
  currentPeriodStart: null,
  currentPeriodEnd: null,
}
