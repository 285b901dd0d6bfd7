import { expect, it } from 'vitest'
import { shortDate } from './short-date.ts'

it('writes short month, day and year in US English', () => {
  expect(shortDate(new Date(2026, 10, 5, 12))).toBe('Nov 5, 2026')
})
