import fc from 'fast-check'
import { parseSync } from 'rolldown/utils'
import { expect, it } from 'vitest'
import { writeFormula } from './write-formula.ts'

it.each([
  ['price * stock', "value('price') * value('stock')"],
  ['max(10, round(length * 4.5))', "Math.max(10, Math.round(value('length') * 4.5))"],
  ['-(a + b) / 2', "-(value('a') + value('b')) / 2"],
])('writes %j as %j', (formula, code) => {
  expect(writeFormula(formula)).toBe(code)
})

it.each(['', '(', 'a b', 'a +', 'min', '1..2', 'a(b)', '* 2', 'a, b'])(
  'counts %j, which is no formula, as nothing',
  (formula) => {
    expect(writeFormula(formula)).toBe('0')
  },
)

it('always writes an expression, whatever it is given', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('a', 'b1', '1', '.', '+', '-', '*', '/', '(', ')', ',', ' ', 'min'),
      }),
      (formula) => {
        expect(parseSync('file.ts', `const x = (value: any) => ${writeFormula(formula)}`).errors).toEqual([])
      },
    ),
  )
})
