import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('a resume becomes a PDF whose text can be read again, page by page', async () => {
  const read = await runKitLogic(`
    import { openPdf } from './pdf-file.ts'
    import { sampleResume } from './resume.ts'
    import { layOut, resumePdf } from './resume-pdf.ts'
    import { isPrintable } from './paint-pdf.ts'
    const long = Array.from({ length: 30 }, (_, id) => ({ ...sampleResume.work[0], id }))
    const text = Buffer.from(await resumePdf({ ...sampleResume, template: 'sidebar' }).arrayBuffer()).toString('latin1')
    const index = text.slice(Number(/startxref\\n(\\d+)/.exec(text)[1]))
    const places = [...index.matchAll(/(\\d{10}) 00000 n/g)].map(([, place]) => Number(place))
    const pages = layOut({ ...sampleResume, work: long })
    const lowest = Math.max(...pages.flat().map(({ y }) => y))
    console.log(JSON.stringify([
      text.includes('(Alex Morgan) Tj'),
      places.every((place, at) => text.slice(place).startsWith((at + 1) + ' 0 obj')),
      pages.length > 1 && lowest < 842,
      isPrintable('Zoë – 5 €'), isPrintable('李雷'),
    ]))
  `)
  expect(read).toEqual([true, true, true, true, false])
})

it('a table takes as many guests as it has seats', async () => {
  const found = await runKitLogic(`
    import { findSeatProblem, readTable } from './seating.ts'
    const fields = { tableField: 'table', countField: 'people', seatsField: 'seats' }
    const table = { id: 't1', seats: 4 }
    const guests = [{ id: 'a', table: 't1', people: 3 }, { id: 'b', table: '', people: 2 }, { id: 'c', table: '' }]
    console.log(JSON.stringify([
      readTable(table, guests, fields).free,
      findSeatProblem({ guest: guests[1], table }, guests, fields),
      findSeatProblem({ guest: guests[2], table }, guests, fields) ?? null,
      findSeatProblem({ guest: guests[0], table }, guests, fields) ?? null,
    ]))
  `)
  expect(found).toEqual([1, 'Only 1 of its seats are free, and they are 2.', null, null])
})

it('the way of a parcel shows what is over and what comes, and where it went wrong', async () => {
  const way = await runKitLogic(`
    import { readWay } from './tracked-way.ts'
    const flow = { field: 'status', initial: 'Registered', states: { Registered: 'neutral', 'In transit': 'info', Delivered: 'good', Returned: 'bad' }, steps: [] }
    const resource = { key: 'parcel', flow }
    const entry = (status) => ({ id: 'p', createdAt: '2026-01-01', status })
    const activity = [{ at: '2026-01-02', collection: 'parcel', recordId: 'p', action: 'changed', note: 'In transit: on the road' }]
    const places = (status) => readWay(resource, entry(status), activity).map(({ name, place, at }) => [name, place, at ?? null])
    console.log(JSON.stringify([places('In transit'), places('Returned')]))
  `)
  expect(way).toEqual([
    [
      ['Registered', 'before', '2026-01-01'],
      ['In transit', 'now', '2026-01-02'],
      ['Delivered', 'later', null],
    ],
    [
      ['Registered', 'before', '2026-01-01'],
      ['In transit', 'before', '2026-01-02'],
      ['Returned', 'now', null],
    ],
  ])
})

it('a step puts a date off, and counts what each day after it costs', async () => {
  const written = await runKitLogic(`
    import { writeStep } from './write-step.ts'
    const now = new Date('2026-03-10T12:00:00')
    const step = { label: '', from: [], to: '', roles: [] }
    const renewed = writeStep({}, { due: '2026-03-20' }, { ...step, moves: { field: 'due', days: 14 } }, now)
    const late = writeStep({}, { due: '2026-03-05' }, { ...step, fines: { due: 'due', fee: 'fee', rate: 0.2 } }, now)
    const inTime = writeStep({}, { due: '2026-03-20' }, { ...step, fines: { due: 'due', fee: 'fee', rate: 0.2 } }, now)
    console.log(JSON.stringify([renewed.values, late.values, inTime.values]))
  `)
  expect(written).toEqual([{ due: '2026-04-03' }, { fee: 1 }, { fee: 0 }])
})

