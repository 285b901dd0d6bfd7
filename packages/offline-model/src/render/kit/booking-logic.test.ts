import { describe, expect, it } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { renderApplication } from '../index.ts'
import { runAppLogic } from '../testing/run-app-logic.ts'
import { runKitLogic } from '../testing/run-kit-logic.ts'

const theatre = renderApplication(
  understand('A theatre site with performances and seat selection. Users buy tickets for performances.'),
)
const garage = renderApplication(
  understand(
    'A parking garage website with reservations, check-in and check-out of vehicles and parking fees. Staff manage spaces.',
  ),
)

describe('what is booked', () => {
  it('costs its days and its extras, once or for each of them', async () => {
    const told = await runAppLogic(
      garage,
      `import { countHours, totalOf } from '@/lib/booking-total'
      const extras = [{ name: 'Seat', price: 4, per: 'day' }, { name: 'Delivery', price: 25, per: 'booking' }]
      console.log(JSON.stringify([
        totalOf({ unitPrice: 29, units: 3, days: 3, extras }),
        totalOf({ unitPrice: 29, units: 3, days: 3, extras: [] }),
        countHours('10:00', '12:10'),
        countHours('12:00', '10:00'),
      ]))`,
    )
    expect(told).toEqual([124, 87, 2.25, 0])
  })

  it('has seats with names, and arrow keys pass over those that are taken', async () => {
    const told = await runKitLogic(`
      import { nextSeat, seatNames, sortSeats } from './seat-plan.ts'
      const plan = { rows: 2, seats: 3, aisles: [], front: 'Stage' }
      const next = (from, key) => nextSeat({ plan, from, key, isTaken: (seat) => seat === 'A2' })
      console.log(JSON.stringify([
        seatNames(plan),
        next('A1', 'ArrowRight'),
        next('A1', 'ArrowDown'),
        next('A1', 'ArrowUp'),
        next('A3', 'ArrowRight'),
        sortSeats(plan, ['B1', 'A3', 'Z9']),
      ]))`)
    expect(told).toEqual([['A1', 'A2', 'A3', 'B1', 'B2', 'B3'], 'A3', 'B1', 'A1', 'A3', ['A3', 'B1']])
  })

  it('is taken by others, unless theirs was cancelled', async () => {
    const told = await runAppLogic(
      theatre,
      `import { ticketResource as bookings } from '@/data/tickets'
      import { performanceResource as resource } from '@/data/performances'
      import { availability } from '@/lib/availability'
      const [performance] = resource.collection.all()
      const known = () => availability({ bookings, resource, id: performance.id })
      const before = known().takenSeats().length
      const values = known().write({}, { date: '2030-01-01', until: undefined, slot: '19:30', seats: 2, seatNames: ['H9', 'H10'] })
      const ticket = bookings.collection.add(values, null)
      const taken = known().takenSeats()
      bookings.collection.update(ticket.id, { status: 'Cancelled' })
      console.log(JSON.stringify([taken.length - before, taken.includes('H9'), known().takenSeats().length - before]))`,
    )
    expect(told).toEqual([2, true, 0])
  })

  it('is paid by the hours between coming and going, and the space is free again', async () => {
    const told = await runAppLogic(
      garage,
      `import { reservationResource as bookings } from '@/data/reservations'
      import { parkingSpaceResource as spaces } from '@/data/parking-spaces'
      import { passOn, writeStep } from '@/lib/write-step'
      const step = (label) => bookings.flow.steps.find((each) => each.label === label)
      const space = spaces.collection.all().find(({ hourlyPrice }) => hourlyPrice === 2)
      const entry = { ...bookings.collection.all()[0], parkingSpace: space.id, cameAt: '2030-01-01T10:00:00.000Z' }
      passOn(bookings, entry, step('Check in'))
      const during = spaces.collection.find(space.id).status
      const { values, note } = writeStep(bookings, entry, step('Check out'), new Date('2030-01-01T12:20:00.000Z'))
      passOn(bookings, entry, step('Check out'))
      console.log(JSON.stringify([during, values.hours, values.fee, note, spaces.collection.find(space.id).status]))`,
    )
    expect(told).toEqual(['Taken', 2.5, 5, '2.5 h × $2.00 = $5.00', 'Free'])
  })

  it('overlaps where its hours touch those of another, and not where it begins at their end', async () => {
    const told = await runAppLogic(
      garage,
      `import { reservationResource as bookings } from '@/data/reservations'
      import { parkingSpaceResource as resource } from '@/data/parking-spaces'
      import { availability } from '@/lib/availability'
      const [{ id }] = resource.collection.all()
      const known = availability({ bookings, resource, id })
      bookings.collection.add(known.write({}, { date: '2030-01-01', until: undefined, slot: '10:00', to: '12:00', seats: 1 }), null)
      const at = (from, to) => availability({ bookings, resource, id }).overlapsHours('2030-01-01', { from, to }, 1)
      console.log(JSON.stringify([at('11:00', '13:00'), at('12:00', '13:00'), at('09:00', '10:00')]))`,
    )
    expect(told).toEqual([true, false, false])
  })
})
