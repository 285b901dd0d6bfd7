import { describe, expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

describe('what schemes that are laid out at once compute', () => {
  it('exams are graded by the kind of question, and what was wrong is kept until it is right', async () => {
    const told = await runKitLogic(`
      globalThis.localStorage = { getItem: () => null, setItem: () => undefined }
      globalThis.window = { addEventListener: () => undefined }
      const { gradeOf, isRight } = await import('./exam.ts')
      const { mistakesOf } = await import('./exam-attempts.ts')
      const question = (id, kind, answers) => ({ id, text: id, kind, topic: '', options: [], answers, points: 5, explanation: '' })
      const all = [question('one', 'Single choice', ['A']), question('many', 'Multiple choice', ['A', 'C']), question('blank', 'Fill in the blank', ['colour', 'color'])]
      const paper = { id: 'p', title: '', minutes: 5, passAt: 60, questionIds: ['one', 'many', 'blank'] }
      const attempt = (takenAt, answers) => ({ id: takenAt, paperId: 'p', title: '', ownerId: null, takenAt, answers, score: 0, total: 0, percent: 0, isPassed: false })
      const first = attempt('2026-01-01', { one: ['B'], many: ['A'], blank: [' Color '] })
      const second = attempt('2026-01-02', { one: ['A'], many: ['C'], blank: ['colour'] })
      console.log(JSON.stringify([
        gradeOf(all, first.answers),
        isRight(all[1], ['C', 'A']),
        mistakesOf([first, second], [paper], all).map(({ question: { id }, times }) => [id, times]),
      ]))
    `)
    expect(told).toEqual([{ score: 5, total: 15, right: 1, percent: 33 }, true, [['many', 2]]])
  })

  it('a dish costs what was chosen with it, the same one is one line, and a coupon has its least sum', async () => {
    const told = await runKitLogic(`
      globalThis.localStorage = { getItem: () => null, setItem: () => undefined }
      globalThis.window = { addEventListener: () => undefined }
      const { addLine, applyCoupon, priceWith, sumOf, usualChoices } = await import('./menu-order.ts')
      const groups = [
        { name: 'Spice', pick: 'one', of: [], choices: [{ name: 'Mild', price: 0 }, { name: 'Hot', price: 0 }] },
        { name: 'Toppings', pick: 'any', of: [], choices: [{ name: 'Egg', price: 1.2 }, { name: 'Tofu', price: 1.5 }] },
      ]
      const line = { dish: 'Soup', price: priceWith(8, groups, ['Hot', 'Egg', 'Tofu']), quantity: 1, chosen: ['Hot', 'Egg', 'Tofu'] }
      const lines = addLine(addLine([], line), line)
      const coupons = [{ code: 'TEN', percent: 10, from: 20 }]
      console.log(JSON.stringify([usualChoices(groups), line.price, lines.length, sumOf(lines), applyCoupon(sumOf(lines), coupons, 'ten'), applyCoupon(5, coupons, 'TEN').problem]))
    `)
    expect(told).toEqual([['Mild'], 10.7, 1, 21.4, { discount: 2.14 }, 'This coupon counts from 20 on.'])
  })

  it('rows are won in every direction, and the app wins or defends where it can', async () => {
    const told = await runKitLogic(`
      import { answerOf, landing, lineGames, startBoard, winningRow } from './line-games.ts'
      const [gomoku, four, three] = lineGames
      const place = (game, stones) => Object.entries(stones).reduce((board, [at, stone]) => board.with(Number(at), stone), startBoard(game))
      console.log(JSON.stringify([
        landing(four, place(four, { 38: 'one' }), 3),
        winningRow(three, place(three, { 2: 'two', 4: 'two', 6: 'two' })),
        answerOf(three, place(three, { 0: 'one', 1: 'one', 4: 'two' })),
        answerOf(gomoku, place(gomoku, { 0: 'two', 1: 'two', 2: 'two', 3: 'two', 50: 'one', 51: 'one', 52: 'one' })),
        winningRow(gomoku, place(gomoku, { 9: 'one', 10: 'one', 11: 'one', 12: 'one', 13: 'one' })),
      ]))
    `)
    expect(told).toEqual([31, [6, 4, 2], 2, 4, []])
  })

  it('the weather of a city is the same all day and fits the season, and numbers are narrowed by ranges', async () => {
    const told = await runKitLogic(`
      import { reportOf } from './weather.ts'
      import { findCities, findCity } from './weather-cities.ts'
      import { isInRange, rangesOf } from './number-ranges.ts'
      const oslo = findCity('Oslo')
      const at = (month) => reportOf(oslo, new Date(Date.UTC(2026, month, 15, 12)))
      const means = [0, 6].map((month) => at(month).days.reduce((sum, { low, high }) => sum + low + high, 0) / 14)
      const ranges = rangesOf([60, 76, 82, 89, 128, 139, 156, 214, 239])
      console.log(JSON.stringify([
        JSON.stringify(at(6)) === JSON.stringify(at(6)),
        means[1] > means[0] + 10,
        [at(0).hours.length, at(0).days.length],
        findCities('nor').map(({ name }) => name),
        ranges,
        [128, 300].map((value) => ranges.filter((range) => isInRange(value, range)).length > 0),
      ]))
    `)
    expect(told).toEqual([
      true,
      true,
      [24, 7],
      ['Oslo'],
      ['Up to 80', '80 to 130', '130 to 160', '160 and more'],
      [true, true],
    ])
  })

  it('words are learned as many a day as were planned, and a misspelled one is a mistake until it is right', async () => {
    const told = await runKitLogic(`
      globalThis.localStorage = { getItem: () => null, setItem: () => undefined }
      globalThis.window = { addEventListener: () => undefined }
      const { blankOut, learn, mark, planToday } = await import('./word-trainer.ts')
      const words = ['borrow', 'queue', 'towel'].map((word) => ({ id: word, word, meaning: '', example: 'May I borrow it?', book: 'A' }))
      const one = learn({}, 'borrow', '2026-05-01')
      const wrong = mark(one, 'borrow', false, '2026-05-01')
      const right = mark(wrong, 'borrow', true, '2026-05-02')
      console.log(JSON.stringify([
        planToday(words, one, 2, '2026-05-01').open.map(({ id }) => id),
        planToday(words, one, 2, '2026-05-02').open.length,
        [wrong.borrow.isMistake, right.borrow.isMistake, right.borrow.learnedOn],
        blankOut(words[0]),
      ]))
    `)
    expect(told).toEqual([['queue'], 2, [true, false, '2026-05-01'], 'May I _____ it?'])
  })

  it('blanks of a contract are asked for once, and an open one stays a line', async () => {
    const told = await runKitLogic(`
      import { blanksOf, fillIn, typeOfBlank } from './fill-in.ts'
      const text = '{landlord} lets {address} to {tenant} from {start date}. {landlord}'
      console.log(JSON.stringify([blanksOf(text), fillIn(text, { landlord: 'Ada', tenant: 'Leo' }), ['start date', 'monthly rent', 'tenant'].map(typeOfBlank)]))
    `)
    expect(told).toEqual([
      ['landlord', 'address', 'tenant', 'start date'],
      'Ada lets __________ to Leo from __________. Ada',
      ['date', 'number', 'text'],
    ])
  })
})
