import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('a loan is paid back to nothing, and its years are the sum of their months', async () => {
  const results = await runKitLogic(`
    import { listMonths, sumYears } from './balance.ts'
    const cents = (value) => Math.round(value * 100) / 100
    const of = (terms) => {
      const months = listMonths(terms)
      const years = sumYears(months)
      const last = years.at(-1)
      return [months.length, years.length, cents(months[0]?.paid ?? 0), cents(months[0]?.interest ?? 0), cents(years.reduce((sum, { interest }) => sum + interest, 0)), cents(last?.balance ?? 0)]
    }
    console.log(JSON.stringify([
      of({ kind: 'repaid', start: 250000, monthly: 0, rate: 4, months: 240 }),
      of({ kind: 'repaid', start: 1200, monthly: 0, rate: 0, months: 18 }),
      of({ kind: 'grows', start: 5000, monthly: 200, rate: 5, months: 240 }),
      of({ kind: 'repaid', start: 1200, monthly: 0, rate: 4, months: 0 }),
    ]))
  `)
  expect(results).toEqual([
    [240, 20, 1514.95, 833.33, 113588.2, 0],
    [18, 2, 66.67, 0, 0, 0],
    [240, 20, 200, 20.83, 42769.94, 95769.94],
    [0, 0, 0, 0, 0, 0],
  ])
})

it('of two results the better one is named, less of a loan and more of savings', async () => {
  const results = await runKitLogic(`
    import { judgeResults } from './compare-results.ts'
    const of = (value) => [{ id: 'sum', label: 'Sum', unit: 'money', value }]
    console.log(JSON.stringify([
      judgeResults({ total: 'sum', isLessBetter: true }, of(100), of(90)),
      judgeResults({ total: 'sum', isLessBetter: false }, of(100), of(90)),
      judgeResults({ total: 'sum', isLessBetter: true }, of(90), of(90)),
    ]))
  `)
  expect(results).toEqual([
    { better: 'second', by: 10 },
    { better: 'first', by: 10 },
    { better: 'neither', by: 0 },
  ])
})
