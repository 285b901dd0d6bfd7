import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('an event has a day, a time and places of its own, and whoever comes signs up', async () => {
  const results = await runKitLogic(`
    import { bookingWords } from './booking-words.ts'
    import { ownTimes } from './own-times.ts'
    const field = (id, kind) => ({ id, kind })
    const event = ownTimes({ fields: [field('date', 'date'), field('startTime', 'time'), field('seats', 'number')] })
    const film = ownTimes({ fields: [field('releasedOn', 'date'), field('endTime', 'time')] })
    const entry = { date: '2030-05-02', startTime: '17:30', seats: 40, releasedOn: '2001-01-01' }
    const read = ({ day, dayOf, timeOf, placesOf }) => [day !== undefined, dayOf(entry), timeOf(entry), placesOf(entry)]
    console.log(JSON.stringify({
      event: read(event),
      film: read(film),
      words: ['sign-up', 'order', 'booking'].map((one) => bookingWords({ one }).act),
    }))
  `)
  expect(results).toEqual({
    event: [true, '2030-05-02', '17:30', 40],
    film: [false, '', '', 0],
    words: ['Sign up', 'Order', 'Book'],
  })
})
