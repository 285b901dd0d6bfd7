import { expect, it } from 'vitest'
import { describeStatus } from './describe-status.ts'

it.each([
  ['active', 'Active', 'success'],
  ['canceled', 'Canceled', 'neutral'],
  ['past_due', 'Past due', 'danger'],
  ['never_heard_of', 'Never heard of', 'neutral'],
] as const)('shows the status %s as %s', (status, label, tone) => {
  expect(describeStatus({ status })).toEqual({ label, tone })
})
