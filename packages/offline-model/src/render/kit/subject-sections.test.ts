import { describe, expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

describe('what makes a subject itself', () => {
  it('a forecast adds what is planned to what is there, in each case, also at the end of short months', async () => {
    const told = await runKitLogic(`
      import { balanceToday, forecast, occurrencesOf } from './forecast.ts'
      const entry = (values) => ({ id: '1', createdAt: '', ownerId: null, ...values })
      const today = new Date(2026, 0, 15)
      const paid = [entry({ type: 'Income', amount: 500, date: '2026-01-10' }), entry({ type: 'Expense', amount: 90, date: '2026-03-02' })]
      const rent = entry({ type: 'Expense', amount: 200, every: 'Every month', date: '2025-12-31' })
      const fee = entry({ type: 'Income', amount: 1000, every: 'Once', date: '2026-02-03' })
      const told = { balance: 1500, transactions: paid, planned: [rent, fee], months: 3, today }
      console.log(JSON.stringify([
        balanceToday(1000, paid, today),
        forecast(told).map(({ balance }) => balance),
        forecast({ ...told, scenario: { name: 'Low', income: -50, expenses: 10 } }).map(({ balance }) => balance),
        occurrencesOf(rent, '2026-01-16', '2026-04-30'),
      ]))
    `)
    expect(told).toEqual([
      1500,
      [1300, 2100, 1810],
      [1280, 1560, 1241],
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ])
  })

  it("a bank's file is read whatever it calls its columns and however it writes its numbers", async () => {
    const told = await runKitLogic(`
      import { readStatement } from './read-statement.ts'
      const german = 'Booked;Purpose;Amount\\n31.05.2026;Rent;-1.250,50\\nnonsense;x;1\\n'
      const two = 'Date,Payee,Debit,Credit\\n2026-05-01,Shop,20.5,\\n5/2/2026,Customer,,"1,300.00"\\n'
      console.log(JSON.stringify([readStatement(german), readStatement(two).lines, readStatement('a,b\\n1,2').lines]))
    `)
    expect(told).toEqual([
      { lines: [{ date: '2026-05-31', title: 'Rent', amount: 1250.5, type: 'Expense' }], skipped: 1 },
      [
        { date: '2026-05-01', title: 'Shop', amount: 20.5, type: 'Expense' },
        { date: '2026-05-02', title: 'Customer', amount: 1300, type: 'Income' },
      ],
      [],
    ])
  })

  it('a family is read from parents and spouses, and nobody becomes a parent of their own parents', async () => {
    const told = await runKitLogic(`
      import { familyOf, findFamilyProblem, rootsOf, treeOf } from './family.ts'
      const person = (id, values = {}) => ({ id, createdAt: '', ownerId: null, ...values })
      const people = [
        person('ada', { born: '1920', spouse: 'bo' }), person('bo', { born: '1918', spouse: 'ada' }),
        person('cy', { born: '1950', mother: 'ada', father: 'bo' }), person('di', { born: '1952', spouse: 'cy' }),
        person('eve', { born: '1980', mother: 'di', father: 'cy' }),
      ]
      const names = (list) => list.map(({ id }) => id)
      const { parents, spouses, children } = familyOf(people, 'cy')
      console.log(JSON.stringify([
        names(parents), names(spouses), names(children), names(rootsOf(people)),
        treeOf(people, 'bo').children[0].children[0].id,
        findFamilyProblem(people, people[0], people[4]) !== undefined,
        findFamilyProblem(people, people[4], people[3]) ?? null,
      ]))
    `)
    expect(told).toEqual([['ada', 'bo'], ['di'], ['eve'], ['bo'], 'eve', true, null])
  })

  it('a scene sets its devices, and starts once in its minute', async () => {
    const told = await runKitLogic(`
      import { findDue, minuteOf, runScene } from './scenes.ts'
      const devices = new Map([['lamp', { id: 'lamp', type: 'Light', status: 'Off' }], ['heat', { id: 'heat', type: 'Thermostat', status: 'On' }]])
      const collection = { find: (id) => devices.get(id), update: (id, values) => devices.set(id, { ...devices.get(id), ...values }) }
      const now = new Date(2026, 0, 5, 19, 30)
      const scene = { id: 's', name: 'Evening', startedAt: null, schedule: { time: '19:30', days: [1], isOn: true }, actions: [
        { deviceId: 'lamp', isOn: true, level: 35 }, { deviceId: 'heat', isOn: false, level: null }, { deviceId: 'gone', isOn: true, level: 1 } ] }
      console.log(JSON.stringify([
        runScene(scene, collection), devices.get('lamp').brightness, devices.get('heat').status,
        findDue([scene], now).length, findDue([{ ...scene, startedAt: minuteOf(now) }], now).length,
        findDue([scene], new Date(2026, 0, 6, 19, 30)).length,
      ]))
    `)
    expect(told).toEqual([2, 35, 'Off', 1, 0, 0])
  })

  it('reputation follows votes and acceptance', async () => {
    const told = await runKitLogic(`
      import { reputations } from './reputation.ts'
      const post = (id, author, votes, accepted = false) => ({ id, createdAt: '', ownerId: null, author, votes, accepted })
      console.log(JSON.stringify(reputations({
        questions: [post('q', 'Ada', 2)], answers: [post('a', 'Bo', 3, true), post('b', 'Ada', -1)],
        authorOf: (entry) => entry.author, votesOf: (entry) => entry.votes,
      }).map(({ name, points }) => [name, points])))
    `)
    expect(told).toEqual([
      ['Bo', 45],
      ['Ada', 8],
    ])
  })

  it('what is on at the same time overlaps, also after midnight', async () => {
    const told = await runKitLogic(`
      import { findOverlaps, sortProgramme } from './programme.ts'
      const act = (id, day, from, to) => ({ id, createdAt: '', ownerId: null, day, from, to })
      const acts = [act('late', 'Fri', '00:30', '01:30'), act('one', 'Fri', '18:00', '19:15'), act('two', 'Fri', '19:00', '20:00'), act('next', 'Sat', '18:00', '19:00'), act('night', 'Fri', '23:30', '01:00')]
      const fields = { dayField: 'day', startField: 'from', endField: 'to' }
      console.log(JSON.stringify([findOverlaps(acts, fields).map((pair) => pair.map(({ id }) => id)), sortProgramme(acts, fields).map(({ id }) => id)]))
    `)
    expect(told).toEqual([
      [
        ['one', 'two'],
        ['night', 'late'],
      ],
      ['one', 'two', 'night', 'late', 'next'],
    ])
  })

  it('a translation says which words it does not know', async () => {
    const told = await runKitLogic(`
      import { translateText } from './phrase-book.ts'
      console.log(JSON.stringify([
        translateText('Good morning. Where is the train station?', 'en', 'es').text,
        translateText('Gracias', 'es', 'de').text,
        translateText('bread and zebras', 'en', 'fr'),
      ]))
    `)
    expect(told).toEqual([
      'Buenos días. Dónde está la estación de tren?',
      'Danke',
      { text: 'pain et zebras', unknown: ['zebras'] },
    ])
  })

  it('a premium grows with age and coverage, and falls with what one bears oneself', async () => {
    const told = await runKitLogic(`
      import { findPremiumProblems, premiumLines } from './premium.ts'
      const premium = (age, coverage, deductible) => premiumLines({ base: 20, age, coverage, deductible, isPersonal: true }).at(-1).amount
      console.log(JSON.stringify([
        premium(30, 50000, 0), premium(60, 50000, 0) > premium(40, 50000, 0), premium(30, 100000, 0) > 20,
        premium(30, 50000, 500), Object.keys(findPremiumProblems({ age: 17, coverage: 1 })),
      ]))
    `)
    expect(told).toEqual([20, true, true, 18, ['age', 'coverage']])
  })

  it('a full class has no place, and one is given back in time only', async () => {
    const told = await runKitLogic(`
      import { canGiveBack, placesOf } from './class-places.ts'
      const entry = { id: 'c', createdAt: '', ownerId: null, places: 3, taken: 1, date: '2026-05-01', startTime: '18:00' }
      const booking = (id, status, at) => ({ id, createdAt: at, ownerId: null, class: 'c', status })
      const told = placesOf(entry, [booking('w2', 'Waiting', '3'), booking('b', 'Booked', '1'), booking('w1', 'Waiting', '2'), booking('x', 'Cancelled', '0')], 'class')
      console.log(JSON.stringify([
        told.free, told.waiting.map(({ id }) => id),
        canGiveBack(entry, 2, new Date('2026-05-01T15:59')), canGiveBack(entry, 2, new Date('2026-05-01T16:01')),
      ]))
    `)
    expect(told).toEqual([1, ['w1', 'w2'], true, false])
  })

  it('gaps of a template are found once and filled; what has no answer stays', async () => {
    const told = await runKitLogic(`
      import { fillTemplate, gapsOf } from './fill-template.ts'
      const text = '[Client] pays [Fee] a month. [Client] signs.'
      console.log(JSON.stringify([gapsOf(text), fillTemplate(text, { Client: 'Vela' })]))
    `)
    expect(told).toEqual([['Client', 'Fee'], 'Vela pays [Fee] a month. Vela signs.'])
  })

  it('parking costs every quarter of an hour that was begun, and no day more than ten hours', async () => {
    const told = await runKitLogic(`
      import { endOf, isCardValid, parkingFee } from './parking-fee.ts'
      const at = (hours) => new Date(Date.UTC(2026, 0, 1, 0, hours * 60))
      console.log(JSON.stringify([
        parkingFee(at(8), at(8.1), 2), parkingFee(at(8), at(10.3), 2), parkingFee(at(0), at(26), 1).fee,
        endOf('2026-01-31', 1), isCardValid('2026-01-31', 1, '2026-02-27'), isCardValid('2026-01-31', 1, '2026-02-28'),
      ]))
    `)
    expect(told).toEqual([{ hours: 0.25, fee: 0.5 }, { hours: 2.5, fee: 5 }, 12, '2026-02-28', true, false])
  })

  it('what fits a profile comes first, and says why', async () => {
    const told = await runKitLogic(`
      import { matchRecords } from './match-records.ts'
      const field = (id, kind) => ({ id, label: id, kind })
      const entry = (id, values) => ({ id, createdAt: '', ownerId: null, ...values })
      const resource = { key: 'pitch', fields: [field('industry', 'choice'), field('goal', 'money')] }
      const profile = { resource: { fields: [field('industries', 'tags'), field('minTicket', 'money'), field('maxTicket', 'money')] },
        entry: entry('p', { industries: ['Health'], minTicket: 10, maxTicket: 50 }) }
      const found = matchRecords(resource, [entry('a', { industry: 'Food', goal: 20 }), entry('b', { industry: 'Health', goal: 30 }), entry('c', { industry: 'Food', goal: 90 })], profile)
      console.log(JSON.stringify(found.map(({ entry, score, reasons }) => [entry.id, score, reasons.length])))
    `)
    expect(told).toEqual([
      ['b', 100, 2],
      ['a', 50, 1],
      ['c', 0, 0],
    ])
  })
})
