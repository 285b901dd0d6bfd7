import { describe, expect, it } from 'vitest'
import type { ApplicationModel } from '../model/application-model.ts'
import { understand } from './understand.ts'

describe('what is hired for days', () => {
  it.each([
    ['A car rental website. Users book a car for some days with a daily rate.', 'car'],
    ['A bike rental app with daily rates and extras.', 'bike'],
    ['A tool hire website. Customers hire a tool for several days.', 'tool'],
    ['A boat rental website where tourists book a boat by the day.', 'boat'],
    ['A website where travellers rent a camper van.', 'camper van'],
  ])('is booked from one day to another, at a price for each: %s', (request, one) => {
    const model = understand(request)
    const section = bookingOf(model)
    expect(section).toMatchObject({ mode: 'stay', unit: 'day' })
    expect(model.entities.find(({ id }) => id === section?.resource)?.one).toBe(one)
    expect(find(model, section?.resource).fields.map(({ id }) => id)).toContain('dailyPrice')
  })

  it('comes with the extras that were named, and with usual ones where they were not', () => {
    const named = understand(
      'A bike rental website. Customers choose a bike, add options such as a helmet, a lock and insurance, and see the price.',
    )
    expect(bookingOf(named)?.extras?.map(({ name }) => name)).toEqual(['Helmet', 'Lock', 'Insurance'])
    expect(named.entities.map(({ one }) => one)).not.toContain('option')
    const usual = understand('A car rental website. Users book a car and add extras such as a child seat.')
    expect(bookingOf(usual)?.extras?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Child seat', 'Full insurance']),
    )
    expect(bookingOf(understand('A car rental website. Users book a car.'))?.extras).toBeUndefined()
  })

  it('is fetched and brought back where people choose', () => {
    const both = understand('A car rental website. Users choose pick-up and return location and book a car.')
    expect(bookingOf(both)?.asks).toEqual(['pickUpPlace', 'returnPlace'])
    const one = understand('A boat rental website. Guests choose the pick-up harbour and book a boat.')
    expect(bookingOf(one)?.asks).toEqual(['pickUpPlace'])
  })

  it('has what such a house has, where the request names examples of it', () => {
    const model = understand(
      'A tool hire site. Customers browse tools such as drills and excavators and book a tool.',
    )
    const names = find(model, 'tool').records.map(({ values }) => values['name'])
    expect(names).toEqual(expect.arrayContaining(['Hammer drill', 'Mini excavator']))
    expect(names).not.toContain('Drills')
  })

  it('is handed out and taken back by staff, and is out in between', () => {
    const model = understand(
      'A tool hire website. Customers book a tool for days. Employees hand out tools and take them back.',
    )
    const section = bookingOf(model)
    const steps = find(model, section?.booking).lifecycle?.steps ?? []
    expect(steps.map(({ label }) => label)).toEqual(['Hand out', 'Take back', 'Cancel'])
    expect(steps[0]).toMatchObject({
      roles: ['administrator'],
      stamps: 'cameAt',
      sets: { reference: 'tool', field: 'status', value: 'Out' },
    })
  })

  it('costs in the samples what it costs', () => {
    const model = understand(
      'A car rental website. Users book a car for days and add extras such as a child seat.',
    )
    const { booking, extras = [] } = bookingOf(model) ?? {}
    for (const { values } of find(model, booking).records) {
      const price = Number(
        find(model, 'car').records.find(({ id }) => id === values['car'])?.values['dailyPrice'],
      )
      const days = Number(values['returnDay']) - Number(values['pickUpDay'])
      const chosen = extras.filter(({ name }) => [values['extras']].flat().includes(name))
      const added = chosen.reduce((sum, extra) => sum + extra.price * (extra.per === 'day' ? days : 1), 0)
      expect(values['total']).toBe(price * days + added)
    }
  })

  it('is no flat that is let, and nobody who is hired', () => {
    for (const request of [
      'A rental property website with tenants and leases.',
      'A hiring platform where employers book candidates for interviews.',
      'A website for an apartment rental agency.',
      'A travel agency with tours, hotels and car rental.',
      'A library system to lend books and take them back.',
    ])
      expect(bookingOf(understand(request))?.unit).toBeUndefined()
  })
})

function find({ entities }: ApplicationModel, id: string | undefined) {
  const found = entities.find((entity) => entity.id === id)
  if (found === undefined) throw new Error(`There is no ${id}.`)
  return found
}

function bookingOf({ screens }: ApplicationModel) {
  return screens.flatMap(({ sections }) => sections).find((section) => section.type === 'booking')
}

it.each([
  ['A kayak rental website where people rent a kayak by the hour, choose the hours and pay.', 'kayak'],
  ['A bike rental app with hourly rates. Customers book a bike and see their bookings.', 'bike'],
])(
  'what is hired by the hour is booked from one time to another, at a price for each: %s',
  (request, one) => {
    const model = understand(request)
    const section = bookingOf(model)
    expect(section?.mode).toBe('hours')
    expect(find(model, section?.resource).one).toBe(one)
    const prices = find(model, section?.resource).fields.filter(({ type }) => type === 'money')
    expect(prices.map(({ id }) => id)).toEqual(['hourlyPrice'])
    expect(find(model, section?.booking).fields.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['date', 'from', 'until', 'total']),
    )
    expect(model.notUnderstood).toEqual([])
  },
)

it('hours cost what they cost, and who lets kayaks has nothing else', () => {
  const model = understand('A kayak rental website where people rent a kayak by the hour.')
  const section = bookingOf(model)
  const kayaks = find(model, section?.resource)
  expect([...new Set(kayaks.records.map(({ values }) => values['type']))]).toEqual(['Kayak'])
  const [first] = find(model, section?.booking).records
  const price = kayaks.records.find(({ id }) => id === first?.values['kayak'])?.values['hourlyPrice']
  // From nine to twelve.
  expect(first?.values['total']).toBe(3 * Number(price))
})
