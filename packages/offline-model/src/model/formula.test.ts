import { expect, it } from 'vitest'
import { formula } from './formula.ts'

it.each(['price', 'price * 1.2', 'min(a, b) + 3', '(amount - fee) / 2', 'round(total)'])(
  'takes %j',
  (text) => {
    expect(formula.safeParse(text).success).toBe(true)
  },
)

it.each(['', 'alert`1`', 'a;b', 'x = 1', `${'a'.repeat(10_000)}!`])(
  'refuses %.20s, as fast as it reads it',
  (text) => {
    expect(formula.safeParse(text).success).toBe(false)
  },
)
