import { describe, expect, it } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { renderApplication } from '../index.ts'
import { runAppLogic } from '../testing/run-app-logic.ts'

const hotel = renderApplication(
  understand(
    'Please implement a hotel booking website. Guests can register, search rooms by date, book a room and cancel their bookings. Administrators manage rooms and bookings.',
  ),
)
const theatre = renderApplication(
  understand(
    'A theatre site with performances and seat selection. Users log in and buy tickets for performances. Administrators manage performances and tickets.',
  ),
)

describe('a booking that is made in administration', () => {
  it('cannot lie over another, and one that is there may stay where it is', async () => {
    const told = await runAppLogic(
      hotel,
      `import { bookingResource as bookings } from '@/data/bookings'
      import { guestRoomResource as rooms } from '@/data/guest-rooms'
      import { day } from '@/lib/dates'
      import { findMoveProblem, validateEntry } from '@/lib/validate'
      const [room] = rooms.collection.all()
      const wish = (from, until) => ({ ...bookings.complete({ title: 'T', guestRoom: room.id, customer: 'Ada', date: day(from), departure: day(until), time: '15:00' }), status: 'Confirmed' })
      const stay = bookings.collection.add(wish(200, 203), null)
      const problems = (values, id) => Object.entries(validateEntry(bookings, values, id))
      console.log(JSON.stringify([
        problems(wish(202, 205)),
        problems(wish(203, 205)),
        problems(wish(206, 206)).map(([field]) => field),
        problems({ ...stay, notes: 'Late' }, stay.id),
        findMoveProblem(bookings, stay, { date: day(-2) }),
        problems({ ...wish(300, 301), guestRoom: null }),
        bookings.complete({ ...wish(300, 301), title: '' }).title === room.name,
      ]))`,
    )
    expect(told).toEqual([
      [['date', 'These days are taken.']],
      [],
      ['departure'],
      [],
      'This day is over.',
      [['guestRoom', 'Guest room is needed.']],
      true,
    ])
  })

  it('takes seats that are on the plan and free, on the day of the performance, at its price', async () => {
    const told = await runAppLogic(
      theatre,
      `import { ticketResource as bookings } from '@/data/tickets'
      import { performanceResource as shows } from '@/data/performances'
      import { validateEntry } from '@/lib/validate'
      const show = shows.collection.all().find(({ date }) => date > new Date().toISOString())
      const wish = (...seats) => bookings.complete({ title: 'T', code: 'T-X', performance: show.id, customer: 'Ada', seats, status: 'Paid' })
      const first = wish('H9', 'H10')
      bookings.collection.add(first, null)
      const seatProblem = (values) => validateEntry(bookings, values).seats
      console.log(JSON.stringify([
        first.date === show.date && first.total === 2 * show.price,
        seatProblem(wish('H9')),
        seatProblem(wish('Z99')),
        seatProblem(wish()),
      ]))`,
    )
    expect(told).toEqual([
      true,
      'Somebody has this seat already.',
      'There is no such seat on the plan.',
      'Choose at least one seat.',
    ])
  })
})
