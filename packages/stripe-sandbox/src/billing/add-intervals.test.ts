import { expect, it } from 'vitest'
import { addIntervals, periodEnd } from './add-intervals.ts'

const at = (day: string) => Date.parse(`${day}T10:00:00Z`) / 1000
const monthly = { interval: 'month', interval_count: 1 } as const

it('keeps the day of the anchor through shorter months and the leap day', () => {
  expect(addIntervals(at('2026-01-31'), monthly, 1)).toBe(at('2026-02-28'))
  expect(addIntervals(at('2026-01-31'), monthly, 2)).toBe(at('2026-03-31'))
  expect(addIntervals(at('2028-02-29'), { interval: 'year', interval_count: 1 }, 1)).toBe(at('2029-02-28'))
  expect(addIntervals(at('2027-12-31'), monthly, 2)).toBe(at('2028-02-29'))
})

it('ends a period at the next date of the anchor', () => {
  expect(periodEnd(at('2026-01-31'), at('2026-02-28'), monthly)).toBe(at('2026-03-31'))
})
