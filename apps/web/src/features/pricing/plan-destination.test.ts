import { planIds } from '@joinery/contract'
import { expect, it } from 'vitest'
import { planDestination } from './plan-destination.ts'

it.each(planIds)('the %s plan leads an anonymous visitor to /register', (plan) => {
  expect(planDestination(plan, { isSignedIn: false })).toBe('/register')
})

it('the free plan leads a signed-in user to the dashboard, a paid one to billing', () => {
  expect(planDestination('free', { isSignedIn: true })).toBe('/dashboard')
  expect(planDestination('pro', { isSignedIn: true })).toBe('/dashboard/billing?plan=pro')
})
