import { describe, expect, it } from 'vitest'
import { writeFormula } from '../../render/records/write-formula.ts'
import { runKitLogic } from '../../render/testing/run-kit-logic.ts'
import { understand } from '../understand.ts'

/** What the calculator for a wish shows first, as figures that can be looked up elsewhere. */
const known: readonly (readonly [wish: string, figures: Readonly<Record<string, number>>])[] = [
  ['a tip calculator', { Tip: 9, 'Bill and tip': 69, 'Each person': 34.5 }],
  ['a mortgage calculator', { 'To pay back': 363588.2, 'Monthly payment': 1514.95 }],
  ['a compound interest calculator', { 'Paid in': 53000, 'In the end': 95769.94 }],
  ['a discount calculator', { 'You save': 20, 'You pay': 60 }],
  ['a VAT calculator', { 'With tax': 120 }],
  ['a salary calculator', { 'A year': 49400 }],
  ['a profit margin calculator', { 'Margin of the price': 40 }],
  ['an ROI calculator', { Return: 25 }],
  ['a BMI calculator', { Index: 22.86 }],
  ['a calorie calculator', { 'A day, as a woman': 2040.85, 'A day, as a man': 2273.25 }],
  ['a fuel cost calculator', { Fuel: 33.15 }],
  ['a carbon footprint calculator', { 'CO₂ a year, roughly': 2560.8 }],
  ['a running pace calculator', { 'A kilometre': 5.5 }],
  ['a GPA calculator', { Average: 3 }],
  ['a paint calculator', { Walls: 45, 'Paint for the walls': 5.63 }],
  ['a percentage calculator', { 'The first as percent of the second': 30 }],
  ['a project cost calculator', { Total: 250 }],
]

describe('a calculator', () => {
  it('calculates what it is called after', async () => {
    const worked = await workOut(known.map(([wish]) => [wish, {}]))
    expect(worked).toEqual(known.map(([, figures]) => expect.objectContaining(figures)))
  })

  it('knows that a loan without interest is paid back as it was given', async () => {
    expect(await workOut([['a loan calculator', { rate: 0 }]])).toEqual([
      expect.objectContaining({ 'To pay back': 250000 }),
    ])
  })

  it.each(['a dog age calculator', 'a due date calculator'])(
    '"%s" is a calculation that we do not know, and that is said',
    (wish) => {
      const { notUnderstood, screens } = understand(wish)
      expect(notUnderstood).toEqual([wish.replace(/^an? /, '')])
      expect(screens[0]?.sections).toEqual([expect.objectContaining({ gadget: 'pocketCalculator' })])
    },
  )
})

/** The lines of calculators as an app shows them, with some inputs changed. */
function workOut(
  wishes: readonly (readonly [wish: string, inputs: Record<string, number>])[],
): Promise<unknown> {
  const sums = wishes.map(([wish, changed]) => {
    const sections = understand(wish).screens.flatMap((screen) => screen.sections)
    const calculator = sections.find((section) => section.type === 'calculator')
    const inputs = Object.fromEntries(calculator?.inputs.map(({ id, initial }) => [id, initial]) ?? [])
    const lines = calculator?.lines.map(
      ({ id, label, formula }) =>
        `{ id: ${JSON.stringify(id)}, label: ${JSON.stringify(label)}, compute: (value) => ${writeFormula(formula)} }`,
    )
    return `{ inputs: ${JSON.stringify({ ...inputs, ...changed })}, lines: [${lines?.join(', ') ?? ''}] }`
  })
  return runKitLogic(`
    const sums = [${sums.join(',\n')}]
    console.log(JSON.stringify(sums.map(({ inputs, lines }) => {
      const figures = {}
      for (const { id, label, compute } of lines) {
        inputs[id] = Math.round(compute((name) => inputs[name] ?? 0) * 100) / 100
        figures[label] = inputs[id]
      }
      return figures
    })))
  `)
}
