import { expect, it } from 'vitest'
import { isNamedAfterDay } from './is-named-after-day.ts'

const createdAt = '2026-03-05T12:00:00.000Z'

it.each([
  ['Project Mar 5, 2026', true],
  ['Project Mar 6, 2026', false],
  ['Oak bench', false],
])('tells whether “%s” is the title that the day gave: %s', (title, expected) => {
  expect(isNamedAfterDay({ title, createdAt })).toBe(expected)
})
