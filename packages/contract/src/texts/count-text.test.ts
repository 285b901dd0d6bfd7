import { expect, it } from 'vitest'
import { countText } from './count-text.ts'

it.each([
  [0, '0 files'],
  [1, '1 file'],
  [3000, '3,000 files'],
])('says %s in the right form and with thousands apart', (n, told) => {
  expect(countText(n, { one: '1 file', other: '{n} files' })).toBe(told)
})
