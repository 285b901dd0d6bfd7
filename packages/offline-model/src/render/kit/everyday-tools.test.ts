import { describe, expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

describe('the small tools that people wish for in a few words', () => {
  it('a password has a sign of every kind that is wished for, and none that is not', async () => {
    const told = await runKitLogic(`
      import { firstWish, makePassword, rateStrength, strengthOf } from './password-maker.ts'
      const plain = { length: 20, hasCapitals: false, hasDigits: false, hasSigns: false, isReadable: true }
      console.log(JSON.stringify([
        /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^a-zA-Z0-9]).{6}$/.test(makePassword({ ...firstWish, length: 6 })),
        /^[a-km-z]{20}$/.test(makePassword(plain)),
        /[l1IO0]/.test(makePassword({ ...firstWish, length: 64, isReadable: true })),
        rateStrength(strengthOf({ ...plain, length: 6 })),
        rateStrength(strengthOf(firstWish)),
      ]))
    `)
    expect(told).toEqual([true, true, false, 'Weak', 'Very strong'])
  })

  it('a short link leads to an address that can be opened, by an ending that nobody else has', async () => {
    const read = await runKitLogic(`
      import { countVisit, findCodeProblem, makeCode, readAddress } from './short-links.ts'
      const links = [{ code: 'spring', target: 'https://example.com/', visits: 2, madeOn: '2026-05-01' }]
      console.log(JSON.stringify([
        ['example.com/a b', 'example.com/a', 'http://example.com', 'javascript:alert(1)', 'hello', ''].map((text) => readAddress(text) ?? null),
        ['spring', 'SPRING', 'a', 'x y', 'summer', ''].map((code) => findCodeProblem(links, code) ?? null),
        makeCode(links).length,
        countVisit(links, 'spring')[0].visits,
      ]))
    `)
    expect(read).toEqual([
      [null, 'https://example.com/a', 'http://example.com/', null, null, null],
      [
        'This ending is taken.',
        'This ending is taken.',
        'Two to thirty letters, digits and hyphens.',
        'Two to thirty letters, digits and hyphens.',
        null,
        null,
      ],
      6,
      3,
    ])
  })

  it('an invoice adds up what is printed, to the cent', async () => {
    const sums = await runKitLogic(`
      import { addLine, nextNumber, totalsOf } from './invoice-draft.ts'
      const line = (amount, price) => ({ id: 1, what: '', amount, price })
      console.log(JSON.stringify([
        totalsOf({ lines: [line(3, 33.33), line(0.5, 0.01)], taxPercent: 19 }),
        nextNumber('2026-009'),
        addLine([line(1, 1)])[1].id,
      ]))
    `)
    expect(sums).toEqual([{ net: 100, tax: 19, total: 119 }, '2026-010', 2])
  })

  it('a row of days goes on until yesterday, and the longest one is kept in mind', async () => {
    const rows = await runKitLogic(`
      import { bestStreakOf, sampleTicks, shareOf, streakOf, tickOf } from './habit-days.ts'
      const ticks = [1, 2, 3, 6, 7, 8, 9].map((ago) => tickOf('walk', ago))
      console.log(JSON.stringify([
        streakOf(ticks, 'walk'),
        streakOf([...ticks, tickOf('walk', 0)], 'walk'),
        bestStreakOf(ticks, 'walk'),
        shareOf(ticks, ['walk'], 10),
        streakOf(ticks, 'run'),
        streakOf(sampleTicks(['habit-1']), 'habit-1') > 2,
      ]))
    `)
    expect(rows).toEqual([3, 4, 4, 70, 0, true])
  })
})
