import { describe, expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

describe('the logic of the small tools that apps are given', () => {
  it('a calculator works out what is typed, and nothing that is no sum', async () => {
    const typed = [
      ['1+2×3', '7'],
      ['0.1+0.2', '0.3'],
      ['(1+2)×3', '9'],
      ['2π', '6.28318530718'],
      ['3(4+5)', '27'],
      ['−2^2', '−4'],
      ['2^3^2', '512'],
      ['200×15%', '30'],
      ['√(16)+1', '5'],
      ['sin(30)', '0.5'],
      ['log(1000)', '3'],
      ['8÷(2+2', '2'],
      ['7/2-1', '2.5'],
      ['1÷0', null],
      ['1+', null],
      ['1..2', null],
      ['alert(1)', null],
      ['', null],
    ]
    const worked = await runKitLogic(`
      import { workOut, writeResult } from './pocket-calculator.ts'
      const typed = ${JSON.stringify(typed.map(([sum]) => sum))}
      console.log(JSON.stringify(typed.map((sum) => {
        const value = workOut(sum)
        return value === undefined ? null : writeResult(value)
      })))
    `)
    expect(worked).toEqual(typed.map(([, result]) => result))
  })

  it('a digit after a result begins anew, a sign goes on with it, and a second sign replaces the first', async () => {
    const shown = await runKitLogic(`
      import { typeKey } from './pocket-calculator.ts'
      console.log(JSON.stringify([
        typeKey('12', '7', true), typeKey('12', '+', true), typeKey('12+', '×', false),
        typeKey('12×', '−', false), typeKey('1.5', '.', false), typeKey('1.5+2', '.', false),
      ]))
    `)
    expect(shown).toEqual(['7', '12+', '12×', '12×−', '1.5', '1.5+2.'])
  })

  it('every hand of rock, paper, scissors wins once, loses once and draws once', async () => {
    const ends = await runKitLogic(`
      import { hands, judge } from './rock-paper-scissors.ts'
      console.log(JSON.stringify(hands.map((mine) => hands.map((other) => judge(mine.id, other.id)))))
    `)
    expect(ends).toEqual([
      ['drawn', 'lost', 'won'],
      ['won', 'drawn', 'lost'],
      ['lost', 'won', 'drawn'],
    ])
  })

  it('a countdown knows the next day of a feast, and leaves other days to whoever knows them', async () => {
    const told = await runKitLogic(`
      import { knownMoment, timeLeft } from './countdown.ts'
      const at = (...parts) => new Date(...parts)
      console.log(JSON.stringify([
        knownMoment("New Year's Eve", at(2026, 10, 18)),
        knownMoment("new year's eve", at(2026, 11, 31, 12)),
        knownMoment('New Year', at(2026, 10, 18)),
        knownMoment('Christmas', at(2026, 11, 26)),
        knownMoment('our wedding', at(2026, 10, 18)),
        timeLeft('2026-12-01T00:00', at(2026, 10, 29, 22, 58, 57).getTime()),
        timeLeft('2026-12-01T00:00', at(2026, 11, 2).getTime()).isOver,
      ]))
    `)
    expect(told).toEqual([
      '2027-01-01T00:00',
      '2027-01-01T00:00',
      '2027-01-01T00:00',
      '2027-12-25T00:00',
      '',
      { isOver: false, days: 1, hours: 1, minutes: 1, seconds: 3 },
      true,
    ])
  })
})
