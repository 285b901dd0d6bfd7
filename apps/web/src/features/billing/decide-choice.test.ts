import { describe, expect, it } from 'vitest'
import { inventOverview } from '../../testing/invent-billing.ts'
import { decideChange, decideChoice } from './decide-choice.ts'

const free = inventOverview()
const pro = inventOverview({ plan: 'pro', subscribedPlan: 'pro' })
const at = '2026-12-15T00:00:00.000Z'

describe('choosing a plan', () => {
  it('never starts a checkout for the free plan', () => {
    expect(decideChoice('free', free)).toEqual({ kind: 'already-free' })
    expect(decideChoice('free', pro)).toEqual({ kind: 'cancel' })
    expect(decideChoice('free', { ...pro, cancelAt: at })).toEqual({ kind: 'nothing' })
  })

  it('starts a checkout for a first paid plan, also for Enterprise', () => {
    expect(decideChoice('basic', free)).toEqual({ kind: 'checkout', plan: 'basic' })
    expect(decideChoice('enterprise', free)).toEqual({ kind: 'checkout', plan: 'enterprise' })
  })

  it('shows the price of a change first where something is subscribed to', () => {
    expect(decideChoice('enterprise', pro)).toEqual({ kind: 'change', plan: 'enterprise' })
    expect(decideChoice('basic', pro)).toEqual({ kind: 'change', plan: 'basic' })
  })

  it('does nothing for what one has or will have anyway', () => {
    expect(decideChoice('pro', pro)).toEqual({ kind: 'nothing' })
    expect(decideChoice('basic', { ...pro, scheduledChange: { plan: 'basic', at } })).toEqual({
      kind: 'nothing',
    })
  })
})

describe('being sent here to change the plan', () => {
  it('opens the dialog and never a checkout, also where nothing is known to be subscribed to', () => {
    expect(decideChange('pro', free)).toEqual({ kind: 'change', plan: 'pro' })
    expect(decideChange('enterprise', pro)).toEqual({ kind: 'change', plan: 'enterprise' })
  })

  it('does nothing for the plan one has', () => {
    expect(decideChange('pro', pro)).toEqual({ kind: 'nothing' })
  })
})
