import { describe, expect, it } from 'vitest'
import type { ApplicationModel } from '../model/application-model.ts'
import { understand } from './understand.ts'

describe('where seats are chosen', () => {
  it.each([
    [
      'A cinema website. Visitors choose a screening, select their seats on the seat map and pay.',
      'screening',
    ],
    [
      'A theatre website with seat selection. Users buy tickets for performances and choose free seats.',
      'performance',
    ],
    ['A concert hall website with a seating chart. Guests book tickets for concerts.', 'concert'],
    ['A bus ticket website. Passengers search trips, pick their seats and see their tickets.', 'trip'],
    ['An airline website. Travellers book flights and choose their seats on the seat map.', 'flight'],
    ['A stadium website. Fans buy tickets for matches and pick seats on a seating plan.', 'match'],
  ])('each is one of a plan, and what it is for has a day and a price: %s', (request, one) => {
    const model = understand(request)
    const section = bookingOf(model)
    const plan = section?.seatPlan
    expect(plan).toBeDefined()
    expect(section?.capacity).toBe((plan?.rows ?? 0) * (plan?.seats ?? 0))
    const booked = model.entities.find(({ id }) => id === section?.resource)
    expect(booked?.one).toBe(one)
    expect(booked?.fields.map(({ type }) => type)).toEqual(expect.arrayContaining(['date', 'time', 'money']))
    expect(model.notUnderstood).toEqual([])
  })

  it('a ticket has its seats, its code and its price, and no shop stands beside it', () => {
    const model = understand(
      'A theatre ticket website. Users browse plays and performances, choose seats on a seating plan, pay and view their tickets with a code. Administrators manage plays, performances and prices.',
    )
    const ticket = model.entities.find(({ one }) => one === 'ticket')
    const performance = model.entities.find(({ one }) => one === 'performance')
    expect(ticket?.fields.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['code', 'performance', 'seats', 'total']),
    )
    expect(model.entities.map(({ one }) => one).toSorted()).toEqual(['performance', 'play', 'ticket'])
    expect(sectionsOf(model).map(({ type }) => type)).not.toContain('cart')
    for (const { values } of ticket?.records ?? []) {
      const price = Number(
        performance?.records.find(({ id }) => id === values['performance'])?.values['price'],
      )
      expect(values['total']).toBe(price * (Array.isArray(values['seats']) ? values['seats'].length : 0))
    }
  })

  it('an evening is one of the work that it is called after', () => {
    const model = understand('A cinema site with films, screenings and seat selection. Users buy tickets.')
    const films = model.entities.find(({ one }) => one === 'film')
    const screenings = model.entities.find(({ one }) => one === 'screening')
    for (const { values } of screenings?.records ?? [])
      expect(films?.records.find(({ id }) => id === values['film'])?.values['title']).toBe(values['title'])
  })

  it('nobody has a plan who does not ask to choose seats', () => {
    for (const request of [
      'A cinema website with films, showtimes and tickets.',
      'A wedding planner with a seating plan for the tables.',
      'A classroom seating chart for teachers.',
      'An event website where people book tickets.',
    ])
      expect(sectionsOf(understand(request)).some((section) => 'seatPlan' in section)).toBe(false)
  })
})

const sectionsOf = ({ screens }: ApplicationModel) => screens.flatMap(({ sections }) => sections)

function bookingOf(model: ApplicationModel) {
  return sectionsOf(model).find((section) => section.type === 'booking')
}
