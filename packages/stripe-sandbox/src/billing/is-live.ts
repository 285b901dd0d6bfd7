import type { Subscription } from '../store.ts'

/** Whether a subscription still goes on, paid or not. */
export const isLive = ({ status }: Pick<Subscription, 'status'>) =>
  status !== 'canceled' && status !== 'incomplete_expired'
