import { expect, it } from 'vitest'
import { longDate } from './long-date.ts'

it("writes a date as 'MMMM dd, yyyy'", () => {
  expect(longDate('2026-11-05T12:00:00.000Z')).toBe('November 05, 2026')
  expect(longDate('2026-12-31T12:00:00.000Z')).toBe('December 31, 2026')
})
