import { describe, expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

describe('what people open every day', () => {
  it('shared costs come to balances that even out, to the cent, with few payments', async () => {
    const told = await runKitLogic(`
      import { balancesOf, settle } from './shared-costs.ts'
      const bill = (paidBy, amount, sharedWith) => ({ id: paidBy + amount, createdAt: '', ownerId: null, paidBy, amount, sharedWith })
      const bills = [bill('Ada', 100, ['Ada', 'Leo', 'Mia']), bill('Leo', 30, ['Mia'])]
      const even = [...bills, ...settle(balancesOf(bills)).map(({ from, to, amount }) => bill(from, amount, [to]))]
      console.log(JSON.stringify([
        balancesOf(bills),
        settle(balancesOf(bills)),
        settle(balancesOf(even)),
        balancesOf([bill('Ada', 10, [])]),
      ]))
    `)
    expect(told).toEqual([
      [
        { name: 'Ada', amount: 66.66 },
        { name: 'Leo', amount: -3.33 },
        { name: 'Mia', amount: -63.33 },
      ],
      [
        { from: 'Mia', to: 'Ada', amount: 63.33 },
        { from: 'Leo', to: 'Ada', amount: 3.33 },
      ],
      [],
      [{ name: 'Ada', amount: 0 }],
    ])
  })

  it('what comes round again is due by day, and next after as many days as were said', async () => {
    const told = await runKitLogic(`
      import { day } from './dates.ts'
      import { groupByDue, nextDue } from './due-again.ts'
      const plant = (id, on, every) => ({ id, createdAt: '', ownerId: null, on, every })
      const plants = [plant('fern', day(30), 5), plant('basil', day(0), 2), plant('aloe', day(-3), 9), plant('ivy', null, null), plant('fig', day(4), 0)]
      console.log(JSON.stringify([
        groupByDue(plants, 'on').map(({ title, entries }) => [title, ...entries.map(({ id }) => id)]),
        nextDue(plants[1], 'every') === day(2),
        nextDue(plants[3], 'every') === day(7),
      ]))
    `)
    expect(told).toEqual([
      [
        ['Overdue', 'aloe'],
        ['Today', 'basil'],
        ['In the next days', 'fig'],
        ['Later', 'ivy', 'fern'],
      ],
      true,
      true,
    ])
  })

  it('a budget is what came in and went out in its month, by category', async () => {
    const told = await runKitLogic(`
      import { shiftMonth, sumMonth } from './budgets.ts'
      const entry = (date, amount, category, type = 'Expense') => ({ id: date, createdAt: '', ownerId: null, date, amount, category, type })
      const { byCategory, ...sums } = sumMonth([
        entry('2026-05-01', 0.1, 'Food'), entry('2026-05-31', 0.2, 'Food'), entry('2026-06-01', 9, 'Food'), entry('2026-05-02', 50, 'Work', 'Income'),
      ], '2026-05')
      console.log(JSON.stringify([sums, [...byCategory], shiftMonth('2026-01', -1), shiftMonth('2026-12', 1)]))
    `)
    expect(told).toEqual([{ income: 50, spent: 0.3, left: 49.7 }, [['Food', 0.3]], '2025-12', '2027-01'])
  })
})
