import { expect, it } from 'vitest'
import type { ApplicationModel } from '../model/application-model.ts'
import { understand } from './understand.ts'

function bookingIn({ screens }: ApplicationModel) {
  return screens.flatMap(({ sections }) => sections.filter((section) => section.type === 'booking'))[0]
}

function flowOf({ entities }: ApplicationModel, id: string | undefined): string[] | undefined {
  return entities.find((entity) => entity.id === id)?.lifecycle?.steps.map(({ label }) => label)
}

const kennel =
  'Please implement a dog kennel website. The website should have functionalities for room browsing, booking, and dog profiles. Users should be able to log in, add their dogs, and book a room for a period. Staff can check dogs in and out.'
const bikes =
  'Please implement a bike rental website. The website should have functionalities for bike search and booking. Users should be able to choose a bike, book it and cancel. Employees can hand out and take back bikes.'

it('what is said to be booked is booked, however often something else is spoken of', () => {
  expect(bookingIn(understand(kennel))?.resource).toMatch(/room$/i)
  expect(
    bookingIn(
      understand(
        'Please implement a squash club website. Members should be able to see the free hours of each court, look for a partner of similar level, and book a court by the hour.',
      ),
    )?.resource,
  ).toBe('court')
})

it('who arrives is checked in and out, and what is lent comes back', () => {
  const house = understand(kennel)
  expect(flowOf(house, bookingIn(house)?.booking)).toEqual(['Check in', 'Check out', 'Cancel'])
  const shop = understand(bikes)
  expect(flowOf(shop, bookingIn(shop)?.booking)).toEqual(['Hand out', 'Take back', 'Cancel'])
  expect(shop.entities.map(({ one }) => one)).not.toContain('hand out')
})

it('checking in at a house collects no points, and a membership fee is no reward', () => {
  const garage = understand(
    'Please implement a parking garage website. The website should have functionalities for reserving a space, check-in and check-out of vehicles, and membership fees.',
  )
  const types = garage.screens.flatMap(({ sections }) => sections.map(({ type }) => type))
  expect(types).not.toContain('rewards')
  expect(garage.entities.map(({ one }) => one)).not.toContain('check-out vehicle')
})

it.each([
  ['A theatre website. Users can browse plays and view their tickets.', 'ticket', 'validOn'],
  ['An election website. Students can read about candidates and vote for one.', 'candidate', 'programme'],
  ['A crowdfunding website. Users can create campaigns and pledge money.', 'campaign', 'supporters'],
  ['A blood bank website. Staff can manage blood stock and donations.', 'blood stock', 'bloodGroup'],
  ['A tennis club website. Members can look for partners and book courts.', 'partner', 'level'],
])('a word means what it means among the others: %s', (...[request, one, field]) => {
  const found = understand(request).entities.find((entity) => entity.one.endsWith(one))
  expect(found?.fields.map(({ id }) => id)).toContain(field)
})

it('a stay is in a room of the house that was searched for', () => {
  const model = understand(
    'A hotel booking site where guests search hotels by city and dates, see which rooms are available, book a stay, see their bookings and cancel them.',
  )
  expect(bookingIn(model)?.resource).toBe('room')
  expect(model.entities.find(({ id }) => id === 'room')?.fields.map(({ refersTo }) => refersTo)).toContain(
    'hotel',
  )
  expect(model.entities.map(({ id }) => id)).not.toContain('stay')
})
