import { expect, it } from 'vitest'
import { isLong, truncateText } from './truncate-text.ts'

it('leaves 400 characters whole and cuts a text of 401', () => {
  expect(truncateText('a'.repeat(400))).toBe('a'.repeat(400))
  expect(isLong('a'.repeat(400))).toBe(false)
  expect(isLong('a'.repeat(401))).toBe(true)
  expect(truncateText('a'.repeat(401))).toBe(`${'a'.repeat(400)}…`)
})

it('cuts between words', () => {
  const text = `${'oak '.repeat(99)}mahogany and more`
  expect(truncateText(text)).toBe(`${'oak '.repeat(99).trimEnd()}…`)
})

it('never cuts a character in two', () => {
  expect(truncateText(`${'a'.repeat(399)}🪚${'a'.repeat(9)}`)).toBe(`${'a'.repeat(399)}…`)
})
