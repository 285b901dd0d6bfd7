import { describe, expect, it } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { renderApplication } from '../index.ts'
import { runAppLogic } from '../testing/run-app-logic.ts'

const clinic = renderApplication(
  understand('A clinic website. Patients can book appointments with doctors and view their appointments.'),
)

describe('appointments', () => {
  it('get another time, and the old one is free again', async () => {
    const told = await runAppLogic(
      clinic,
      `import { appointmentResource as bookings } from '@/data/appointments'
      import { doctorResource as resource } from '@/data/doctors'
      import { availability, readBooking } from '@/lib/availability'
      const id = resource.collection.all()[0].id
      const at = (except) => availability({ bookings, resource, id, except })
      const when = { date: '2040-05-02', until: undefined, slot: '10:00', seats: 1 }
      const entry = bookings.collection.add(at().write({ title: 'Visit' }, when), null)
      const counts = [at().count('2040-05-02', '10:00'), at(entry.id).count('2040-05-02', '10:00')]
      bookings.collection.update(entry.id, at(entry.id).write({}, { ...when, slot: '11:00' }))
      counts.push(at().count('2040-05-02', '10:00'), at().count('2040-05-02', '11:00'))
      const moved = bookings.collection.all().find((each) => each.id === entry.id)
      console.log(JSON.stringify({ counts, read: readBooking(moved, { bookings, resource }), isSame: moved.title === 'Visit', path: bookings.changePath }))`,
    )
    expect(told).toEqual({
      counts: [1, 0, 0, 1],
      read: expect.objectContaining({ id: expect.any(String), date: '2040-05-02', slot: '11:00' }),
      isSame: true,
      path: '/book',
    })
  })

  it('are booked by themselves at the first free time within a wish, or not at all', async () => {
    const wish = { from: '2040-05-02', until: '2040-05-04', notBefore: '10:00', notAfter: '15:00' }
    const found = await runAppLogic(
      clinic,
      `import { findFirstFree } from '@/lib/find-first-free'
      const slots = ['09:00', '10:00', '14:00', '17:00']
      const find = (taken) => findFirstFree(${JSON.stringify(wish)}, { slots, isFree: (date, slot) => !taken.includes(date + ' ' + slot) }) ?? null
      const all = ['02', '03', '04'].flatMap((day) => slots.map((slot) => '2040-05-' + day + ' ' + slot))
      console.log(JSON.stringify([find([]), find(all.slice(0, 5)), find(all)]))`,
    )
    expect(found).toEqual([
      { date: '2040-05-02', slot: '10:00' },
      { date: '2040-05-03', slot: '10:00' },
      null,
    ])
  })

  it.each([
    ['A website for automatic appointment booking where users book free times.', true],
    ['A salon website. Users can book appointments and automatically complete the booking.', true],
    ['A salon website. Users can book appointments.', undefined],
  ])('book by themselves only where that was asked for: %s', (request, isAutomatic) => {
    const [booking] = understand(request).screens.flatMap(({ sections }) =>
      sections.filter((section) => section.type === 'booking'),
    )
    expect(booking?.isAutomatic).toBe(isAutomatic)
  })
})
