import { describe, expect, it } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { renderApplication } from '../index.ts'
import { runAppLogic } from '../testing/run-app-logic.ts'
import { findReaders } from './find-readers.ts'

const hotel = understand(
  'Please implement a hotel booking website. Guests can register, search rooms by date, book a room and cancel their bookings. Administrators manage rooms and bookings.',
)

describe('records of which everybody has their own', () => {
  it('are all seen only by those who look after them', () => {
    expect(findReaders(hotel, 'booking')).toEqual(['administrator'])
    expect(findReaders(hotel, 'guestRoom')).toBeUndefined()
  })

  it('are seen by whoever made them and by those who look after all, and by nobody else', async () => {
    const told = await runAppLogic(
      renderApplication(hotel),
      `
      import { bookingResource as bookings } from '@/data/bookings'
      import { createEntry } from '@/lib/create-entry'
      import { currentAccount, signIn, signOut } from '@/lib/session'
      import { isSeenBy } from '@/lib/sight'
      const [stranger] = bookings.collection.all().filter(({ ownerId }) => ownerId === null)
      const count = () => bookings.collection.all().filter((entry) => isSeenBy(currentAccount(), bookings, entry)).length
      const seen = [count()]
      await signIn('guest@example.com', 'guest-demo')
      seen.push(isSeenBy(currentAccount(), bookings, stranger), isSeenBy(currentAccount(), bookings, undefined))
      const own = createEntry(bookings, { title: 'Mine' }, currentAccount().id)
      seen.push(isSeenBy(currentAccount(), bookings, own))
      await signIn('administrator@example.com', 'administrator-demo')
      seen.push(count() === bookings.collection.all().length)
      console.log(JSON.stringify(seen))`,
    )
    expect(told).toEqual([0, false, false, true, true])
  })
})

it('a field that names a record offers those that whoever fills it in may see, and the one it names', async () => {
  const told = await runAppLogic(
    renderApplication(hotel),
    `
    import { bookingResource as bookings } from '@/data/bookings'
    import { listSeenTargets } from '@/lib/seen-targets'
    import { currentAccount, signIn } from '@/lib/session'
    import { isSeenBy } from '@/lib/sight'
    const all = bookings.collection.all()
    const field = { id: 'booking', label: 'Booking', kind: 'reference', target: 'booking' }
    const count = (value) => listSeenTargets(field, value, (...about) => isSeenBy(currentAccount(), ...about)).length
    const seen = [count(''), count(all[0].id)]
    await signIn('administrator@example.com', 'administrator-demo')
    seen.push(count('') === all.length)
    console.log(JSON.stringify(seen))`,
  )
  expect(told).toEqual([0, 1, true])
})

it("without accounts, one has what was made here, and the samples are other people's", async () => {
  const tours = understand('A travel guide for Porto. Visitors read guides, find tours and book them.')
  expect(tours.modules.some(({ type }) => type === 'accounts')).toBe(false)
  const told = await runAppLogic(
    renderApplication(tours),
    `
    import { bookingResource as bookings } from '@/data/bookings'
    import { createEntry } from '@/lib/create-entry'
    import { isSeen } from '@/lib/sight'
    const hasSamples = bookings.collection.all().length > 0
    createEntry(bookings, { title: 'Mine' }, null)
    const seen = bookings.collection.all().filter((entry) => isSeen(bookings, entry))
    console.log(JSON.stringify([hasSamples, seen.map(({ title }) => title)]))`,
  )
  expect(told).toEqual([true, ['Mine']])
})
