import { describe, expect, it } from 'vitest'
import type { Plan } from './plans.ts'
import { planIds, plans } from './plans.ts'

const all: Plan[] = Object.values(plans)

describe('plans', () => {
  it('are free, basic, pro and enterprise, in that order, each under its own id', () => {
    expect(planIds).toEqual(['free', 'basic', 'pro', 'enterprise'])
    expect(Object.keys(plans)).toEqual([...planIds])
    expect(all.map(({ id }) => id)).toEqual([...planIds])
    expect(all.map(({ name }) => name)).toEqual(['Free', 'Basic', 'Pro', 'Enterprise'])
  })

  it('cost $0, $5, $25 and $75 per month, in cents as in text', () => {
    expect(all.map(({ priceCents }) => priceCents)).toEqual([0, 500, 2500, 7500])
    expect(all.map(({ priceText }) => priceText)).toEqual(['$0', '$5', '$25', '$75'])
  })

  it('allow 5, then 25, then any number of prompts per day', () => {
    expect(all.map(({ dailyPrompts }) => dailyPrompts)).toEqual([5, 25, null, null])
  })

  it('allow 50, then 250, then any number of prompts per month', () => {
    expect(all.map(({ monthlyPrompts }) => monthlyPrompts)).toEqual([50, 250, null, null])
  })

  it('allow a single project on Free and Basic, and any number above', () => {
    expect(all.map(({ maxProjects }) => maxProjects)).toEqual([1, 1, null, null])
  })

  it('keep 7, 14 and 30 days of history, then all of it', () => {
    expect(all.map(({ historyDays }) => historyDays)).toEqual([7, 14, 30, null])
  })

  it('have one seat for their owner, and five on Enterprise', () => {
    expect(all.map(({ seats }) => seats)).toEqual([1, 1, 1, 5])
  })

  it('mark Pro alone as popular', () => {
    expect(all.filter(({ isPopular }) => isPopular).map(({ id }) => id)).toEqual(['pro'])
  })

  it('say Contact Sales on Enterprise, and have a button, a description and features each', () => {
    expect(plans.enterprise.buttonText).toBe('Contact Sales')
    for (const plan of all) {
      expect(plan.buttonText).not.toBe('')
      expect(plan.description).not.toBe('')
      expect(plan.features).not.toEqual([])
    }
  })

  it('list as features what their figures say', () => {
    expect(plans.free.features).toEqual([
      '5 daily requests',
      '50 monthly requests',
      'Single project',
      'Community support',
      '7-day history',
    ])
    expect(plans.basic.features).toEqual([
      '25 daily requests',
      '250 monthly requests',
      'Single project',
      'Community support',
      '14-day history',
    ])
    expect(plans.pro.features).toEqual([
      'Unlimited requests',
      'Multi-project',
      'Priority support',
      'Advanced features',
      '30-day history',
      'Custom code styles',
      '1 seat',
    ])
    expect(plans.enterprise.features).toEqual([
      'All Pro features',
      'Custom integrations',
      'Dedicated support',
      '5 seats',
      'Unlimited history',
      'Private instance',
    ])
  })
})
