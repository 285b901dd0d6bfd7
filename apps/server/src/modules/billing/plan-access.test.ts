import { describe, expect, it } from 'vitest'
import { isKnownStatus, isLive, planToUse } from './plan-access.ts'

const now = new Date('2026-11-15T12:00:00Z')
const later = new Date('2026-11-16T12:00:00Z')
const here = { scope: 'acct_1:live', now }
const row = (status: string, graceUntil: Date | null = null) => ({
  plan: 'pro' as const,
  status,
  scope: 'acct_1:live',
  graceUntil,
})

describe('the plan to use', () => {
  it.each([
    ['active', 'pro'],
    ['trialing', 'pro'],
    ['unpaid', 'free'],
    ['paused', 'free'],
    ['canceled', 'free'],
    ['incomplete', 'free'],
    ['incomplete_expired', 'free'],
    ['a word of tomorrow', 'free'],
    ['constructor', 'free'],
  ])('of a subscription that is %s is %s', (status, plan) => {
    expect(planToUse(row(status), here)).toBe(plan)
  })

  it('is kept after a failed payment as long as there is grace, and no longer', () => {
    expect(planToUse(row('past_due', later), here)).toBe('pro')
    expect(planToUse(row('past_due', now), here)).toBe('free')
    expect(planToUse(row('past_due'), here)).toBe('free')
  })

  it('is free without a subscription, and with one that was paid elsewhere', () => {
    expect(planToUse(undefined, here)).toBe('free')
    for (const scope of ['sandbox:1', 'acct_1:test', 'acct_2:live', undefined]) {
      expect(planToUse(row('active'), { scope, now })).toBe('free')
    }
    expect(planToUse({ ...row('active'), scope: null }, here)).toBe('pro')
  })
})

describe('statuses', () => {
  it('are live as long as they can go on, and are known by Stripe’s own words alone', () => {
    const words = [
      'active',
      'trialing',
      'past_due',
      'unpaid',
      'paused',
      'canceled',
      'incomplete',
      'incomplete_expired',
    ]
    expect(words.filter((status) => isLive({ status }))).toEqual(words.slice(0, 5))
    expect(words.every(isKnownStatus)).toBe(true)
    expect(['frozen', 'toString', ''].some(isKnownStatus)).toBe(false)
  })
})
