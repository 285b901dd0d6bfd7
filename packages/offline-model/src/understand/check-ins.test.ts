import { describe, expect, it } from 'vitest'
import type { ApplicationModel } from '../model/application-model.ts'
import { understand } from './understand.ts'

describe('who comes and goes', () => {
  it('is checked in and out by staff, at times that nobody types in', () => {
    const model = understand(
      'A pet hotel website. Users add their pets and book a room for a period. Staff check pets in and out and write care reports.',
    )
    const booking = find(model, 'booking')
    expect(labelsOf(booking)).toEqual(['Check in', 'Check out', 'Cancel'])
    const times = booking.fields.filter(({ id }) => id === 'cameAt' || id === 'leftAt')
    expect(times.map(({ label, inForm }) => [label, inForm])).toEqual([
      ['Checked in', false],
      ['Checked out', false],
    ])
    expect(find(model, 'pet').editableBy).toBe('owner')
    expect(find(model, 'care report').fields.map(({ refersTo }) => refersTo)).toContain('pet')
    expect(model.notUnderstood).toEqual([])
  })

  it('is seen to by the owner, where nobody else runs the house', () => {
    const model = understand(
      'A holiday cottage site. Guests book a cottage. The owner manages cottages and checks guests in and out.',
    )
    const screen = model.screens.find(({ path }) => path === '/admin/bookings')
    expect(screen?.roles).toEqual(['owner'])
    expect(find(model, 'booking').lifecycle?.steps[0]?.roles).toEqual(['owner'])
  })

  it('pays by the hour where a vehicle is parked, and the space is taken in between', () => {
    const model = understand(
      'A parking garage website with reservations, check-in and check-out of vehicles, and fee calculation. Drivers reserve a space with their license plate. Staff manage spaces and rates.',
    )
    const reservation = find(model, 'reservation')
    expect(labelsOf(reservation)).toEqual(['Check in', 'Check out', 'Pay the fee', 'Cancel'])
    expect(reservation.lifecycle?.steps[1]).toMatchObject({
      stamps: 'leftAt',
      charges: { since: 'cameAt', rate: { reference: 'parkingSpace', field: 'hourlyPrice' } },
      sets: { field: 'status', value: 'Free' },
    })
    expect(bookingOf(model)).toMatchObject({ mode: 'hours', asks: ['licencePlate'] })
    const taken = reservation.records.filter(({ values }) => values['status'] === 'Checked in')
    expect(taken.length).toBeGreaterThan(0)
    for (const { values } of taken) {
      const space = find(model, 'parking space').records.find(({ id }) => id === values['parkingSpace'])
      expect(space?.values['status']).toBe('Taken')
    }
  })

  it('is entered as a visit where nothing is booked, and whoever is there now is listed', () => {
    const model = understand(
      'A visitor management system. Receptionists register visitors with name, company and host, and check visitors in and out. The manager sees a list of who is in the building.',
    )
    expect(labelsOf(find(model, 'visit'))).toEqual(['Check in', 'Check out', 'Cancel'])
    const lists = model.screens.flatMap(({ sections }) => sections)
    expect(lists).toContainEqual(
      expect.objectContaining({ title: 'Here now', where: { field: 'status', equals: ['Checked in'] } }),
    )
    expect(model.notUnderstood).toEqual([])
  })

  it('does it alone where the request says so, and desks can be booked beside it', () => {
    const model = understand(
      'A coworking website. Members check in when they arrive and check out when they leave, the fee is by the hour. Members book desks.',
    )
    expect(find(model, 'visit').lifecycle?.steps[0]).toMatchObject({ roles: [], by: 'maker' })
    expect(bookingOf(model)?.resource).toBe('desk')
  })

  it('is nobody where a check-in is a date or earns points', () => {
    for (const request of [
      'A hotel website. Guests choose check-in and check-out dates and book a room.',
      'A habit app with daily check-ins and points.',
    ])
      expect(
        understand(request).entities.some(({ fields }) => fields.some(({ id }) => id === 'cameAt')),
      ).toBe(false)
  })
})

function find({ entities }: ApplicationModel, one: string) {
  const found = entities.find((entity) => entity.one === one)
  if (found === undefined) throw new Error(`There is no ${one}.`)
  return found
}

const labelsOf = ({ lifecycle }: ApplicationModel['entities'][number]) =>
  lifecycle?.steps.map(({ label }) => label)

function bookingOf({ screens }: ApplicationModel) {
  return screens.flatMap(({ sections }) => sections).find((section) => section.type === 'booking')
}
