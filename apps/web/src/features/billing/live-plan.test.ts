import { expect, it } from 'vitest'
import { inventOverview } from '../../testing/invent-billing.ts'
import { livePlan } from './live-plan.ts'

const pro = inventOverview({ plan: 'pro', subscribedPlan: 'pro' })

it('is what the account subscribes to, also while a payment of it has failed', () => {
  expect(livePlan(pro)).toBe('pro')
  expect(livePlan({ ...pro, status: 'past_due' })).toBe('pro')
})

it('is nothing after the end, and nothing for a guest on a seat who pays for nothing', () => {
  expect(livePlan({ ...pro, status: 'canceled' })).toBeNull()
  const guest = inventOverview({ plan: 'enterprise', seats: { total: 5, isOwner: false } })
  expect(livePlan(guest)).toBeNull()
})

it('stays what somebody pays for who also has a seat in a larger team', () => {
  const seated = inventOverview({
    plan: 'enterprise',
    subscribedPlan: 'pro',
    seats: { total: 5, isOwner: false },
  })
  expect(livePlan(seated)).toBe('pro')
})
