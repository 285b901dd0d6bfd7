import { expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-11-15T12:00:00Z')

it.each([
  ['2026-11-15T11:59:30Z', 'now'],
  ['2026-11-15T11:58:00Z', '2 minutes ago'],
  ['2026-11-15T09:00:00Z', '3 hours ago'],
  ['2026-11-14T11:00:00Z', 'yesterday'],
  ['2026-08-01T12:00:00Z', '3 months ago'],
  ['2024-11-01T12:00:00Z', '2 years ago'],
])('tells how long ago %s was', (moment, told) => {
  expect(relativeTime(new Date(moment), now)).toBe(told)
})