it('a lesson with questions is finished when they are answered, and a course when all of its lessons are', async () => {
  const found = await runKitLogic(`
    import { questionsOf, readProgress } from './classroom.ts'
    const lessons = [{ id: 'b', course: 'c', position: 2 }, { id: 'a', course: 'c', position: 1 }, { id: 'x', course: 'other' }]
    const questions = [{ id: 'q', lesson: 'a', question: 'Why?', rightAnswer: 'Because', wrongAnswers: 'No\\nNever' }]
    const read = (done, passed) => {
      const { percent, isFinished, next } = readProgress({ lessons, questions }, 'c', { done, passed })
      return [percent, isFinished, next?.id ?? null]
    }
    console.log(JSON.stringify([read([], []), read(['a'], []), read(['a'], ['a']), read(['a', 'b'], ['a']), questionsOf(questions, 'a')[0].options.toSorted()]))
  `)
  expect(found).toEqual([
    [0, false, 'a'],
    [0, false, 'a'],
    [50, false, 'b'],
    [100, true, null],
    ['Because', 'Never', 'No'],
  ])
})

it('ingredients are counted for more people, and their amounts stand beside their names on a list', async () => {
  const found = await runKitLogic(`
    import { ingredientsOf, scaleLine, splitAmount } from './ingredients.ts'
    const lines = ingredientsOf({ ingredients: '200 g oats, 2 eggs, 1.5 l milk, ½ lemon, salt' })
    console.log(JSON.stringify([lines.map((line) => scaleLine(line, 2)), splitAmount('400 g oats'), splitAmount('salt')]))
  `)
  expect(found).toEqual([
    ['400 g oats', '4 eggs', '3 l milk', '1 lemon', 'salt'],
    { amount: '400 g', name: 'Oats' },
    { amount: '', name: 'Salt' },
  ])
})

it('each class says what is left on a day, children pay half, and every passenger has a seat', async () => {
  const found = await runKitLogic(`
    import { countFree, findJourneys, findPassengerProblem, priceFor, takenSeats } from './journeys.ts'
    const trips = [{ id: 'late', from: 'A', to: 'B', departure: '18:00' }, { id: 'early', from: 'A', to: 'B', departure: '07:00', price: 30, seats: 40 }, { id: 'back', from: 'B', to: 'A', departure: '06:00' }]
    const travelClass = { name: 'First', priceField: 'price', seatsField: 'seats' }
    const wanted = { trip: trips[1], date: '2026-05-01', travelClass }
    const passengers = [{ id: 1, name: 'Ann', document: 'X12345', isChild: false }, { id: 2, name: 'Ben', document: 'X54321', isChild: true }]
    const free = countFree([], wanted)
    const seat = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4', 'C1'].find((each) => !takenSeats([], wanted).includes(each))
    const ticket = { id: 't', trip: 'early', date: '2026-05-01', travelClass: 'First', seats: [seat], status: 'Paid' }
    console.log(JSON.stringify([
      findJourneys(trips, 'A', 'B').map(({ id }) => id),
      free - countFree([ticket], wanted), free - countFree([{ ...ticket, status: 'Refunded' }], wanted), free - countFree([ticket], { ...wanted, except: 't' }),
      priceFor(wanted, passengers),
      findPassengerProblem(passengers, [seat]), findPassengerProblem(passengers, [seat, 'J4']) ?? null,
    ]))
  `)
  expect(found).toEqual([['early', 'late'], 1, 0, 0, 45, 'Choose 2 seats: one for each passenger.', null])
})
